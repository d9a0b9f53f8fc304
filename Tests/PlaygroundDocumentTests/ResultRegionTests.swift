@testable import PlaygroundDocument
import SourceText
import Testing

/// The eleven rules for writing into a person's file, each with its own example.
@Suite struct ResultRegionTests {
    /// The document with a result below each block; the same text for all.
    private func run(_ markdown: String, _ text: String = "2", policy: Document.EditPolicy = .protect) throws -> String
    {
        let before = document(markdown)
        let results = before.codeBlocks.filter { $0.kind == .swift }.map {
            BlockResult($0.id, .show(ResultText(text, input: "abc")))
        }
        return try applied(before.placing(results, policy: policy), to: before)
    }

    private func clean(_ markdown: String) throws -> String {
        let before = document(markdown)
        return try applied(before.removingResults(), to: before)
    }

    private func applied(_ outcome: Document.ResultEdit, to document: Document) throws -> String {
        #expect(outcome.refusals.isEmpty)
        return String(decoding: try outcome.edit.applied(to: document.file.bytes), as: UTF8.self)
    }

    private func expectLaws(
        _ markdown: String, _ text: String = "2", sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let once = try run(markdown, text)
        #expect(once != markdown, sourceLocation: sourceLocation)
        #expect(Array(try run(once, text).utf8) == Array(once.utf8), sourceLocation: sourceLocation)
        #expect(Array(try clean(once).utf8) == Array(markdown.utf8), sourceLocation: sourceLocation)
    }

