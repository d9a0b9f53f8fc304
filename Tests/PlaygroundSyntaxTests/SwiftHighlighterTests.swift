import PlaygroundSyntax
import Testing

@Suite struct SwiftHighlighterTests {
    /// Each span as `text:kind`.
    private func spans(_ code: String) -> [String] {
        let bytes = Array(code.utf8)
        return SwiftHighlighter.spans(of: code).map { span in
            let text = String(decoding: bytes[span.range.lowerBound..<span.range.upperBound], as: UTF8.self)
            return "\(text):\(span.kind.rawValue)"
        }
    }

    @Test func declarations() {
        #expect(
            spans("@Guide(.count(3)) let days: [Day] // all") == [
                "@Guide:attribute", "count:call", "3:number", "let:keyword", "Day:type", "// all:comment",
            ])
        #expect(
            spans("struct Plan<T>: Codable { func f(to x: Int) { } }") == [
                "struct:keyword", "Plan:type", "T:type", "Codable:type", "func:keyword", "f:call", "to:label",
                "x:label",
                "Int:type",
            ])
    }

    @Test func expressions() {
        #expect(
            spans("try await session.respond(to: \"Hi \\(name)\").content") == [
                "try:keyword", "await:keyword", "respond:call", "to:label", "\"Hi :string", "\":string",
                "content:member",
            ])
        #expect(
            spans("#expect(Plan.self == .init(1.5), /a+/)") == [
                "#expect:macro", "Plan:type", "self:keyword", "init:keyword", "1.5:number", "/a+/:regex",
            ])
    }

    @Test func brokenCode() {
        #expect(
            spans("let x = (1 + \nfunc }") == [
                "let:keyword", "1:number", "func:keyword",
            ])
        #expect(spans("\"abc") == ["\"abc:string"])
    }

    @Test func spansAreInOrderAndDoNotOverlap() {
        let code =
            "/** a */ import Foundation; let s = #\"raw\"# + \"\"\"\n  x \\(1)\n  \"\"\" ?? nil as? [String: Int]"
        let spans = SwiftHighlighter.spans(of: code)
        for (left, right) in zip(spans, spans.dropFirst()) {
            #expect(left.range.upperBound <= right.range.lowerBound)
        }
    }
}
