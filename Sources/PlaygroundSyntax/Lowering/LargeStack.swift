internal import Glibc
internal import Synchronization

/// Runs work that recurses along its input on a thread whose stack is large enough for the deepest input allowed.
enum LargeStack {
    private static let size = 512 << 20

    /// Runs the work and waits for its result; falls back to the caller's stack where no thread can be made.
    static func run<Result>(_ work: () -> Result) -> Result {
        withoutActuallyEscaping(work) { work in
            var result: Result?
            withUnsafeMutablePointer(to: &result) { slot in
                let job = Job { slot.pointee = work() }
                if let thread = job.start(stackSize: size) { pthread_join(thread, nil) } else { job.body() }
            }
            guard let result else { return work() }
            return result
        }
    }

    /// Runs work for each index on as many threads as the machine has cores, and waits for all of it.
    static func forEach(below count: Int, _ work: @Sendable (Int) -> Void) {
        let turns = Turns(count)
        withoutActuallyEscaping(work) { work in
            let body = { @Sendable in
                while let index = turns.next() { work(index) }
            }
            let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
            let threads = (0..<min(cores, count)).compactMap { _ in Job(body: body).start(stackSize: size) }
            if threads.isEmpty { body() }
            for thread in threads { pthread_join(thread, nil) }
        }
    }

    /// Numbers, each handed out once.
    private final class Turns: Sendable {
        private let count: Int
        private let given = Atomic(0)

        init(_ count: Int) { self.count = count }

        func next() -> Int? {
            let index = given.add(1, ordering: .relaxed).oldValue
            return index < count ? index : nil
        }
    }

    private final class Job {
        let body: () -> Void

        init(body: @escaping () -> Void) {
            self.body = body
        }

        /// The thread that runs the body, or nil where no thread can be made.
        func start(stackSize: Int) -> pthread_t? {
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
            var thread = pthread_t()
            let context = Unmanaged.passRetained(self)
            let status = pthread_create(
                &thread, &attributes,
                { context in
                    guard let context else { return nil }
                    Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
                    return nil
                }, context.toOpaque())
            guard status == 0 else {
                context.release()
                return nil
            }
            return thread
        }
    }
}
