import Foundation
import TestSupport
import Testing

/// What can go wrong before or around a run: one clear message each, the right exit code, and nothing lost.
@Suite struct BadInputTests {
    private let folder: TemporaryFolder
    private let program: EaselProgram

    init() throws {
        folder = try TemporaryFolder()
        program = EaselProgram(folder: folder.path)
    }

    /// Runs quietly and compares everything that people see.
    private func expect(_ arguments: [String], exit code: Int32, errors: String) throws {
        let result = try program.run(arguments + ["--quiet"])
        #expect(result.errors == errors)
        #expect(result.exitCode == code)
    }

    @Test func missingFile() throws {
        try expect(
            ["run", "nothing.md"], exit: 1,
            errors: """
                error: cannot read 'nothing.md': no such file or directory
                  hint: check the spelling, or name a folder

                """)
    }

    @Test func folderWithoutDocuments() throws {
        try FileManager.default.createDirectory(atPath: folder.path("empty"), withIntermediateDirectories: false)
        try expect(
            ["run", "empty"], exit: 1,
            errors: """
                error: there are no documents in 'empty'
                  hint: documents end in .md, .markdown or .swift

                """)
    }

    @Test func brokenFrontMatter() throws {
        let text = "---\ntitle: [unclosed\nmodel: sample\n---\n\n```swift\nlet a = 1\n```\n"
        try folder.write(text, to: "a.md")
        let result = try program.run(["run", "a.md", "--quiet"])
        #expect(result.errors.hasPrefix("a.md:"))
        #expect(result.errors.contains("error: the front matter is not valid YAML"))
        #expect(result.exitCode == 2)
        #expect(try folder.text(of: "a.md") == text)
        #expect(try folder.text(of: "a.canvas.md").contains("a: Int = 1"), "the rest of the document runs")
    }

    @Test func unclosedFence() throws {
        let text = "# Open\n\n```swift\nlet a = 1\n"
        try folder.write(text, to: "a.md")
        let result = try program.run(["run", "a.md", "--quiet"])
        #expect(result.errors.hasPrefix("a.md:3:1: error: "))
        #expect(result.exitCode == 2)
        #expect(try folder.text(of: "a.md") == text)
    }

    @Test func syntaxError() throws {
        try folder.write("```swift\nlet = 3\n```\n\n```swift\nlet b = 2\n```\n", to: "a.md")
        try expect(
            ["run", "a.md"], exit: 2,
            errors: """
                a.md:2:5: error: expected pattern in variable
                  let = 3
                      ^
                  hint: insert pattern

                """)
        #expect(try folder.text(of: "a.canvas.md").contains("b: Int = 2"), "the other blocks run")
    }

    @Test func unknownModel() throws {
        try folder.write("```prompt\nHello\n```\n", to: "a.md")
        try expect(
            ["run", "a.md", "--model", "smaple"], exit: 1,
            errors: """
                error: there is no model 'smaple'
                  hint: did you mean 'sample'?

                """)
        #expect(try folder.names == ["a.md"])
    }

    @Test func truncatedModelFile() throws {
        try folder.write("```prompt\nHello\n```\n", to: "a.md")
        // The start of a GGUF file of version 3 that promises one tensor and one setting and ends there.
        let header: [UInt8] = Array("GGUF".utf8) + [3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
        try Data(header).write(to: URL(fileURLWithPath: folder.path("cut.gguf")))
        let result = try program.run(["run", "a.md", "--model", "cut.gguf", "--quiet"])
        #expect(result.errors.contains("Cannot use the model file 'cut.gguf'"))
        #expect(result.errors.contains("It may be incomplete; get it again, or name another GGUF file."))
        #expect(result.exitCode == 1)
    }

    @Test func unwritableFolder() throws {
        try folder.write("```swift\nlet a = 1\n```\n", to: "a.md")
        try expect(
            ["run", "a.md", "--output", "/proc/easel/a.md"], exit: 1,
            errors: """
                error: cannot write '/proc/easel/a.md': no such file or directory
                  hint: choose another place with --output, or --stdout

                """)
    }

    @Test func unknownOption() throws {
        try expect(
            ["run", "--modle", "sample", "a.md"], exit: 1,
            errors: "error: unknown option --modle\n  hint: did you mean --model?\n")
    }

    @Test func documentWithoutCode() throws {
        try folder.write("# Only words\n", to: "a.md")
        try expect(
            ["run", "a.md"], exit: 4,
            errors: "error: a.md: there is nothing to run\n  hint: code stands in ```swift fences\n")
    }
}
