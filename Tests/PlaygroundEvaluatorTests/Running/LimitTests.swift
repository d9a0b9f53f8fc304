import PlaygroundEvents
import PlaygroundSyntax
import SourceText
import Synchronization
import Testing

@testable import PlaygroundEvaluator

/// Limits end a playground with a message; the ones after it still run.
@Suite struct LimitTests {
    private func failure(_ source: String, _ change: (inout EvaluationLimits) -> Void) async -> String? {
        var limits = EvaluationLimits()
        change(&limits)
        return await InterpretedProgram(source, limits: limits).failure?.diagnostic.message
    }

    @Test func steps() async {
        #expect(await failure("while true {}") { $0.steps = 100_000 } == "the program took more than 100000 steps")
    }

    /// What host code refuses, and a limit reached in it, stand at the call.
    @Test func places() async {
        func line(_ source: String, _ limits: EvaluationLimits = EvaluationLimits()) async -> Int? {
            let program = await InterpretedProgram("import Foundation\nprint(1)\n" + source, limits: limits)
            return program.failure?.diagnostic.place?.location.line
        }
        #expect(await line(#"print(String(format: "%s", "x"))"#) == 3)
        #expect(await line("func f() {\n    print(2)\n    print(String(format: \"%s\", \"x\"))\n}\nf()") == 5)
        var limits = EvaluationLimits()
        limits.output = 10
        #expect(await line("let x = 1\nprint(String(repeating: \"x\", count: 90))", limits) == 4)
    }

    @Test func depth() async {
        let source = "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))"
        let message = await failure(source) { $0.depth = 500 }
        #expect(message == "calls are nested more than 500 deep; is this recursion without an end?")
    }

    @Test func depthThroughClosuresOfTheLibrary() async {
        let source = "func f(_ n: Int) -> Int { [n].map { f($0 + 1) }[0] }\nprint(f(0))"
        #expect(await failure(source) { _ in }?.hasPrefix("calls are nested") ?? false)
    }

    @Test func time() async {
        #expect(await failure("while true {}") { $0.time = 0.05 } == "the program ran for more than 0.05 s")
    }

    @Test func aPlaygroundsOwnTime() async {
        let file = SourceFile(name: "main.swift", text: "#Playground { while true {} }\n#Playground { print(2) }")
        let log = EventLog()
        let interpreter = Interpreter(library: .standard(), sink: log)
        let units = interpreter.define(SwiftReader.read(SourceExcerpt(wholeOf: file)).program).units
        for (index, seconds) in [0.02, nil].enumerated() {
            let identity = PlaygroundIdentity(index: index, name: nil, place: units[index].place)
            #expect(await interpreter.run(units[index], as: identity, seconds: seconds) == (seconds == nil))
        }
    }

    @Test func output() async {
        let message = await failure("while true { print(\"more\") }") { $0.output = 2048 }
        #expect(message == "the program printed more than 2 KB")
    }

    @Test func memory() async {
        let source = "var list: [[Int]] = []\nwhile true { list.append(Array(repeating: 7, count: 10_000)) }"
        #expect(await failure(source) { $0.memory = 64 << 20 } == "the program's values take more than 64 MB")
    }

    @Test func tasks() async {
        let source = "for _ in 0..<50 { Task { try await Task.sleep(nanoseconds: 10_000_000_000) } }"
        #expect(await failure(source) { $0.tasks = 10 } == "more than 10 tasks run at the same time")
    }

    @Test(arguments: [
        "func never() async -> Int { await withCheckedContinuation { (_: CheckedContinuation<Int, Never>) in } }\nprint(await never())",
        "let gate = DispatchSemaphore(value: 0)\ngate.wait()",
        "let group = DispatchGroup()\ngroup.enter()\ngroup.wait()", "let lock = NSLock()\nlock.lock()\nlock.lock()",
        "let (stream, _) = AsyncStream.makeStream(of: Int.self)\nfor await number in stream { print(number) }",
        "let gate = DispatchSemaphore(value: 0)\nTask { gate.wait() }",
    ])
    func waitingForever(_ source: String) async {
        #expect(await failure(source, { _ in }) == "this waits forever: nothing that still runs can wake it")
    }

    @Test func shown() async {
        var limits = EvaluationLimits()
        limits.shownValues = 3
        let program = await InterpretedProgram(
            """
            for number in 1...10 { let square = number * number }
            let end = "shown, since each place counts for itself"
            """, showsValues: true, limits: limits)
        let shown = program.events.compactMap { event in
            if case .showed(let value) = event { "\(value.name) = \(value.value.summary)" } else { nil }
        }
        #expect(
            shown == [
                "number = 1", "square = 1", "number = 2", "square = 4", "number = 3", "square = 9",
                #"end = "shown, since each place counts for itself""#, "number = 10", "square = 100",
            ])
        let notes = program.events.compactMap { event in
            if case .noted(let note) = event { note } else { nil }
        }
        #expect(
            notes.map(\.message) == [
                "6 more values of 'number' are not shown here", "6 more values of 'square' are not shown here",
            ])
        #expect(notes.allSatisfy { $0.hint == "raise the limit with --limit shown=N" })
    }

    @Test func theNextPlaygroundRuns() async {
        let program = await InterpretedProgram(
            "#Playground(\"a\") { print(1); let x: Int? = nil; print(x!) }\n#Playground(\"b\") { print(2) }")
        #expect(program.output == "1\n2\n")
        #expect(program.failure?.kind == .trap)
    }

    @Test(arguments: [
        "while true {}", "while true { for _ in 0..<1_000_000 {} }",
        "try await Task.sleep(nanoseconds: 100_000_000_000)", "print((0..<2_000_000_000).reduce(0) { $0 &+ $1 })",
        "print(stride(from: 0, to: 1_000_000_000_000, by: 1).contains(-1))", "print(Array(0..<2_000_000_000).count)",
        "await withTaskGroup(of: Void.self) { group in group.addTask { while true {} } }",
        "func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }\nprint(f(90))",
    ])
    func cancelling(_ source: String) async {
        let file = SourceFile(name: "main.swift", text: "print(\"go\")\n" + source)
        let canceller = CancelOnPrint()
        let interpreter = Interpreter(library: .standard(), sink: canceller)
        canceller.cancel.withLock { $0 = interpreter.cancel }
        let definition = interpreter.define(SwiftReader.read(SourceExcerpt(wholeOf: file)).program)
        let unit = definition.units[0]
        #expect(await !interpreter.run(unit, as: PlaygroundIdentity(index: 0, name: nil, place: unit.place)))
        #expect(canceller.kind.withLock { $0 } == .cancelled)
    }
}

/// Cancels the run as soon as it prints.
final class CancelOnPrint: EventSink {
    let cancel = Mutex<(@Sendable () -> Void)?>(nil)
    let kind = Mutex<RunFailure.Kind?>(nil)

    func receive(_ event: RunEvent) {
        switch event {
        case .printed: cancel.withLock { $0 }?()
        case .failed(let failure): kind.withLock { $0 = failure.kind }
        default: break
        }
    }
}
