import PlaygroundDocument
import PlaygroundEvents
import SourceText
import Testing

@testable import PlaygroundCanvas

@Suite struct CodeListingTests {
    @Test func coloursACommentOverTwoLines() {
        let document = Document(markdown: SourceFile(name: "a.md", text: "```swift\n/* a\nb */ c\n```\n"))
        let spans = [HTMLReport.CodeSpan(range: SourceRange(0, 9), kind: "comment")]
        let html = document.codeBlocks.map { CodeListing(block: $0, spans: spans, cell: nil).markup.html }
        #expect(
            html == [
                """
                <div class="listing" role="group" aria-label="Code in swift">
                <div class="row"><span class="number" aria-hidden="true">2</span><code><span class="comment">/* a</span></code></div>
                <div class="row"><span class="number" aria-hidden="true">3</span><code><span class="comment">b */</span> c</code></div>
                </div>

                """
            ])
    }
}
