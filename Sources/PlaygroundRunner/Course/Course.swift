import Foundation
import PlaygroundDocument
import SourceText

/// The code-along: chapters in order, each a folder with a guide and its answers.
package struct Course: Sendable {
    /// A chapter of the course.
    package struct Chapter: Sendable {
        /// The folder's name: `1-first-prompts`.
        package var name: String
        package var guide: Document
        package var answers: CourseAnswers
        package var steps: [CourseStep]

        package var title: String { guide.frontMatter?.title ?? name }
    }

    package static let guideName = "guide.md"
    package static let answersName = "answers.md"

    package let folder: String
    package let chapters: [Chapter]

    /// Reads a course.
    ///
    /// - Throws: `FileFault` when a guide or its answers cannot be read; `CourseFault` for a folder without chapters.
    package init(folder: String) throws {
        self.folder = folder
        chapters = try Self.chapterNames(in: folder).map { try Self.chapter($0, in: folder) }
        guard !chapters.isEmpty else {
            throw CourseFault(
                "'\(folder)' holds no chapter of a course", hint: "a chapter is a folder with a \(Self.guideName)")
        }
    }

    /// Every step with its chapter, in the order in which they are taken.
    package var steps: [(chapter: Chapter, step: CourseStep)] {
        chapters.flatMap { chapter in chapter.steps.map { (chapter, $0) } }
    }

    /// The step of a name or number.
    ///
    /// - Throws: `CourseFault` when there is none.
    package func step(_ name: String) throws(CourseFault) -> (chapter: Chapter, step: CourseStep) {
        if let found = steps.first(where: { $0.step.id == name || $0.step.number == name }) { return found }
        let names = steps.flatMap { [$0.step.id] + ($0.step.number.map { [$0] } ?? []) }
        throw CourseFault(
            "there is no step '\(name)'",
            hint: Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
                ?? "easel learn status lists the steps")
    }

    private static func chapterNames(in folder: String) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
                FileManager.default.fileExists(atPath: "\(folder)/\(name)/\(guideName)")
            }.sorted(by: DocumentListing.precedes)
        } catch {
            throw CourseFault("cannot read the course's folder '\(folder)'", hint: "check the spelling")
        }
    }

    private static func chapter(_ name: String, in folder: String) throws -> Chapter {
        let guide = try Document.read(path: "\(folder)/\(name)/\(guideName)")
        let answers = try Document.read(path: "\(folder)/\(name)/\(answersName)")
        return Chapter(
            name: name, guide: guide, answers: CourseAnswers(answers), steps: CourseStep.steps(of: guide))
    }
}

extension Document {
    /// Reads the document at a path, which becomes its name.
    static func read(path: String) throws(FileFault) -> Document {
        Document.read(SourceFile(name: path, bytes: try AtomicFile(path: path).read()))
    }

    /// The document with other code in one block, everything else byte for byte the same.
    func replacingCode(of block: CodeBlock, with code: String) throws -> [UInt8] {
        var edit = DocumentEdit()
        let start = block.code.fileOffset(of: 0)
        let lines = MarkdownWriter.lines(of: code)
        let text = lines.joined(separator: "\n" + block.linePrefix)
        edit.replace(SourceRange(start, block.code.fileOffset(of: max(0, block.code.text.utf8.count - 1))), with: text)
        return try edit.applied(to: file.bytes)
    }
}