    @Test func aResultStandsBelowItsBlock() throws {
        let out = ResultRegion.hash(["```text", "2", "```"])
        #expect(
            try run("# Sum\n\n```swift\n1 + 1\n```\n\nMore.\n") == """
                # Sum

                ```swift
                1 + 1
                ```

                <!-- easel-result key=sum-1 in=abc out=\(out) -->
                ```text
                2
                ```
                <!-- easel-end -->

                More.

                """)
        try expectLaws("# Sum\n\n```swift\n1 + 1\n```\n\nMore.\n")
    }

    @Test func aLaterResultReplacesTheEarlierOne() throws {
        let markdown = "```swift\n1\n```\n"
        #expect(try run(try run(markdown, "old\nlines"), "new") == run(markdown, "new"))
    }

    @Test func aBlockWithoutResultLosesItsRegion() throws {
        let markdown = "```swift\n1\n```\n"
        let after = document(try run(markdown))
        #expect(try applied(after.placing([BlockResult(0, .remove)]), to: after) == markdown)
        #expect(after.placing([]) == Document.ResultEdit(), "blocks that are not listed keep what they have")
    }

    @Test func rule1OnlyRegionsChange() throws {
        let markdown = "Title\n===\n* a\n+ b\n* * *\nhard  \nbreak\\\n```swift\n1\n```\n- [ ] x\n\n\n\n| a\t|\n"
        let once = try run(markdown)
        #expect(once.hasPrefix("Title\n===\n* a\n+ b\n* * *\nhard  \nbreak\\\n```swift\n1\n```\n"))
        #expect(once.hasSuffix("\n- [ ] x\n\n\n\n| a\t|\n"))
        try expectLaws(markdown)
    }

    @Test(arguments: [
        "````\n<!-- easel-result key=a in=b out=c -->\n```text\n1\n```\n<!-- easel-end -->\n````\n",
        "<!--\n<!-- easel-result key=a in=b out=c -->\n-->\n", "    <!-- easel-end -->\n",
        "<div>\n<!-- easel-end -->\n</div>\n",
        "`<!-- easel-end -->`\n", "text\n<!-- easel-end --> more\n", "<!-- easel-result key=a in=b out=c extra -->\n",
    ])
    func rule2MarkersCountOnlyAsCommentsOfTheirOwn(example: String) throws {
        #expect(document(example).regions.isEmpty)
        #expect(document(example).diagnostics.isEmpty)
        try expectLaws(example + "\n```swift\n1\n```\n")
    }

    @Test func rule2AMarkerWithoutPartnerStopsEverything() {
        for markdown in [
            "<!-- easel-end -->\n\n```swift\n```\n", "```swift\n```\n\n<!-- easel-result key=a in=b out=c -->\n",
        ] {
            let outcome = document(markdown).placing([BlockResult(0, .show(ResultText("1", input: "a")))])
            #expect(outcome.edit.isEmpty)
            #expect(
                outcome.refusals.map(\.message) == [
                    "this marker of a result has no partner, so nothing was written into the file"
                ])
        }
    }

    @Test func rule2APairNeverReachesOverOtherCode() throws {
        let markdown =
            "```swift\n1\n```\n\n<!-- easel-result key=a in=b out=c -->\n\n```swift\n2\n```\n\n<!-- easel-end -->\n"
        #expect(document(markdown).codeBlocks.count == 2)
        #expect(document(markdown).regions.isEmpty)
    }

    @Test(arguments: [
        ("- item\n\n  ```swift\n  1\n  ```\n- next\n", "  "),
        ("10. x\n\n    ```swift\n    1\n    ```\n    text\n", "    "),
        ("> ```swift\n> 1\n> ```\n> more\n", "> "), (">```swift\n>1\n>```\n", "> "),
        ("1. > ```swift\n   > 1\n   > ```\n", "   > "),
        ("-\t```swift\n\t1\n\t```\n", "\t"),
    ])
    func rule3LinesStayInTheirContainer(markdown: String, prefix: String) throws {
        let once = try run(markdown, "a\n\nb")
        let lines = once.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix(prefix + "<!-- easel-result") })
        let end = try #require(lines.firstIndex { $0 == prefix + "<!-- easel-end -->" })
        let blank = prefix.contains(">") ? String(prefix.dropLast()) : ""
        #expect(lines[start - 1] == blank)
        #expect(
            lines[(start + 1)..<end] == ["\(prefix)```text", "\(prefix)a", blank[...], "\(prefix)b", "\(prefix)```"])
        try expectLaws(markdown, "a\n\nb")
    }

    @Test(arguments: [
        "```\nword", "````", "``` a ``` b", "~~~~", "ends in a fence\n```", "<!-- easel-end -->", "--> x",
    ])
    func rule4TheFenceIsLongerThanItsContent(text: String) throws {
        let markdown = "```swift\n1\n```\nstill *prose*\n"
        let after = document(try run(markdown, text))
        #expect(after.regions.map(\.body).map { $0.dropFirst().dropLast().joined(separator: "\n") } == [text])
        #expect(outline(after).hasSuffix("paragraph \"still *prose*\""))
        try expectLaws(markdown, text)
    }

    @Test func rule5AHandEditIsProtected() throws {
        let edited = try run("```swift\n1\n```\n").replacing("\n2\n", with: "\nmy own words\n")
        let outcome = document(edited).placing([BlockResult(0, .show(ResultText("3", input: "abc")))])
        #expect(outcome.edit.isEmpty)
        #expect(
            outcome.refusals.map { DiagnosticRenderer().headline($0) } == [
                "guide.md:5:1: error: this result was changed by hand, so it was left alone"
            ])
        #expect(document(edited).removingResults().edit.isEmpty)
        #expect(try run(edited, "3", policy: .overwrite) == run("```swift\n1\n```\n", "3"))
    }

    @Test func rule5AnotherContainerOrLineEndingIsNoHandEdit() throws {
        let once = try run("```swift\n1\n```\n", "a\n\n b")
        #expect(document(once.replacing("\n", with: "\r\n")).regions.map(\.isIntact) == [true])
        let quoted = once.split(separator: "\n", omittingEmptySubsequences: false).map { "> " + $0 }.joined(
            separator: "\n")
        #expect(document(quoted).regions.map(\.isIntact) == [true])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func rule7LineEndingsStay(ending: String) throws {
        for end in ["", ending] {
            let markdown = "\u{FEFF}" + ["# A", "", "```swift", "1", "```"].joined(separator: ending) + end
            let once = try run(markdown, "a\nb")
            let others = ["\n", "\r"].filter { !ending.unicodeScalars.contains($0) }
            #expect(!others.contains { once.unicodeScalars.contains($0) })
            #expect(once.unicodeScalars.filter { $0 == "\u{FEFF}" }.count == 1)
            #expect(once.hasSuffix("<!-- easel-end -->" + end))
            try expectLaws(markdown, "a\nb")
        }
    }

    @Test func rule7MixedFilesUseTheNearestLineEnding() throws {
        let markdown = "```swift\r\n1\r\n```\r\ntext\n```swift\n2\n```\nend"
        let once = try run(markdown)
        let regions = document(once).regions.map { document(once).file.text(in: $0.range) }
        #expect(regions.map { $0.utf8.contains(UInt8(ascii: "\r")) } == [true, false])
        try expectLaws(markdown)
    }

    @Test func rule7ResultsFollowTheirBlockIntoANewerText() throws {
        let old = document("```swift\na\n```\n```swift\nb\n```\n```swift\nb\n```\n")
        let new = document("# New\n```swift\nb\n```\n\ntext\n\n```swift\nb  \n```\n```swift\nchanged\n```\n")
        let results = (0...2).map { BlockResult($0, .show(ResultText("\($0)", input: "x"))) }
        let carried = new.carrying(results, from: old)
        #expect(carried.results == [BlockResult(0, results[1].action), BlockResult(1, results[2].action)])
        #expect(carried.lost.map(\.id) == [0])
    }

    @Test func rule8AFileWithAConflictIsRefused() {
        let markdown = "```swift\n1\n```\n<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"
        let outcome = document(markdown).placing([BlockResult(0, .show(ResultText("1", input: "a")))])
        #expect(outcome.edit.isEmpty)
        #expect(
            outcome.refusals.map { DiagnosticRenderer().headline($0) } == [
                "guide.md:4:1: error: the file holds an unresolved merge conflict, so nothing was written into it"
            ])
    }

    @Test func anUnclosedBlockHasNoRoom() {
        let outcome = document("```swift\n1\n").placing([BlockResult(0, .show(ResultText("1", input: "a")))])
        #expect(outcome.edit.isEmpty)
        #expect(
            outcome.refusals.map(\.message) == [
                "the result of this block cannot be shown, since its code fence is never closed"
            ])
    }

    @Test func aSwiftFileIsRefused() {
        let swift = Document(swift: SourceFile(name: "a.swift", text: "1"))
        #expect(swift.placing([]).refusals.map(\.message) == ["results can be put into Markdown files only"])
    }

    @Test func aResultIsNotCode() throws {
        let after = document(try run("```swift\n1\n```\n", "```swift\nlet evil = 1\n```"))
        #expect(after.codeBlocks.map(\.code.text) == ["1\n"])
        #expect(after.codeBlocks.map(\.region) == [0])
        #expect(after.regions.map(\.codeBlock) == [0])
    }

    @Test func aRegionWhoseBlockIsGoneIsTakenAway() throws {
        let once = try run("text\n\n```swift\n1\n```\n\nend\n")
        let orphaned = once.replacing("```swift\n1\n```\n\n", with: "")
        #expect(try run(orphaned) == "text\n\nend\n")
    }

    @Test func markersNeverHoldTheEndOfTheirComment() throws {
        let marker = RegionMarker(key: "-->", input: "a b\n", output: "")
        #expect(marker.comment == "<!-- easel-result key=--_ in=a_b_ out=_ -->")
        #expect(RegionMarker(comment: marker.comment) == marker)
        #expect(RegionMarker(comment: "<!-- easel-result key=a in=b>c out=d -->") == nil)
    }
}
