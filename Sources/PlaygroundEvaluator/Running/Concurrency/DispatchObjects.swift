/// A dispatch queue: work that a serial one does in order, on a strand that ends with the work.
final class QueueBox: HostRepresentable {
    package static var bridgedName: String { "DispatchQueue" }
    let label: String
    let isSerial: Bool
    private var pending: [Work] = []
    private var worker: TaskBox?
    private var isInside = false

    typealias Work = (Strand) throws -> Void

    init(label: String, isSerial: Bool) {
        self.label = label
        self.isSerial = isSerial
    }

    /// Starts the work as soon as the queue and the strands before it let it.
    func async(_ strand: Strand, _ work: @escaping Work) throws {
        guard isSerial else {
            _ = try start(strand, work)
            return
        }
        pending.append(work)
        if worker?.isRunning ?? false { return }
        worker = try start(strand) { [self] strand in
            while !pending.isEmpty { try pending.removeFirst()(strand) }
        }
    }

    func async(after seconds: Double, _ strand: Strand, _ work: @escaping Work) throws {
        _ = try start(strand) { [self] strand in
            if seconds > 0 { try strand.runtime.scheduler.sleep(seconds: seconds, task: strand.task) }
            strand.runtime.current = strand
            try async(strand, work)
        }
    }

    /// Waits for what is under way on a serial queue, then does the work at once.
    func sync<Result>(_ strand: Strand, _ work: () throws -> Result) throws -> Result {
        if isSerial {
            if isInside {
                throw Trap(
                    "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread")
            }
            if let worker, worker.isRunning { try strand.join(worker) }
            isInside = true
        }
        defer { isInside = false }
        return try work()
    }

    private func start(_ strand: Strand, _ work: @escaping Work) throws -> TaskBox {
        try strand.runtime.start(label, place: strand.place) { strand in
            try work(strand)
            return .void
        }
    }
}

/// A count that strands wait for: of a group's work under way, or of a semaphore's free places.
final class CountBox {
    private(set) var count: Int
    private var waiters: [(bell: Bell, isReached: (Int) -> Bool)] = []

    init(_ count: Int) { self.count = count }

    func change(by difference: Int, _ strand: Strand) {
        count += difference
        // The first that can go on goes on; a group's waiters all can.
        var left: [(bell: Bell, isReached: (Int) -> Bool)] = []
        var free = count
        for waiter in waiters {
            if waiter.isReached(free) {
                strand.runtime.scheduler.wake(waiter.bell)
                free -= 1
            } else {
                left.append(waiter)
            }
        }
        waiters = left
    }

    /// Blocks the strand until the count is as wanted.
    func wait(_ strand: Strand, until isReached: @escaping (Int) -> Bool) throws {
        while !isReached(count) {
            let bell = Bell()
            waiters.append((bell, isReached))
            try strand.runtime.scheduler.park(bell)
            strand.runtime.current = strand
        }
    }

    func take() { count -= 1 }
}

final class DispatchGroupBox: HostRepresentable {
    package static var bridgedName: String { "DispatchGroup" }
    let work = CountBox(0)
}

final class SemaphoreBox: HostRepresentable {
    package static var bridgedName: String { "DispatchSemaphore" }
    let places: CountBox

    init(_ count: Int) { places = CountBox(count) }
}

/// A piece of work that can be cancelled before it starts.
final class WorkItemBox: HostRepresentable {
    package static var bridgedName: String { "DispatchWorkItem" }
    let function: FunctionValue
    var isCancelled = false

    init(_ function: FunctionValue) { self.function = function }

    func perform(_ strand: Strand) throws {
        if !isCancelled { _ = try function.call([], in: strand) }
    }
}

/// A moment, in seconds of the monotonic clock.
struct DispatchTimeValue: HostRepresentable, Comparable {
    package static var bridgedName: String { "DispatchTime" }
    var seconds: Double

    static func < (one: DispatchTimeValue, other: DispatchTimeValue) -> Bool { one.seconds < other.seconds }
}

/// How long, in seconds: `.milliseconds(5)`.
struct DispatchIntervalValue: HostRepresentable, Equatable {
    package static var bridgedName: String { "DispatchTimeInterval" }
    var seconds: Double
}

/// How soon work is wanted; kept, and without effect.
struct QualityOfService: HostRepresentable, Hashable {
    package static var bridgedName: String { "DispatchQoS" }
    static let names = ["userInteractive", "userInitiated", "default", "utility", "background", "unspecified"]
    let name: String
}

struct QueueAttributes: HostRepresentable, OptionSet, Hashable {
    package static var bridgedName: String { "DispatchQueue.Attributes" }
    let rawValue: Int
    static let concurrent = QueueAttributes(rawValue: 1)
    static let initiallyInactive = QueueAttributes(rawValue: 2)
}

struct WorkFlags: HostRepresentable, OptionSet, Hashable {
    package static var bridgedName: String { "DispatchWorkItemFlags" }
    let rawValue: Int
    static let barrier = WorkFlags(rawValue: 1)
}
