import PlaygroundDocument
import PlaygroundEvents
import SourceText
import Testing

@testable import PlaygroundCanvas

@Suite struct HTMLReportTests {
    @Test func putsAPrintBelowItsLine() {
        let report = report("```swift\nlet a = 1\nprint(a)\n```\n", printing: "1 < 2\n", line: 3)
        #expect(
            report.contains(
                """
                <div class="row"><span class="number" aria-hidden="true">3</span><code>print(a)</code></div>
                <div class="results"><div class="result output" data-find><pre>1 &lt; 2</pre></div>
                """))
    }

    @Test func allowsOnlyItsOwnStyleAndScript() {
        let report = report("Hello\n", printing: nil, line: 1)
        #expect(report.contains("content=\"default-src &#39;none&#39;; style-src &#39;sha256-"))
        #expect(!report.contains("unsafe-inline"))
    }

    @Test func cutsTwoHundredThousandLines() {
        let lines = (1...200_000).map { "line \($0)\n" }.joined()
        let report = report("```swift\nprint()\n```\n", printing: lines, line: 2)
        #expect(report.utf8.count < 150_000)
        #expect(report.contains("… 199700 lines cut …"))
    }

    @Test func cutsALineOfFiveMegabytes() {
        let report = report("```swift\nprint()\n```\n", printing: String(repeating: "x", count: 5_000_000), line: 2)
        #expect(report.utf8.count < 150_000)
        #expect(report.contains("… 4988000 bytes cut …"))
    }

    private func report(_ text: String, printing printed: String?, line: Int) -> String {
        let file = SourceFile(name: "a.md", text: text)
        let place = SourcePlace(file, file.lines.range(ofLine: line - 1))
        let identity = PlaygroundIdentity(index: 0, name: nil, place: place)
        let items = printed.map { [CanvasItem.output(text: $0, place: place)] } ?? []
        let cell = CanvasCell(block: 0, playgrounds: [CanvasPlayground(identity: identity, items: items)])
        let canvas = Canvas(document: "a.md", title: nil, models: [], cells: [cell])
        return HTMLReport(Document.read(file), canvas).render()
    }
}
