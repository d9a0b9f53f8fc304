import Foundation
import Glibc

/// Hands one baton from strand to strand in the order in which they asked for it.
///
/// Whoever holds the baton may touch the program's values; everything else waits. Tickets are given out in program order,
/// so that runs with the same timing of the outside world are the same.
// Proof for `@unchecked Sendable`: the counters are only touched with the condition locked.
final class Scheduler: @unchecked Sendable {
    private let condition = NSCondition()
    private var nextTicket = 0
    private var serving = 0
    private var wakers: [Int: @Sendable () -> Void] = [:]
    private var nextWaker = 0
    private var cancelled = false
    /// Seconds spent waiting for the host, not counted as work.
    private var waited = 0.0
    private var ends = 0
    /// Strands that wait for the host or for a moment, and come back by themselves.
    private var returning = 0

    /// Numbers the ends of tasks.
    func nextEnd() -> Int {
        condition.lock()
        defer { condition.unlock() }
        ends += 1
        return ends
    }

    /// A place in the queue.
    func ticket() -> Int {
        condition.lock()
        defer { condition.unlock() }
        nextTicket += 1
        return nextTicket - 1
    }

    /// Waits until the ticket is served.
    func acquire(_ ticket: Int) {
        condition.lock()
        while serving != ticket { condition.wait() }
        condition.unlock()
    }

    func acquire() { acquire(ticket()) }

    func release() {
        condition.lock()
        serving += 1
        condition.broadcast()
        condition.unlock()
    }

    /// Lets others run first.
    func yield() {
        let mine = ticket()
        release()
        acquire(mine)
    }

    var isCancelled: Bool {
        condition.lock()
        defer { condition.unlock() }
        return cancelled
    }

    /// Wakes everything that waits for the host, so that it can end.
    func cancel() {
        condition.lock()
        cancelled = true
        let all = wakers.sorted { $0.key < $1.key }.map(\.value)
        condition.unlock()
        for wake in all { wake() }
    }

    private func add(_ waker: @escaping @Sendable () -> Void) -> Int? {
        condition.lock()
        defer { condition.unlock() }
        if cancelled { return nil }
        nextWaker += 1
        wakers[nextWaker] = waker
        return nextWaker
    }

    private func remove(_ id: Int) {
        condition.lock()
        wakers[id] = nil
        condition.unlock()
    }

    /// Time that passed while every strand waited for the host.
    var secondsWaited: Double {
        condition.lock()
        defer { condition.unlock() }
        return waited
    }

    private func addWaited(_ seconds: Double) {
        condition.lock()
        waited += seconds
        condition.unlock()
    }

    private func countReturning(_ change: Int) {
        condition.lock()
        returning += change
        condition.unlock()
    }

    /// Whether the strand with the baton is the only one that could wake another.
    private var isLastAwake: Bool {
        condition.lock()
        defer { condition.unlock() }
        return nextTicket == serving + 1 && returning == 0
    }

    /// Runs an asynchronous operation of the host while other strands run.
    func wait<Result: Sendable>(
        _ operation: @escaping @Sendable () async throws -> Result, runtime: Runtime, task: TaskBox?
    ) throws -> Result {
        let outcome = Outcome<Result>()
        // An operation that a cancelled task starts must find itself cancelled from its first step.
        let isCancelledBefore = task?.isCancelled ?? false
        let running = Task.detached {
            if isCancelledBefore { withUnsafeCurrentTask { $0?.cancel() } }
            do {
                outcome.finish(.success(try await operation()))
            } catch {
                outcome.finish(.failure(error))
            }
        }
        let wake: @Sendable () -> Void = {
            running.cancel()
            outcome.finish(.failure(CancellationError()))
        }
        guard let id = add(wake) else { throw Interruption.cancelled }
        let taskWaker = task?.onCancel { running.cancel() }
        let start = Clock.now
        countReturning(1)
        release()
        let result = outcome.wait()
        acquire()
        countReturning(-1)
        addWaited(Clock.now - start)
        remove(id)
        if let taskWaker { task?.removeWaker(taskWaker) }
        if isCancelled { throw Interruption.cancelled }
        return try result.get()
    }

    /// Blocks this strand until the deadline or until something wakes it.
    func sleep(seconds: Double, task: TaskBox?) throws {
        let bell = Bell()
        guard let id = add({ bell.ring() }) else { throw Interruption.cancelled }
        let taskWaker = task?.onCancel { bell.ring() }
        let start = Clock.now
        countReturning(1)
        release()
        bell.wait(seconds: seconds)
        acquire()
        countReturning(-1)
        addWaited(Clock.now - start)
        remove(id)
        if let taskWaker { task?.removeWaker(taskWaker) }
        if isCancelled { throw Interruption.cancelled }
    }

    /// Blocks this strand until another one rings the bell and hands over a ticket.
    ///
    /// - Throws: an interruption when nothing is left that could ring it.
    func park(_ bell: Bell) throws {
        guard let id = add({ bell.ring() }) else {
            // Nobody will take a ticket that a later call of `wake` would draw.
            bell.ring()
            throw Interruption.cancelled
        }
        if isLastAwake {
            bell.ring()
            remove(id)
            throw isCancelled ? Interruption.cancelled : Interruption.stuck()
        }
        release()
        bell.wait(seconds: nil)
        acquire(bell.ticket ?? ticket())
        remove(id)
        if isCancelled { throw Interruption.cancelled }
    }

    /// Wakes a parked strand; its place in the queue is taken now, by the one who wakes it.
    func wake(_ bell: Bell) { bell.ring { ticket() } }
}

/// Something to wait for.
// Proof for `@unchecked Sendable`: everything is touched with the condition locked.
final class Bell: @unchecked Sendable {
    private let condition = NSCondition()
    private var rung = false
    private var place: Int?

    var ticket: Int? {
        condition.lock()
        defer { condition.unlock() }
        return place
    }

    /// Rings once; law: a ticket is drawn only for the ring that counts, since one that nobody takes stops everything.
    func ring(ticket: () -> Int? = { nil }) {
        condition.lock()
        if !rung { place = ticket() }
        rung = true
        condition.broadcast()
        condition.unlock()
    }

    func wait(seconds: Double?) {
        condition.lock()
        defer { condition.unlock() }
        if let seconds {
            let deadline = Date(timeIntervalSinceNow: seconds)
            while !rung { if !condition.wait(until: deadline) { return } }
        } else {
            while !rung { condition.wait() }
        }
    }
}

/// The result of an asynchronous operation, waited for by a thread.
// Proof for `@unchecked Sendable`: the result is written once and read with the condition locked.
private final class Outcome<Success: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var result: Result<Success, any Error>?

    func finish(_ result: Result<Success, any Error>) {
        condition.lock()
        if self.result == nil { self.result = result }
        condition.broadcast()
        condition.unlock()
    }

    func wait() -> Result<Success, any Error> {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result { return result }
            condition.wait()
        }
    }
}

enum Clock {
    /// Seconds of the system's monotonic clock.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
