import SourceText
import TestSupport
import Testing

@testable import PlaygroundRunner

struct CourseAuditTests {
    @Test func theShippedCourseIsInOrder() async throws {
        let problems = try await CourseAudit(.shipped(), models: SampleOnly()).problems()
        #expect(problems.map { DiagnosticRenderer().render($0) } == [])
    }

    @Test func aSmallCourseIsInOrder() async throws {
        #expect(try await problems() == [])
    }

    @Test func findsAStepThatPassesAsShipped() async throws {
        let guide = Course.smallGuide.replacing("let two = 1", with: "let two = 1 + 1")
        #expect(try await problems(guide: guide) == ["step 1.1 two passes as it is shipped"])
    }

    @Test func findsASolutionThatFails() async throws {
        let answers = Course.smallAnswers.replacing("let two = 2", with: "let two = 3")
        #expect(try await problems(answers: answers) == ["the solution of step 1.1 two does not pass", "two is not 2"])
    }

    @Test func findsMissingHints() async throws {
        let answers = Course.smallAnswers.replacing("2. Write `2`.", with: "")
        #expect(try await problems(answers: answers) == ["step 1.1 two has fewer than two hints in answers.md"])
    }

    @Test func findsAMissingMark() async throws {
        let guide = Course.smallGuide.replacing("// MARK: - Code Along 1.1", with: "// Code")
        #expect(try await problems(guide: guide) == ["step two has no '// MARK: - Code Along 1.1'"])
    }

    @Test func findsNamesThatAreUsedTwice() async throws {
        let again = Course.smallGuide.replacing("# Numbers", with: "").replacing("## Two", with: "## Two again")
        let found = try await problems(guide: Course.smallGuide + again)
        #expect(found.prefix(2) == ["the step name 'two' is used twice", "the number 1.1 is used twice"])
    }

    @Test func findsAnswersWithoutAStep() async throws {
        let answers = Course.smallAnswers + "\n## three\n\n1. It comes after two.\n"
        #expect(try await problems(answers: answers) == ["1-numbers has answers to 'three', which is no step"])
    }

    @Test func findsStrayFiles() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "1-numbers/guide.canvas.md")
        try folder.write("", to: "Sources/Notes.txt")
        let audit = CourseAudit(try .small(in: folder), models: SampleOnly())
        #expect(
            try await audit.problems().map(\.message) == [
                "\(folder.path)/1-numbers/guide.canvas.md does not belong to the course",
                "\(folder.path)/Sources/Notes.txt does not belong to the course",
            ])
    }

    private func problems(
        guide: String = Course.smallGuide, answers: String = Course.smallAnswers
    ) async throws -> [String] {
        let folder = try TemporaryFolder()
        let course = try Course.small(guide: guide, answers: answers, in: folder)
        return try await CourseAudit(course, models: SampleOnly()).problems().map(\.message)
    }
}
