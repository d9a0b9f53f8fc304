import Foundation
import TestSupport

/// A guide in a folder of its own, run with the model that answers at once.
struct GuideRun {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func run(_ text: String, _ options: String...) throws -> EaselProgram.Result {
        try folder.write(text, to: "guide.md")
        return try EaselProgram(folder: folder.path).run(
            ["run", "guide.md", "--model", "sample", "--stdout", "--quiet"] + options)
    }

    /// What a run with a record says while it runs.
    func progress(_ text: String) throws -> String {
        try folder.write(text, to: "guide.md")
        return try EaselProgram(folder: folder.path).run(["run", "guide.md", "--model", "sample"]).errors
    }

    /// The text of each error with its line, as an editor would list them.
    func errors(_ text: String, _ options: String...) throws -> [String] {
        try folder.write(text, to: "guide.md")
        let result = try EaselProgram(folder: folder.path).run(
            ["run", "guide.md", "--model", "sample", "--stdout", "--quiet"] + options)
        return result.errors.split(separator: "\n").filter { line in
            [": error: ", "hint: ", ": note: "].contains { line.contains($0) }
        }
        .map { $0.trimmingCharacters(in: .whitespaces).replacing("guide.md:", with: "") }
    }
}
