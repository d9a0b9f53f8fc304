import PlaygroundSyntax
import SourceText
import Testing

@Suite struct CanonicalSwiftTests {
    private func canonical(_ code: String) -> String {
        CanonicalSwift(SourceExcerpt(wholeOf: SourceFile(name: "a.swift", text: code))).text
    }

    @Test func commentsAndLayoutDoNotCount() {
        #expect(
            canonical("let x = f( 1,\n  2 ) // why\n/* more */ g()\n")
                == canonical("/// Doc\nlet x=f(1,2);g()"))
    }

    @Test func multilineStringsAreComparedByContent() {
        #expect(
            canonical("let x = \"\"\"\n    a\n      b\n    \"\"\"")
                == canonical("let x =\n  \"\"\"\n  a\n    b\n  \"\"\""))
    }

    @Test(arguments: [
        ("a -b", "a - b"), ("f\n(x)", "f(x)"), ("let x = \"a b\"", "let x = \"a  b\""), ("a; b", "a.b"),
        ("let x = \"// a\"", "let x = \"\""), ("a ? b : c", "a? .b : c"),
    ])
    func whatChangesTheMeaningCounts(first: String, second: String) {
        #expect(canonical(first) != canonical(second))
    }

    @Test func oneStatementOfMany() {
        let file = SourceFile(name: "a.swift", text: "let a = 1 // one\nprint( a )\n")
        let excerpt = SourceExcerpt(wholeOf: file)
        let code = CanonicalSwift(excerpt)
        let (program, _) = SwiftReader.read(excerpt)
        let texts = program.items.map { item -> String in
            guard case .statement(let statement) = item else { return "" }
            return code.text(in: statement.range)
        }
        #expect(texts == ["; let a = 1", "; print ( a )"])
    }

    @Test func usedNames() {
        let file = SourceFile(
            name: "a.swift",
            text: """
                let plan: Plan = try await session.respond(to: topic, generating: Plan.self).content
                print("\\(total ** 2) \\(plan.days[index])")
                """)
        let names = CanonicalSwift(SourceExcerpt(wholeOf: file)).usedNames
        #expect(names.sorted() == ["**", "Plan", "index", "plan", "print", "session", "topic", "total"])
    }
}
