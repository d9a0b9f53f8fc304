import Foundation
import PlaygroundDocument
import SourceText

/// What an author wants to know before a course is given to learners.
///
/// Each step's name and number are its own; it has a mark, a check, at least two hints and a solution; it fails as it is
/// shipped, and with its solution it passes. Nothing lies in the course's folders that does not belong there.
package struct CourseAudit: Sendable {
    private let course: Course
    private let check: CourseCheck

    package init(_ course: Course, models: any ModelProvider) {
        self.course = course
        check = CourseCheck(models: models)
    }

    /// Everything that is wrong, in the order of the chapters.
    ///
    /// - Throws: what a run throws.
    package func problems() async throws -> [Diagnostic] {
        var problems = repeatedNames + strayFiles
        for chapter in course.chapters {
            problems += chapter.guide.diagnostics + missingParts(of: chapter)
            problems += try await outcomeProblems(of: chapter)
        }
        return problems
    }

    private var repeatedNames: [Diagnostic] {
        let steps = course.steps.map(\.step)
        return steps.indices.flatMap { index -> [Diagnostic] in
            let step = steps[index]
            return steps[..<index].flatMap { earlier -> [Diagnostic] in
                let notes = [Diagnostic.Note("first used here", at: earlier.place)]
                var problems: [Diagnostic] = []
                if earlier.id == step.id {
                    problems.append(
                        Diagnostic(.error, "the step name '\(step.id)' is used twice", at: step.place, notes: notes))
                }
                if let number = step.number, earlier.number == number {
                    problems.append(
                        Diagnostic(.error, "the number \(number) is used twice", at: step.place, notes: notes))
                }
                return problems
            }
        }
    }

    private var strayFiles: [Diagnostic] {
        let paths = FileManager.default.enumerator(atPath: course.folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { !belongs($0) }.sorted(by: DocumentListing.precedes).map {
            Diagnostic(.error, "\(course.folder)/\($0) does not belong to the course", hint: "take it away")
        }
    }

    private func belongs(_ path: String) -> Bool {
        let chapters = course.chapters.map(\.name)
        let files = chapters.flatMap { ["\($0)/\(Course.guideName)", "\($0)/\(Course.answersName)"] }
        let isSource = path == "Sources" || (path.hasPrefix("Sources/") && path.hasSuffix(".swift"))
        return isSource || (chapters + files + ["README.md"]).contains(path)
    }

    private func missingParts(of chapter: Course.Chapter) -> [Diagnostic] {
        if chapter.steps.isEmpty {
            return [
                Diagnostic(.error, "the chapter has no step", at: SourcePlace(chapter.guide.file, SourceRange(0, 0)))
            ]
        }
        let unknown = chapter.answers.answers.filter { answer in !chapter.steps.contains { $0.id == answer.step } }
        return chapter.steps.flatMap { missingParts(of: $0, in: chapter) }
            + unknown.map { Diagnostic(.error, "\(chapter.name) has answers to '\($0.step)', which is no step") }
    }

    private func missingParts(of step: CourseStep, in chapter: Course.Chapter) -> [Diagnostic] {
        let answer = chapter.answers.answer(to: step.id)
        let parts: [(isThere: Bool, message: String)] = [
            (step.number != nil, "has no '\(CourseStep.mark)1.1'"),
            (!step.checks.isEmpty, "has no block 'swift check' in its section"),
            ((answer?.hints.count ?? 0) >= 2, "has fewer than two hints in \(Course.answersName)"),
            (answer?.solution != nil, "has no solution in \(Course.answersName)"),
            (answer?.solution != step.code.code.text, "has a solution that is the code as shipped"),
        ]
        return parts.filter { !$0.isThere }.map {
            Diagnostic(.error, "step \(step.label) \($0.message)", at: step.place)
        }
    }

    /// All solutions pass together, and each step fails when it alone is as shipped.
    private func outcomeProblems(of chapter: Course.Chapter) async throws -> [Diagnostic] {
        let solved = try await check.outcomes(of: try chapter.solved(without: nil), chapter: chapter)
        var problems = solved.filter { !$0.passed }.flatMap { outcome in
            [Diagnostic(.error, "the solution of step \(outcome.step.label) does not pass", at: outcome.step.place)]
                + outcome.problems
        }
        for step in chapter.steps {
            let outcomes = try await check.outcomes(of: try chapter.solved(without: step.id), chapter: chapter)
            if outcomes.contains(where: { $0.step.id == step.id && $0.passed }) {
                problems.append(Diagnostic(.error, "step \(step.label) passes as it is shipped", at: step.place))
            }
        }
        return problems
    }
}

extension Course.Chapter {
    /// The guide with the solutions of all steps, but for one.
    package func solved(without left: String?) throws -> Document {
        var document = guide
        for step in steps where step.id != left {
            guard let own = CourseStep.steps(of: document).first(where: { $0.id == step.id }),
                let solution = answers.answer(to: step.id)?.solution
            else { continue }
            let bytes = try document.replacingCode(of: own.code, with: solution)
            document = Document.read(SourceFile(name: guide.file.name, bytes: bytes))
        }
        return document
    }
}

extension CourseStep {
    /// The opening fence of the step's code.
    fileprivate var place: SourcePlace { SourcePlace(code.code.file, code.opening) }
}
