import Foundation
import TestSupport
import Testing

@testable import PlaygroundRunner

struct CourseCopyTests {
    private let original: TemporaryFolder
    private let own: TemporaryFolder
    private let course: Course

    init() throws {
        original = try TemporaryFolder()
        own = try TemporaryFolder()
        course = try Course.small(in: original)
    }

    @Test func holdsEverythingButTheAnswers() throws {
        try original.write("let shared = 1\n", to: "Sources/Shared.swift")
        let copy = try CourseCopy.start(course, in: own.path + "/mine")
        let files = FileManager.default.enumerator(atPath: copy.folder)?.compactMap { $0 as? String } ?? []
        #expect(
            files.sorted() == ["1-numbers", "1-numbers/guide.md", "Sources", "Sources/Shared.swift", "progress.txt"])
    }

    @Test func neverStartsInAFolderWithSomethingInIt() throws {
        try own.write("mine", to: "letter.txt")
        let fault = #expect(throws: CourseFault.self) { try CourseCopy.start(course, in: own.path) }
        #expect(fault?.message == "'\(own.path)' is not empty: it holds 'letter.txt'")
    }

    @Test func isFoundFromAFolderInside() throws {
        _ = try CourseCopy.start(course, in: own.path)
        let found = try CourseCopy.containing(own.path + "/1-numbers", course: course)
        #expect(found.folder == own.path)
    }

    @Test func changesOnlyTheCodeOfAStep() throws {
        let copy = try CourseCopy.start(course, in: own.path)
        let chapter = try #require(course.chapters.first)
        let step = try #require(chapter.steps.first)
        try copy.replaceCode(of: step, in: chapter, with: "let two = 2\n")
        let text = try String(contentsOfFile: copy.guidePath(of: chapter), encoding: .utf8)
        let expected = Course.smallGuide.replacing("// MARK: - Code Along 1.1\nlet two = 1", with: "let two = 2")
        #expect(text == expected)
        try copy.replaceCode(of: step, in: chapter, with: step.code.code.text)
        #expect(try String(contentsOfFile: copy.guidePath(of: chapter), encoding: .utf8) == Course.smallGuide)
    }

    @Test func keepsWhatALearnerWroteWhenAGuideIsRestored() throws {
        let copy = try CourseCopy.start(course, in: own.path)
        let chapter = try #require(course.chapters.first)
        #expect(try copy.restoreGuide(of: chapter) == nil)
        try own.write("my notes", to: "1-numbers/guide.md")
        let kept = try #require(try copy.restoreGuide(of: chapter))
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "my notes")
        #expect(try String(contentsOfFile: copy.guidePath(of: chapter), encoding: .utf8) == Course.smallGuide)
    }

    @Test func listsTheMarksOfStepsThatAreNotDone() throws {
        let copy = try CourseCopy.start(course, in: own.path)
        #expect(try copy.remainingMarks().map { "\($0.location.line) \($0.step.label)" } == ["6 1.1 two"])
        var progress = try copy.progress()
        progress.setPassed("two", true)
        try copy.write(progress)
        #expect(try copy.remainingMarks().isEmpty)
    }
}
