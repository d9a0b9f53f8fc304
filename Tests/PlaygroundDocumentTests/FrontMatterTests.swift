@testable import PlaygroundDocument
import SourceText
import Testing

@Suite struct FrontMatterTests {
    @Test func everySetting() throws {
        let document = document(
            """
            ---
            title: "Trips: a tour"
            model: sample
            seed: 7
            sources:
              - Landmarks.swift
              - Shared
            simulate: {availability: modelNotReady}
            in-place: true
            layout: post
            ---
            # Title
            """)
        let matter = try #require(document.frontMatter)
        #expect(matter.title == "Trips: a tour")
        #expect(matter.model == "sample")
        #expect(matter.seed == 7)
        #expect(matter.sources == ["Landmarks.swift", "Shared"])
        #expect(matter.simulate == ["availability=modelNotReady"])
        #expect(matter.inPlace == true)
        #expect(matter.entries.map(\.key) == ["title", "model", "seed", "sources", "simulate", "in-place", "layout"])
        #expect(matter.value("layout")?.text == "post")
        #expect(document.diagnostics.isEmpty)
        #expect(document.file.text(in: matter.range).hasSuffix("post\n---"))
        #expect(outline(document) == "heading 1 \"# Title\"")
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func behindAByteOrderMark(ending: String) {
        let document = document("\u{FEFF}" + ["---", "title: é", "seed: 3", "---", "# A"].joined(separator: ending))
        #expect(document.frontMatter?.title == "é")
        #expect(document.frontMatter?.seed == 3)
        #expect(document.sections.map(\.title) == ["", "A"])
        #expect(document.frontMatter?.entries.map { document.file.text(in: $0.keyRange) } == ["title", "seed"])
    }

    @Test(arguments: [
        "---\n\nText between rules\n\n---\n", "---\n", "---", "{ \"title\": 1 }\n---\n", "--- \ntext\n---\n",
        "---\n- a\n- b\n---\n", "----\ntitle: a\n----\n", "\n---\ntitle: a\n---\n",
    ])
    func textIsNotFrontMatter(markdown: String) {
        #expect(document(markdown).frontMatter == nil)
        #expect(document(markdown).diagnostics.isEmpty)
    }

    @Test func nothingBetweenTheLinesIsEmptyFrontMatter() {
        #expect(document("---\n---\n# A").frontMatter?.entries == [])
        #expect(document("---\n# only a comment\n...\n# A").frontMatter?.entries == [])
        #expect(outline("---\n---\n# A") == "heading 1 \"# A\"")
    }

    @Test func brokenYAMLIsSaidAndTheDocumentStaysUsable() {
        let document = document("---\ntitle: a: b\n---\n# A\n```swift\n```\n")
        #expect(
            document.diagnostics.map { DiagnosticRenderer().render($0) } == [
                """
                guide.md:2:9: error: the front matter is not valid YAML: mapping values are not allowed in this context
                  title: a: b
                          ^
                  hint: its settings are ignored until this is mended; values with ':' or '#' need quotes
                """
            ])
        #expect(document.frontMatter?.entries == [])
        #expect(document.codeBlocks.count == 1)
        #expect(document.sections.map(\.title) == ["", "A"])
    }

    @Test(arguments: [
        ("seed: many", "2:7: error: the setting 'seed' has a value that Easel cannot use"),
        ("model:", "2:1: error: the setting 'model' has a value that Easel cannot use"),
        ("in-place: maybe", "2:11: error: the setting 'in-place' has a value that Easel cannot use"),
        ("sources: {a: b}", "2:10: error: the setting 'sources' has a value that Easel cannot use"),
        ("sead: 1", "2:1: note: the setting 'sead' means nothing to Easel and is ignored"),
        ("seed: 1\nseed: 2", "3:1: warning: the setting 'seed' is given twice; the first one counts"),
        ("a: &x 1\nb: *x", "3:4: error: the front matter is not valid YAML: aliases ('*name') are not supported here"),
        ("? [a]\n: b", nil),
    ])
    func settingsThatMakeNoSense(yaml: String, message: String?) {
        #expect(headlines("---\n\(yaml)\n---\n") == [message].compactMap { $0.map { "guide.md:" + $0 } })
    }

    @Test func deepNestingIsRefused() {
        let deep = "a: " + String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
        #expect(headlines("---\n\(deep)\n---\n").count == 1)
    }

    @Test func unclosedFrontMatterIsSaid() {
        #expect(
            headlines("---\ntitle: a\n\n# A\n") == [
                "guide.md:1:1: warning: this looks like front matter that is never closed, so it is read as text"
            ])
    }

    @Test func invalidBytesAreSaid() {
        let bytes = Array("---\ntitle: ".utf8) + [0xFF] + Array("\n---\n".utf8)
        let document = Document(markdown: SourceFile(name: "guide.md", bytes: bytes))
        #expect(document.diagnostics.map(\.message) == ["the front matter is not valid YAML: this is not valid UTF-8"])
        #expect(document.diagnostics.map(\.place?.location.description) == ["guide.md:2:8"])
    }
}
