import Glibc

/// A task of the program: work on a strand of its own, with its result.
///
/// Touched only by the strand that holds the baton.
final class TaskBox {
    enum State {
        case running
        case finished(Value)
        case failed(any Error)
    }

    let name: String
    private(set) var state = State.running
    private(set) var isCancelled = false
    private var waiters: [Bell] = []
    private var wakers: [Int: () -> Void] = [:]
    private var nextWaker = 0
    /// Tasks started by this one that end with it: children of a group, `async let`.
    var children: [TaskBox] = []
    /// Whether someone has asked for the result, so that an error is not lost.
    var isObserved = false

    init(name: String) { self.name = name }

    var isRunning: Bool {
        if case .running = state { return true }
        return false
    }

    func finish(_ state: State, _ scheduler: Scheduler) {
        self.state = state
        endOrder = scheduler.nextEnd()
        for bell in waiters { scheduler.wake(bell) }
        waiters = []
    }

    /// The order in which tasks ended, for groups.
    private(set) var endOrder = 0

    func addWaiter(_ bell: Bell) { waiters.append(bell) }
    func removeWaiter(_ bell: Bell) { waiters.removeAll { $0 === bell } }

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        for child in children { child.cancel() }
        for (_, wake) in wakers.sorted(by: { $0.key < $1.key }) { wake() }
    }

    func onCancel(_ wake: @escaping () -> Void) -> Int {
        nextWaker += 1
        wakers[nextWaker] = wake
        if isCancelled { wake() }
        return nextWaker
    }

    func removeWaker(_ id: Int) { wakers[id] = nil }

    /// Waits for the task's end; the caller's strand gives the baton away meanwhile.
    func join(_ scheduler: Scheduler) throws {
        while isRunning {
            let bell = Bell()
            waiters.append(bell)
            try scheduler.park(bell)
        }
    }
}

/// Starts threads for strands.
enum StrandThread {
    /// Runs the body on a thread with a stack of the given size.
    static func start(stackSize: Int, _ body: @escaping (_ stackLow: UInt) -> Void) -> Bool {
        final class Job {
            let body: (UInt) -> Void
            let size: Int
            init(body: @escaping (UInt) -> Void, size: Int) {
                self.body = body
                self.size = size
            }
        }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
        let job = Unmanaged.passRetained(Job(body: body, size: stackSize))
        var thread = pthread_t()
        let status = pthread_create(
            &thread, &attributes,
            { context in
                guard let context else { return nil }
                let job = Unmanaged<Job>.fromOpaque(context).takeRetainedValue()
                var marker: UInt8 = 0
                let here = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
                // A quarter of a megabyte is kept for host code called at the deepest point.
                job.body(here - UInt(job.size) + 262_144 + 65_536)
                return nil
            }, job.toOpaque())
        if status != 0 { job.release() }
        return status == 0
    }
}
