import Foundation
import PlaygroundSyntax
import SourceText
import Testing

/// Input that is nested or chained beyond reason is a message, never an overflow or a hang.
@Suite struct NestingTests {
    private func headlines(_ code: String) -> [String] {
        let (program, diagnostics) = SwiftReader.read(SourceExcerpt(wholeOf: SourceFile(name: "a.swift", text: code)))
        #expect(program.items.isEmpty)
        return diagnostics.map(DiagnosticRenderer().headline)
    }

    private func repeated(_ open: String, _ count: Int, _ middle: String, _ close: String) -> String {
        "let x = " + String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    }

    @Test func parentheses() {
        #expect(
            headlines(repeated("(", 10_000, "1", ")")) == [
                "a.swift:1:210: error: this code is nested more than 200 levels deep"
            ])
    }

    @Test func closures() {
        #expect(
            headlines(repeated("{", 3_000, "1", "}")).first?.hasSuffix("nested more than 200 levels deep") == true)
    }

    @Test func arrays() {
        #expect(
            headlines(repeated("[", 2_000, "", "]")) == [
                "a.swift:1:19: error: square brackets are nested more than 10 levels deep"
            ])
    }

    @Test func bracketsInStringsAndCommentsAreHarmless() {
        let code = repeated("\"[a\" + ", 20, "1", "") + " // " + String(repeating: "[b", count: 20)
        let (program, diagnostics) = SwiftReader.read(SourceExcerpt(wholeOf: SourceFile(name: "a.swift", text: code)))
        #expect(program.items.count == 1)
        #expect(diagnostics.isEmpty)
    }

    @Test func longSums() {
        #expect(
            headlines(repeated("a + ", 5_000, "1", "")) == [
                "a.swift:1:9: error: this expression is too long: more than 1000 operators or calls in one"
            ])
    }

    @Test func longChains() {
        #expect(
            headlines("let x = a" + String(repeating: ".b()", count: 20_000)) == [
                "a.swift:1:9: error: this expression is too long: more than 1000 operators or calls in one"
            ])
    }

    @Test func longElseIfs() {
        #expect(
            headlines("if a { }" + String(repeating: " else if b { }", count: 20_000)) == [
                "a.swift:1:1: error: this 'if' has more than 200 branches"
            ])
    }

    @Test func types() {
        #expect(
            headlines("let x: Int" + String(repeating: "?", count: 1_000)) == [
                "a.swift:1:8: error: this type is nested more than 200 levels deep"
            ])
    }

    @Test func sumsOfTheGreatestLengthAreRead() {
        let code = repeated("a + ", 990, "1", "")
        let (program, diagnostics) = SwiftReader.read(SourceExcerpt(wholeOf: SourceFile(name: "a.swift", text: code)))
        #expect(program.items.count == 1)
        #expect(diagnostics.isEmpty)
    }
}
