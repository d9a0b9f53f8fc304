import Foundation
import TestSupport
import Testing

/// A learner goes through the course with the commands of the guides.
struct CourseWalkTests {
    private let home: TemporaryFolder
    private let easel: EaselProgram

    init() throws {
        home = try TemporaryFolder()
        let started = try EaselProgram(folder: home.path).run(["learn", "start", "course"])
        try #require(started.exitCode == 0, "\(started.errors)")
        easel = EaselProgram(folder: home.path + "/course")
    }

    @Test func goesFromNothingToAllSteps() throws {
        let steps = try stepNames()
        #expect(steps.count == 20)
        for (index, step) in steps.enumerated() {
            #expect(try easel.run(["learn", "check", step]).exitCode == 2, "\(step) is done already")
            #expect(try easel.run(["learn", "hint", step]).output.contains("hint 1 of"))
            #expect(try easel.run(["learn", "solution", step, "--apply"]).exitCode == 0)
            let checked = try easel.run(["learn", "check", step])
            #expect(checked.exitCode == 0, "\(checked.output)\(checked.errors)")
            let status = try easel.run(["learn", "status"]).output
            #expect(status.contains("\(index + 1) of \(steps.count) steps done"))
        }
        let all = try easel.run(["learn", "check"])
        #expect(all.exitCode == 0)
        #expect(all.output.contains("100 %"))
        #expect(try easel.run(["learn", "todo"]).output == "")
    }

    @Test func everyBlockOfEachGuideRunsOnceAllStepsAreDone() throws {
        for step in try stepNames() { _ = try easel.run(["learn", "solution", step, "--apply"]) }
        for guide in try guides() {
            let run = try easel.run(["run", guide, "--stdout"])
            #expect(run.exitCode == 0, "\(guide): \(run.errors)")
        }
    }

    /// The embedded model takes part where it is installed; elsewhere the sample answers in its place.
    @Test func everyCommandOfTheGuidesDoesWhatTheGuideSays() throws {
        for guide in try guides() + ["README.md"] {
            for words in try commands(in: guide) where words.first == "easel" && words != startCommand {
                let run = try easel.run(Array(words.dropFirst()))
                // Steps are open and models are simulated away, which fails checks; but a command is never misspelt.
                #expect([0, 2].contains(run.exitCode), "\(words.joined(separator: " ")): \(run.errors)")
            }
        }
    }

    @Test func remindsOfTheStepAtHand() throws {
        let check = try easel.run(["learn", "check"])
        #expect(check.exitCode == 2)
        #expect(check.output == "✗ 1.1 first-session\n0 of 20 steps done, 0 %\n")
        #expect(check.errors.contains("does the code of this step declare 'session', spelt like this?"))
        let todo = try easel.run(["learn", "todo"]).output.split(separator: "\n")
        #expect(todo.count == 20)
        #expect(todo.first == "1-first-prompts/guide.md:34\t1.1 first-session\tStart a conversation")
    }

    @Test func hintsGetStrongerAndEndWithTheSolution() throws {
        let hints = try (1...4).map { _ in try easel.run(["learn", "hint"]).output }
        #expect(hints.prefix(3).map { $0.contains("No more hints") } == [false, false, true])
        #expect(hints[2] == hints[3])
        #expect(Set(hints).count == 3)
    }

    @Test(.timeLimit(.minutes(2)))
    func watchingChecksAtEverySave() throws {
        let watch = try easel.start(["learn", "watch"])
        #expect(watch.wait(for: "3-prompting-techniques/guide.md: 0 of 7 steps done\n"))
        _ = try easel.run(["learn", "solution", "first-session", "--apply"])
        #expect(watch.wait(for: "1-first-prompts/guide.md: 1 of 6 steps done\n✗ 1.2 first-question\n"))
        #expect(watch.interrupt() == 130)
        #expect(try easel.run(["learn", "status"]).output.contains("1 of 20 steps done"))
    }

    private let startCommand = ["easel", "learn", "start", "easel-course"]

    private func stepNames() throws -> [String] {
        try easel.run(["learn", "todo"]).output.split(separator: "\n").compactMap { line in
            line.split(separator: "\t").dropFirst().first?.split(separator: " ").last.map(String.init)
        }
    }

    private func guides() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: easel.folder).sorted()
            .map { "\($0)/guide.md" }.filter { FileManager.default.fileExists(atPath: "\(easel.folder)/\($0)") }
    }

    /// The lines of a document that begin with a prompt sign, as words.
    private func commands(in document: String) throws -> [[String]] {
        let text = try String(contentsOfFile: "\(easel.folder)/\(document)", encoding: .utf8)
        let needsModel = ProcessInfo.processInfo.environment["EASEL_TESTS_NEED_MODEL"] != nil
        return text.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { line in
            let words = line.dropFirst(2).split(separator: " ").map(String.init)
            return needsModel ? words : words.map { $0 == "embedded" ? "sample" : $0 }
        }
    }
}
