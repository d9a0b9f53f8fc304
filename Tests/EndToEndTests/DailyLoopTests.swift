import Foundation
import TestSupport
import Testing

/// The commands of the daily loop, as processes.
struct DailyLoopTests {
    private static let guide =
        "# Guide\n\n```swift\nlet base = 10\nprint(base)\n```\n\n```swift\nlet b = base * 2\n```\n"
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) throws -> Int32 {
        try EaselProcess(arguments + ["--quiet"], in: folder.path).wait()
    }

    @Test func checkTellsByItsExitCode() throws {
        try folder.write(Self.guide, to: "guide.md")
        #expect(try run("run", "guide.md", "--model", "sample") == 0)
        #expect(try run("check", "guide.md", "--model", "sample") == 0)
        try folder.write(Self.guide.replacing("10", with: "11"), to: "guide.md")
        let canvas = try folder.text(of: "guide.canvas.md")
        #expect(try run("check", "guide.md", "--model", "sample") == 3)
        #expect(try folder.text(of: "guide.canvas.md") == canvas)
        try folder.write("```swift\n#expect(1 == 2)\n```\n", to: "fails.md")
        #expect(try run("check", "fails.md") == 2)
        try folder.write("```swift\nlet a = \n```\n", to: "fails.md")
        #expect(try run("check", "fails.md") == 2)
        try folder.write("Only prose.\n", to: "prose.md")
        #expect(try run("check", "prose.md") == 4)
        #expect(try run("check", "missing.md") == 1)
    }

    @Test func inPlaceAndCleanGiveBackTheBytes() throws {
        let text = "---\nin-place: true\n---\n" + Self.guide
        try folder.write(text, to: "guide.md")
        #expect(try run("run", "guide.md") == 0)
        #expect(try folder.text(of: "guide.md").contains("b: Int = 20"))
        #expect(try run("check", "guide.md") == 0)
        #expect(try run("clean", "guide.md") == 0)
        #expect(try folder.text(of: "guide.md") == text)
        #expect(try folder.names == ["guide.md"])
    }

    @Test func cleanTakesAwayWhatRunsWroteAlsoAfterAnEdit() throws {
        try folder.write(Self.guide, to: "guide.md")
        #expect(try run("run", "guide.md") == 0)
        let edited = Self.guide.replacing("# Guide", with: "# Another\n\nNew prose.").replacing("10", with: "11")
        try folder.write(edited, to: "guide.md")
        #expect(try run("clean", "guide.md") == 0)
        #expect(try folder.names == ["guide.md"])
        #expect(try folder.text(of: "guide.md") == edited)
    }

    @Test func cleanLeavesACanvasThatSomeoneWroteIn() throws {
        try folder.write(Self.guide, to: "guide.md")
        #expect(try run("run", "guide.md") == 0)
        try folder.write(try folder.text(of: "guide.canvas.md") + "\nMy note.\n", to: "guide.canvas.md")
        #expect(try run("clean", "guide.md") == 1)
        #expect(try folder.names == [".easel", "guide.canvas.md", "guide.md"])
        #expect(try run("clean", "guide.md", "--overwrite") == 0)
        #expect(try folder.names == ["guide.md"])
    }

    @Test func processesThatWriteOneRecordLoseNothing() throws {
        let text = "```swift\nlet answer = try await session.respond(to: \"Hi\")\n```\n"
        try folder.write(text, to: "guide.md")
        let seeds = (1...6).map { "\($0)" }
        let started = try seeds.map { seed in
            try EaselProcess(
                ["run", "guide.md", "--model", "sample", "--seed", seed, "--output", "\(seed).txt", "--quiet"],
                in: folder.path)
        }
        #expect(started.map { $0.wait() } == seeds.map { _ in 0 })
        for seed in seeds {
            #expect(try run("run", "guide.md", "--model", "sample", "--seed", seed, "--frozen", "--stdout") == 0)
        }
    }

    /// `EASEL_KILLS=200` tries more moments.
    @Test func killedAtAnyMomentLosesNothing() throws {
        let wanted = ProcessInfo.processInfo.environment["EASEL_KILLS"].flatMap { Int($0) } ?? 12
        let blocks = (0..<200).map { "Text \($0).\n\n```swift\nlet v\($0) = \($0)\n```\n" }.joined(separator: "\n")
        try folder.write(blocks, to: "guide.md")
        #expect(try run("run", "guide.md", "--in-place") == 0)
        let whole = try folder.text(of: "guide.md")
        var random = SeededGenerator(seed: 7)
        let start = ContinuousClock.now
        try folder.write(blocks, to: "guide.md")
        #expect(try run("run", "guide.md", "--in-place") == 0)
        let length = (ContinuousClock.now - start) / .microseconds(1)
        for _ in 0..<wanted {
            try folder.write(blocks, to: "guide.md")
            let process = try EaselProcess(["run", "guide.md", "--in-place", "--quiet"], in: folder.path)
            // Half of the moments lie near the end, where the file is written.
            let share =
                random.chance(50) ? Double.random(in: 0...1, using: &random) : .random(in: 0.8...1.1, using: &random)
            usleep(UInt32(length * share))
            process.send(SIGKILL)
            _ = process.wait()
            let text = try folder.text(of: "guide.md")
            #expect(text == blocks || text == whole)
        }
        #expect(try run("run", "guide.md", "--in-place") == 0)
        #expect(try folder.text(of: "guide.md") == whole)
        #expect(try folder.names == [".easel", "guide.md"], "the next run takes leftovers away")
    }

    @Test(.timeLimit(.minutes(1)), arguments: [SIGINT, SIGTERM])
    func watchWritesAndEndsWhenAsked(signal: Int32) throws {
        try folder.write(Self.guide, to: "guide.md")
        let process = try EaselProcess(["watch", "guide.md", "--model", "sample"], in: folder.path)
        waitUntil { (try? folder.text(of: "guide.canvas.md").contains("b: Int = 20")) ?? false }
        try folder.write(Self.guide.replacing("* 2", with: "* 3"), to: "guide.md")
        waitUntil { (try? folder.text(of: "guide.canvas.md").contains("b: Int = 30")) ?? false }
        process.send(signal)
        #expect(process.wait() == 130)
        #expect(try folder.names == [".easel", "guide.canvas.md", "guide.md"])
    }

    private func waitUntil(_ condition: () -> Bool) {
        while !condition(), !Task.isCancelled { usleep(2000) }
    }
}
