import Foundation
import PlaygroundEvents
import SourceText

/// What all strands of a run share: limits, events, tasks, the way back in for the host.
final class Runtime {
    let types: TypeSystem
    let limits: EvaluationLimits
    let sink: any EventSink
    let scheduler = Scheduler()
    let fallbackPlace: SourcePlace
    let fallbackSite: Site
    /// The strand that holds the baton; whoever gets the baton back says so.
    var current: Strand?
    private var steps = 0
    private var outputBytes = 0
    private var startTime = Clock.now
    private var timeLimit: Double?
    private var baseline = MemoryUse.resident
    private var checks = 0
    private(set) var tasks: [TaskBox] = []
    private var hidden: [HiddenValues] = []
    lazy var reentry: any ProgramReentry = Reentry(runtime: self)

    init(types: TypeSystem, limits: EvaluationLimits, sink: any EventSink, file: SourceFile) {
        self.types = types
        self.limits = limits
        self.sink = sink
        fallbackPlace = SourcePlace(file, SourceRange(0, 0))
        let main = types.makeFunction(
            name: "main", file: file, range: SourceRange(0, 0), type: FunctionType(parameters: [], result: .void))
        fallbackFunction = main
        fallbackSite = Site(file: file, range: SourceRange(0, 0), function: main)
    }

    private let fallbackFunction: Function

    /// Begins to count time and steps anew, for the next playground, which may work for so many seconds.
    func restartCounting(seconds: Double?) {
        timeLimit = seconds
        steps = 0
        outputBytes = 0
        startTime = Clock.now
        waitedBefore = scheduler.secondsWaited
        baseline = MemoryUse.resident
        hidden = []
    }

    private var waitedBefore = 0.0

    // MARK: - Limits

    func spend(_ count: Int, _ task: TaskBox?) throws {
        if scheduler.isCancelled { throw Interruption.cancelled }
        steps += count
        if let limit = limits.steps, steps > limit { throw Interruption.steps(limit) }
        if let limit = timeLimit {
            let worked = Clock.now - startTime - (scheduler.secondsWaited - waitedBefore)
            if worked > limit { throw Interruption.time(limit) }
        }
        checks += 1
        if checks % 128 == 0, MemoryUse.resident - baseline > limits.memory { throw Interruption.memory(limits.memory) }
    }

    /// Asks whether the run may go on and take more memory.
    func check(bytes: Int) throws {
        try spend(0, nil)
        if bytes == 0 { return }
        if bytes > limits.memory || MemoryUse.resident - baseline + bytes > limits.memory {
            throw Interruption.memory(limits.memory)
        }
    }

    func write(_ text: String, at place: SourcePlace) throws {
        outputBytes += text.utf8.count
        if outputBytes > limits.output { throw Interruption.output(limits.output) }
        sink.receive(.printed(PrintedText(text: text, place: place)))
    }

    func noteHidden(_ value: Value, _ step: ShowStep, _ site: Site, _ counter: ShowCounter) {
        counter.last = value.isPlain ? value : nil
        if !hidden.contains(where: { $0.counter === counter }) {
            hidden.append(HiddenValues(step: step, site: site, counter: counter))
        }
    }

    /// Shows the last of a loop's values, and says how many before it were not shown.
    func reportHidden() {
        for values in hidden {
            var count = values.counter.count - limits.shownValues
            if let last = values.counter.last {
                sink.receive(.showed(values.step.shown(last, at: values.site.place)))
                count -= 1
            }
            guard count > 0 else { continue }
            sink.receive(
                .noted(
                    Diagnostic(
                        .note, "\(count) more values of '\(values.step.name)' are not shown here",
                        at: values.site.place,
                        hint: "raise the limit with --limit shown=N")))
        }
        hidden = []
    }

    // MARK: - Tasks

    /// Starts work as a task; it runs when the strands before it let it.
    func start(_ name: String, parent: TaskBox? = nil, place: SourcePlace, _ work: @escaping (Strand) throws -> Value)
        throws -> TaskBox
    {
        tasks.removeAll { !$0.isRunning }
        guard tasks.count < limits.tasks else { throw Interruption.tasks(limits.tasks) }
        let box = TaskBox(name: name)
        parent?.children.append(box)
        tasks.append(box)
        let ticket = scheduler.ticket()
        let isStarted = StrandThread.start(stackSize: 64 << 20) { [self] stackLow in
            scheduler.acquire(ticket)
            let strand = Strand(runtime: self, capacity: 1 << 18, stackLow: stackLow, task: box)
            current = strand
            var state: TaskBox.State
            do {
                state = .finished(try work(strand))
            } catch {
                state = .failed(error)
            }
            current = nil
            box.finish(state, scheduler)
            scheduler.release()
        }
        guard isStarted else {
            scheduler.acquire(ticket)
            throw Interruption(.limit, "no thread is left for another task", hint: "start fewer tasks at the same time")
        }
        return box
    }

