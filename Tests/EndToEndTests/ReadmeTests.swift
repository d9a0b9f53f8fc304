import Foundation
import TestSupport
import Testing

/// What README and CONTRIBUTING say is so: their documents run, their commands exist, and take the options named.
@Suite struct ReadmeTests {
    private static let pages = ["README.md", "CONTRIBUTING.md"]

    /// The first document gives the second, when the model answers what the second says it answered.
    @Test func theDocumentGivesItsCanvas() throws {
        let documents = try fences("markdown", in: "README.md")
        try #require(documents.count == 2)
        let folder = try TemporaryFolder()
        try folder.write(documents[0], to: "packing.md")
        let answer = #"{"season": "summer", "items": ["a towel", "sun cream", "a book"]}"#
        try folder.write(#"{"steps": [{"content": \#(answer)}]}"#, to: "answers.json")
        let run = try EaselProgram(folder: folder.path).run(["run", "packing.md", "--model", "script:answers.json"])
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(try folder.text(of: "packing.canvas.md") == documents[1])
    }

    @Test func everyCommandOfTheTableExistsWithItsOptions() throws {
        let rows = try text(of: "README.md").split(separator: "\n").filter { $0.hasPrefix("| `easel ") }
        #expect(rows.count > 5)
        for row in rows {
            let spans = codeSpans(in: row)
            let command = spans[0].split(separator: " ")[1].trimmingCharacters(in: [","])
            let help = try easel("help", command)
            #expect(help.exitCode == 0, "easel help \(command): \(help.errors)")
            for option in spans.dropFirst().map({ $0.split(separator: " ")[0] }) where option.hasPrefix("--") {
                #expect(help.output.contains(option), "easel \(command) has no \(option)")
            }
            for word in spans.dropFirst() where row.hasPrefix("| `easel learn") {
                #expect(try easel("learn", String(word), "--help").exitCode == 0, "easel learn \(word)")
            }
        }
    }

    @Test(arguments: pages) func everyCommandOfAFenceCanBeRun(page: String) throws {
        let commands = try fences("sh", in: page).flatMap { $0.split(separator: "\n") }
        #expect(!commands.isEmpty)
        for command in commands {
            let words = command.prefix { $0 != "#" }.split(separator: " ").filter { !$0.contains("=") }
            switch words[0] {
            case "swift": try checkFilter(words)
            case "Scripts/easel": try checkEasel(words)
            default: #expect(FileManager.default.isExecutableFile(atPath: path(String(words[0]))), "\(command)")
            }
        }
    }

    /// Variables that a command sets are read by something.
    @Test(arguments: pages) func everyVariableIsRead(page: String) throws {
        let names = Set(try text(of: page).matches(of: /EASEL_[A-Z_]+/).map { String($0.output) })
        let sources = try swiftFiles(in: "Tests") + swiftFiles(in: "Sources")
        for name in names {
            #expect(try sources.contains { try text(of: $0).contains("\"\(name)\"") }, "nothing reads \(name)")
        }
    }

    @Test func theProductsOfTheLibraryExist() throws {
        let manifest = try text(of: "Package.swift")
        let names = try text(of: "README.md").matches(of: /\.product\(name: "(\w+)"/).map(\.output.1)
        #expect(!names.isEmpty)
        for name in names { #expect(manifest.contains(".library(name: \"\(name)\"")) }
    }

    /// `--filter NAME` names a suite or a test.
    private func checkFilter(_ words: [Substring]) throws {
        guard let flag = words.firstIndex(of: "--filter") else { return }
        let name = words[flag + 1]
        let exists = try swiftFiles(in: "Tests").contains { file in
            try file.contains("/\(name)/") || text(of: file).contains("struct \(name) ")
                || text(of: file).contains("func \(name)(")
        }
        #expect(exists, "no test is called \(name)")
    }

    /// Runs what a line gives to `Scripts/easel`, in a folder of its own, with a model that answers at once.
    private func checkEasel(_ words: [Substring]) throws {
        let folder = try TemporaryFolder()
        var arguments = words.dropFirst().map { word in
            FileManager.default.fileExists(atPath: path(String(word))) ? path(String(word)) : String(word)
        }
        if arguments.first == "run" { arguments += ["--model", "sample", "--stdout"] }
        let run = try EaselProgram(folder: folder.path).run(arguments)
        #expect(run.exitCode == 0, "\(words.joined(separator: " ")): \(run.errors)")
    }
}

// MARK: - Reading the pages

extension ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized.path

    private func path(_ name: String) -> String { "\(Self.root)/\(name)" }

    private func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
    }

    private func easel(_ arguments: String...) throws -> EaselProgram.Result {
        try EaselProgram(folder: Self.root).run(arguments)
    }

    private func codeSpans(in row: Substring) -> [String] {
        row.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    /// The contents of the page's fences in a language, those of longer fences too.
    private func fences(_ language: String, in page: String) throws -> [String] {
        try text(of: page).matches(of: /(?ms)^(`{3,})(\w+)\n(.*?)^\1$/)
            .filter { $0.output.2 == language }.map { String($0.output.3) }
    }

    private func swiftFiles(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path(folder))
            .filter { $0.hasSuffix(".swift") && !$0.contains("/Language/") }.map { "\(folder)/\($0)" }
    }
}
