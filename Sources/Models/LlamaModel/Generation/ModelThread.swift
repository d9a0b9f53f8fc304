import Foundation
import Synchronization

/// A thread of a model's own, as an actor's executor: evaluation must not occupy the threads that `async` code shares.
///
/// Its stack is large, because tokenizers of some models recurse deeply over long texts.
final class ModelThread: SerialExecutor {
    private let mailbox = Mailbox()

    init(name: String) {
        let mailbox = mailbox
        let thread = Thread {
            while let letter = mailbox.next() { letter.job.runSynchronously(on: letter.executor) }
        }
        thread.name = name
        thread.stackSize = 16 << 20
        thread.start()
    }

    deinit {
        mailbox.post(nil)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        mailbox.post(Letter(job: UnownedJob(job), executor: asUnownedSerialExecutor()))
    }
}

/// A job for the thread. The actor that the job belongs to keeps the executor alive until it has run.
private struct Letter: Sendable {
    let job: UnownedJob
    let executor: UnownedSerialExecutor
}

private final class Mailbox: Sendable {
    private let letters = Mutex<[Letter?]>([])
    private let arrivals = DispatchSemaphore(value: 0)

    /// Nil ends the thread, after the letters before it.
    func post(_ letter: Letter?) {
        letters.withLock { $0.append(letter) }
        arrivals.signal()
    }

    func next() -> Letter? {
        arrivals.wait()
        return letters.withLock { $0.removeFirst() }
    }
}
