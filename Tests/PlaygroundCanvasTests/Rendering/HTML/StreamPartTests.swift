import PlaygroundEvents
import Testing

@testable import PlaygroundCanvas

@Suite struct StreamPartTests {
    @Test func tellsWhatEachSnapshotChanged() {
        let texts = ["{\"a\": 1}", "{\"a\": 12}"]
        let snapshots = texts.map { StreamSnapshot(request: 0, time: 0.5, text: $0) }
        #expect(
            StreamPart(snapshots: snapshots).markup.html == """
                <details class="stream"><summary>Stream, 2 snapshots</summary>\
                <ol><li data-keep="0"><time>500 ms</time> <span>{&quot;a&quot;: 1}</span></li>\
                <li data-keep="7"><time>500 ms</time> <span>2}</span></li></ol></details>

                """)
    }

    @Test func keepsTheFirstAndTheLastOfMany() {
        let snapshots = (0..<1000).map { StreamSnapshot(request: 0, time: 0, text: "<\($0)>") }
        let html = StreamPart(snapshots: snapshots).markup.html
        #expect(html.contains("&lt;0&gt;"))
        // The one before is <982>.
        #expect(html.hasSuffix("<span>99&gt;</span></li></ol></details>\n"))
        #expect(html.split(separator: "<li").count == StreamPart.limit + 1)
    }

    @Test func growsACharacterFromWithin() {
        let snapshots = ["👩", "👩\u{200D}👧!"].map { StreamSnapshot(request: 0, time: 0, text: $0) }
        let html = StreamPart(snapshots: snapshots).markup.html
        #expect(html.contains("data-keep=\"2\"><time>0.0 ms</time> <span>\u{200D}👧!</span>"))
    }

    /// JavaScript counts UTF-16 units, and a family is one character of many.
    @Test func countsAsScriptsDo() {
        let snapshots = ["👩‍👧 a", "👩‍👧 ab"].map { StreamSnapshot(request: 0, time: 0, text: $0) }
        #expect(StreamPart(snapshots: snapshots).markup.html.contains("data-keep=\"7\""))
    }
}
