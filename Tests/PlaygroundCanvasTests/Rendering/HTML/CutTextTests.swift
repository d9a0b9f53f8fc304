import Testing

@testable import PlaygroundCanvas

@Suite struct CutTextTests {
    @Test func keepsShortTextWhole() {
        #expect(CutText("a\nb").markup == "a\nb")
    }

    @Test func keepsHeadAndTailOfManyLines() {
        let text = (1...10).map(String.init).joined(separator: "\n")
        #expect(CutText(text, lines: 4).markup == "1\n2\n3<span class=\"cut\">… 6 lines cut …</span>10")
    }

    @Test func keepsHeadAndTailOfALongLine() {
        #expect(CutText("abcdefghijkl", bytes: 8).markup == "abcdef<span class=\"cut\">… 4 bytes cut …</span>kl")
    }

    @Test func neverSplitsACharacter() {
        #expect(CutText("ééééé", bytes: 4).markup == "é<span class=\"cut\">… 6 bytes cut …</span>é")
    }

    @Test func escapesWhatItShows() {
        #expect(CutText("<b>&\"'").markup.html == "&lt;b&gt;&amp;&quot;&#39;")
    }
}