    /// Waits for every task the playground started.
    func joinTasks() throws {
        while let box = tasks.first(where: \.isRunning) { try box.join(scheduler) }
        let failed = tasks.compactMap { box -> (any Error)? in
            if case .failed(let error) = box.state, !(error is ThrownError) { return error }
            return nil
        }
        tasks = []
        if let error = failed.first { throw error }
    }

    func cancelTasks() { for task in tasks { task.cancel() } }
}

/// A place of the source with more values than are shown.
struct HiddenValues {
    let step: ShowStep
    let site: Site
    let counter: ShowCounter
}

extension ShowStep {
    /// The value as the canvas is told of it.
    func shown(_ value: Value, at place: SourcePlace) -> ShownValue {
        var builder = ValueTreeBuilder()
        let origin: ShownValue.Origin =
            switch origin {
            case .binding: .binding
            case .assignment: .assignment
            case .expression: .expression
            }
        return ShownValue(origin: origin, name: name, value: builder.tree(of: value, type: type), place: place)
    }
}

extension Value {
    /// Whether the value can be kept without keeping an object alive.
    fileprivate var isPlain: Bool {
        switch self {
        case .bool, .int, .double, .float, .sized, .string, .character, .none: true
        case .some(let wrapped): wrapped.isPlain
        default: false
        }
    }
}

/// Lets host code that awaits, such as a session that calls a tool, run functions of the program.
// Proof for `@unchecked Sendable`: the runtime is only used on a strand that holds the baton.
final class Reentry: ProgramReentry, @unchecked Sendable {
    private weak var runtime: Runtime?

    init(runtime: Runtime) { self.runtime = runtime }

    func run<Result: Sendable>(
        _ work: @escaping @Sendable (any HostContext) throws -> Result
    ) async throws -> Result {
        guard let runtime = self.runtime.map(Carried.init) else { throw Interruption.cancelled }
        return try await withCheckedThrowingContinuation { continuation in
            let isStarted = StrandThread.start(stackSize: 64 << 20) { stackLow in
                let runtime = runtime.content
                runtime.scheduler.acquire()
                let strand = Strand(runtime: runtime, capacity: 1 << 18, stackLow: stackLow, task: nil)
                runtime.current = strand
                let result = Swift.Result { try work(strand) }
                runtime.current = nil
                runtime.scheduler.release()
                continuation.resume(with: result)
            }
            if !isStarted { continuation.resume(throwing: Interruption(.limit, "no thread is left for the program")) }
        }
    }
}

/// Something that only strands with the baton open.
// Proof for `@unchecked Sendable`: see the comment above; the content is carried, not used, by other threads.
struct Carried<Content>: @unchecked Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }
}

/// How much memory the process takes.
enum MemoryUse {
    /// Asked for often, so the file is read without Foundation.
    static var resident: Int {
        let file = open("/proc/self/statm", O_RDONLY)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { buffer in
            let count = read(file, buffer.baseAddress, buffer.count)
            let parts = buffer.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
            guard parts.count > 1 else { return 0 }
            return parts[1].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } * 4096
        }
    }
}

extension Strand {
    /// Starts a function as a task.
    func launch(_ function: FunctionValue, name: String) -> TaskBox {
        do {
            return try runtime.start(name, parent: task, place: place) { strand in try function.call([], in: strand) }
        } catch {
            let box = TaskBox(name: name)
            box.finish(.failed(error), runtime.scheduler)
            return box
        }
    }

    /// A task's result, waited for.
    func value(of box: TaskBox) throws -> Value {
        try join(box)
        box.isObserved = true
        switch box.state {
        case .finished(let value): return value
        case .failed(let error): throw error
        case .running: return .void
        }
    }

    /// Gives the baton away until the task is done.
    func join(_ box: TaskBox) throws {
        try box.join(runtime.scheduler)
        runtime.current = self
    }
}
