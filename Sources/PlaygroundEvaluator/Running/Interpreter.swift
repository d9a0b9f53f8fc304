import Foundation
import PlaygroundEvents
import PlaygroundSyntax
import SourceText

/// Reads and runs the Swift of one document.
///
/// Blocks are defined in document order; each sees the declarations before it. Playgrounds run one after the other.
/// Use from one thread at a time, except for `cancel`.
package final class Interpreter {
    private let library: HostLibrary
    private let limits: EvaluationLimits
    private let sink: any EventSink
    let types: TypeSystem
    private var scope: Scope
    private(set) var runtime: Runtime?
    private var options: CheckingOptions
    private let canceller = Canceller()

    package init(
        library: HostLibrary, limits: EvaluationLimits = EvaluationLimits(),
        options: CheckingOptions = CheckingOptions(),
        sink: any EventSink
    ) {
        self.library = library
        self.limits = limits
        self.options = options
        self.sink = sink
        types = TypeSystem(library: library)
        scope = Scope(kind: .file, parent: nil)
        types.caller = HookCaller(interpreter: self)
    }

    deinit {
        let (types, checkers, scope, scheduler) = (types, checkers, scope, runtime?.scheduler)
        // Tasks that a cancelled run left behind end first.
        scheduler?.cancel()
        StrandThread.runLarge {
            scheduler?.acquire()
            types.letGo()
            for checker in checkers { checker.letGo() }
            scope.letGo()
            scheduler?.release()
        }
    }

    /// What a block holds: what is wrong with it, and what can be run.
    package struct Definition {
        package var diagnostics: [Diagnostic]
        package var units: [PlaygroundUnit]
        package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Reads a block; its declarations become visible to the blocks after it.
    ///
    /// - Parameter problems: what was wrong with its text; an error means that nothing of it will run, so that its
    ///   variables cannot be used.
    package func define(_ program: Program, problems: [Diagnostic] = []) -> Definition {
        read([program], problems, runs: true)
    }

    /// Reads files that see one another, and whose declarations all blocks see; nothing of them runs.
    package func defineSources(_ programs: [Program], problems: [Diagnostic] = []) -> Definition {
        read(programs, problems, runs: false)
    }

    private func read(_ programs: [Program], _ problems: [Diagnostic], runs: Bool) -> Definition {
        var definition = Definition(diagnostics: [], units: [])
        StrandThread.runLarge { [self] in
            let reading = ProgramReading(
                programs, types: types, options: options, in: scope, problems: problems, runs: runs)
            scope = reading.scope
            definition = Definition(diagnostics: reading.diagnostics, units: reading.units)
            checkers += reading.checkers
        }
        return definition
    }

    /// Checkers are kept: attributes evaluate their arguments through them.
    private(set) var checkers: [Checker] = []

    /// Reads all blocks of a document and says what is wrong, without running anything.
    package func check(_ programs: [Program]) -> [Diagnostic] { programs.flatMap { define($0).diagnostics } }

    /// Runs a playground to its end; events tell how it went.
    ///
    /// Blocks its thread, so it must not be called from Swift's own tasks: host code that awaits may need that thread.
    ///
    /// - Parameter seconds: how long it may work, in place of the limit of the run.
    /// - Returns: whether it ended without error, trap or limit.
    @discardableResult
    package func run(_ unit: PlaygroundUnit, as identity: PlaygroundIdentity, seconds: Double? = nil) -> Bool {
        let done = DispatchSemaphore(value: 0)
        var succeeded = false
        start(unit, as: identity, seconds: seconds) { result in
            succeeded = result
            done.signal()
        }
        done.wait()
        return succeeded
    }

    /// Runs a playground to its end without blocking a thread of Swift's own.
    @discardableResult
    package func run(_ unit: PlaygroundUnit, as identity: PlaygroundIdentity, seconds: Double? = nil) async -> Bool {
        await withCheckedContinuation { continuation in
            start(unit, as: identity, seconds: seconds) { continuation.resume(returning: $0) }
        }
    }

    private func start(
        _ unit: PlaygroundUnit, as identity: PlaygroundIdentity, seconds: Double?, finished: @escaping (Bool) -> Void
    ) {
        sink.receive(.started(identity))
        let runtime = self.runtime ?? makeRuntime(unit.place.file)
        let isStarted = StrandThread.start(stackSize: 512 << 20) { [self] stackLow in
            runtime.scheduler.acquire()
            let succeeded = run(unit, runtime, stackLow, seconds)
            runtime.scheduler.release()
            sink.receive(.ended(identity))
            finished(succeeded)
        }
        guard !isStarted else { return }
        let diagnostic = Diagnostic(.error, "no memory is left for the program's stack", at: unit.place)
        sink.receive(.failed(RunFailure(kind: .limit, diagnostic: diagnostic)))
        sink.receive(.ended(identity))
        finished(false)
    }

    private func makeRuntime(_ file: SourceFile) -> Runtime {
        let made = Runtime(types: types, limits: limits, sink: sink, file: file)
        runtime = made
        canceller.attach(made.scheduler)
        return made
    }

    private func run(_ unit: PlaygroundUnit, _ runtime: Runtime, _ stackLow: UInt, _ seconds: Double?) -> Bool {
        runtime.restartCounting(seconds: seconds ?? limits.time)
        let strand = Strand(runtime: runtime, capacity: 1 << 21, stackLow: stackLow, task: nil)
        runtime.current = strand
        var failure: (any Error)?
        do {
            _ = try strand.call(unit.function, [], types: types)
        } catch {
            failure = error
        }
        let trace = strand.trace
        if failure != nil { runtime.cancelTasks() }
        do {
            try runtime.joinTasks()
        } catch {
            failure = failure ?? error
        }
        runtime.current = strand
        runtime.reportHidden()
        if let failure { Failures(types: types, sink: sink).report(failure, trace, unit) }
        runtime.current = nil
        return failure == nil
    }

    /// Ends the run within a moment; may be called from any thread.
    package var cancel: @Sendable () -> Void { canceller.cancel }

    /// Runs hooks on the strand that holds the baton.
    final class HookCaller: MemberCaller {
        private weak var interpreter: Interpreter?

        init(interpreter: Interpreter) { self.interpreter = interpreter }

        private func strand() throws -> Strand {
            guard let strand = interpreter?.runtime?.current else { throw HostRefusal("nothing is running") }
            return strand
        }

        var context: any HostContext {
            get throws { try strand() }
        }

        func get(_ name: String, of value: Value) throws -> Value {
            let strand = try strand()
            return try strand.dynamic.member(name, of: value, strand.currentSite)
        }

        func call(_ function: Function, _ arguments: [Value]) throws -> Value {
            let strand = try strand()
            return try strand.call(function, arguments, types: strand.types)
        }
    }
}

/// Cancels the run of an interpreter from another thread.
// Proof for `@unchecked Sendable`: the scheduler is itself safe to cancel; the rest is locked.
final class Canceller: @unchecked Sendable {
    private let lock = NSLock()
    private var scheduler: Scheduler?
    private var wasCancelled = false

    func attach(_ scheduler: Scheduler) {
        lock.lock()
        self.scheduler = scheduler
        let isLate = wasCancelled
        lock.unlock()
        if isLate { scheduler.cancel() }
    }

    var cancel: @Sendable () -> Void {
        { [self] in
            lock.lock()
            wasCancelled = true
            let scheduler = self.scheduler
            lock.unlock()
            scheduler?.cancel()
        }
    }
}

extension StrandThread {
    /// Runs work that recurses along its input on a large stack, and waits for it.
    static func runLarge(_ work: @escaping () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let isStarted = start(stackSize: 512 << 20) { _ in
            work()
            done.signal()
        }
        if isStarted { done.wait() } else { work() }
    }
}

/// Turns what ended a playground into an event.
struct Failures {
    let types: TypeSystem
    let sink: any EventSink

    func report(_ error: any Error, _ trace: [(callee: String, site: Site)], _ unit: PlaygroundUnit) {
        switch error {
        case let thrown as ThrownError: reportThrown(thrown, trace, unit)
        case let trap as Trap: report(.trap, trap.sentence, trap.place, nil, trace, unit)
        case let interruption as Interruption:
            report(
                interruption.reason == .cancelled ? .cancelled : .limit, interruption.message,
                interruption.place ?? trace.first?.site.place, interruption.hint, trace, unit)
        case let refusal as HostRefusal:
            report(.trap, refusal.message, refusal.place ?? trace.first?.site.place, refusal.hint, trace, unit)
        case is RequirementFailed:
            report(
                .thrown(type: "ExpectationFailedError"), "a requirement was not met", trace.first?.site.place, nil,
                trace, unit)
        default: report(.thrown(type: String(describing: type(of: error))), "\(error)", nil, nil, trace, unit)
        }
    }

    private func reportThrown(_ thrown: ThrownError, _ trace: [(callee: String, site: Site)], _ unit: PlaygroundUnit) {
        let name = types.dynamicTypeName(of: thrown.value)
        let text = (try? ValuePrinter.debugDescribe(thrown.value)) ?? name
        report(
            .thrown(type: name.replacing("main.", with: "")), "Fatal error: Error raised at top level: \(text)",
            thrown.place, nil, trace, unit)
    }

    private func report(
        _ kind: RunFailure.Kind, _ message: String, _ place: SourcePlace?, _ hint: String?,
        _ trace: [(callee: String, site: Site)],
        _ unit: PlaygroundUnit
    ) {
        let diagnostic = Diagnostic(.error, message, at: place ?? unit.place, hint: hint)
        var frames: [RunFailure.StackFrame] = []
        var current = place ?? unit.place
        for entry in trace.prefix(32) {
            frames.append(RunFailure.StackFrame(function: entry.callee, place: current))
            current = entry.site.place
        }
        sink.receive(.failed(RunFailure(kind: kind, diagnostic: diagnostic, callStack: frames)))
    }
}
