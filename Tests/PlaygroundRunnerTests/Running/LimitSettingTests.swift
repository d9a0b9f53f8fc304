import PlaygroundCanvas
import PlaygroundEvents
import PlaygroundRunner
import Testing

/// Each limit can be set, ends the block that goes beyond it, and says how to raise it.
struct LimitSettingTests {
    @Test(arguments: [
        (
            "steps=20000", "while true {}", "the program took more than 20000 steps",
            "raise the limit with --limit steps=N"
        ),
        (
            "depth=300", "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))",
            "calls are nested more than 300 deep; is this recursion without an end?",
            "raise the limit with --limit depth=N"
        ),
        (
            "memory=40", "var list: [[Int]] = []\nwhile true { list.append(Array(repeating: 7, count: 10_000)) }",
            "the program's values take more than 40 MB", "raise the limit with --limit memory=MB"
        ),
        (
            "output=1", "while true { print(\"more\") }", "the program printed more than 1 KB",
            "raise the limit with --limit output=KB"
        ),
        (
            "time=0.05", "while true {}", "the program ran for more than 0.05 s",
            "raise the limit with --limit time=SECONDS, or timeout=… after the block's language"
        ),
        (
            "tasks=3", "for _ in 0..<5 { Task { try await Task.sleep(nanoseconds: 9_000_000_000) } }",
            "more than 3 tasks run at the same time", "raise the limit with --limit tasks=N"
        ),
    ])
    func limit(_ setting: String, code: String, message: String, hint: String) async throws {
        var options = RunOptions()
        try LimitSetting.apply(setting, to: &options.limits)
        let canvas = try await SampleRun(
            "```swift\n\(code)\n```\n\n```swift\nprint(\"next\")\n```\n", options: options
        ).canvas
        let failure = try #require(Self.failures(canvas).first)
        #expect([failure.diagnostic.message, failure.diagnostic.hint] == [message, hint])
        #expect(TextRenderer().render(canvas.cells[1]) == "next", "the next block runs")
    }

    @Test func blocksHaveTheirOwnTime() async throws {
        let guide = """
            ```swift timeout=50ms
            while true {}
            ```

            ```swift
            print("next")
            ```

            """
        let canvas = try await SampleRun(guide).canvas
        #expect(Self.failures(canvas).map(\.diagnostic.message) == ["the program ran for more than 0.05 s"])
        #expect(TextRenderer().render(canvas.cells[1]) == "next")
    }

    @Test(arguments: [
        ("step=1", "'step=1' is no limit", "did you mean 'steps=…'?"),
        (
            "time", "'time' is no limit",
            "write NAME=NUMBER; limits are steps, depth, memory, output, time, tasks, shown"
        ),
        ("time=soon", "'soon' is no number of seconds of work", "write time=NUMBER"),
        ("tasks=0", "'0' is no number of tasks at the same time", "write tasks=NUMBER"),
    ])
    func wrongSetting(_ setting: String, message: String, hint: String) {
        var options = RunOptions()
        let fault = #expect(throws: SettingFault.self) { try LimitSetting.apply(setting, to: &options.limits) }
        #expect([fault?.message, fault?.hint] == [message, hint])
    }

    private static func failures(_ canvas: Canvas) -> [RunFailure] {
        canvas.cells.flatMap(\.playgrounds).flatMap(\.items).compactMap { item in
            if case .failure(let failure) = item { return failure }
            return nil
        }
    }
}
