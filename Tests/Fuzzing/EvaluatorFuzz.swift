import Dispatch
import PlaygroundEvaluator
import PlaygroundEvents
import PlaygroundSyntax
import SourceText

/// Reads, checks and runs whatever the fuzzer makes, with small limits; nothing may crash, hang or outgrow them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let (program, problems) = SwiftReader.read(SourceExcerpt(wholeOf: SourceFile(name: "fuzz.swift", bytes: bytes)))
    let log = EventCounter()
    let interpreter = Interpreter(library: library, limits: limits, sink: log)
    let definition = interpreter.define(program)
    for diagnostic in (problems + definition.diagnostics).prefix(10) { _ = DiagnosticRenderer().render(diagnostic) }
    guard !(problems + definition.diagnostics).contains(where: { $0.severity == .error }) else { return 0 }
    for (index, unit) in definition.units.prefix(3).enumerated() {
        run(unit, PlaygroundIdentity(index: index, name: unit.name, place: unit.place), interpreter)
    }
    return 0
}

// Proof for `nonisolated(unsafe)`: never changed, and read only by the thread from which libFuzzer calls its target.
nonisolated(unsafe) private let library = HostLibrary.standard()

private var limits: EvaluationLimits {
    var limits = EvaluationLimits()
    (limits.steps, limits.depth, limits.tasks, limits.time) = (50_000, 500, 20, 2)
    (limits.memory, limits.output) = (100 << 20, 64 << 10)
    return limits
}

/// Waiting does not count as work, so what waits too long is cancelled, as a reader would do.
private func run(_ unit: PlaygroundUnit, _ identity: PlaygroundIdentity, _ interpreter: Interpreter) {
    let done = DispatchSemaphore(value: 0)
    let work = Carried { interpreter.run(unit, as: identity) }
    DispatchQueue.global().async {
        work.body()
        done.signal()
    }
    guard done.wait(timeout: .now() + 1) == .timedOut else { return }
    interpreter.cancel()
    done.wait()
}

private struct Carried: @unchecked Sendable {
    let body: () -> Void
    init(_ body: @escaping () -> Bool) { self.body = { _ = body() } }
}

/// Looks at what a run says.
private struct EventCounter: EventSink {
    func receive(_ event: RunEvent) {
        if case .failed(let failure) = event { _ = DiagnosticRenderer().render(failure.diagnostic) }
    }
}
