import PlaygroundEvents
import Testing

@testable import PlaygroundCanvas

@Suite struct TimelinePartTests {
    @Test(arguments: [(0.0042, "4.2 ms"), (0.31, "310 ms"), (1.5, "1.50 s")])
    func givesTimesInFittingUnits(seconds: Double, text: String) {
        #expect(TimelinePart.time(seconds) == text)
    }

    @Test func drawsABarWhereItsSpanRan() {
        let span = RequestMetrics.Span(lane: .tool, name: "<find>", start: 0.5, duration: 0.25)
        let html = TimelinePart(metrics: RequestMetrics(spans: [span], total: 1)).markup.html
        #expect(html.contains("<th scope=\"row\">Tool <span class=\"quiet\">&lt;find&gt;</span></th>"))
        #expect(html.contains("<rect class=\"tool\" x=\"500\" y=\"1\" width=\"250\" height=\"10\"/>"))
    }

    @Test(arguments: [(nil, "<dd>1024</dd>"), (true, "<dd>1024 (shortened: the limit was near)</dd>")])
    func saysWhenAnAnswerIsShorterThanItShouldBe(isTruncated: Bool?, text: String) {
        let metrics = RequestMetrics(total: 1, outputTokens: 1024, isTruncated: isTruncated)
        #expect(TimelinePart(metrics: metrics).markup.html.contains("<dt>Tokens out</dt>" + text))
    }

    /// Clocks may lie; a page must not.
    @Test func bearsTimesThatMakeNoSense() {
        let spans = [Double.nan, .infinity, -1].map {
            RequestMetrics.Span(lane: .request, name: "", start: $0, duration: $0)
        }
        let html = TimelinePart(metrics: RequestMetrics(spans: spans, total: .nan)).markup.html
        #expect(html.split(separator: "<rect").count == 4)
    }
}
