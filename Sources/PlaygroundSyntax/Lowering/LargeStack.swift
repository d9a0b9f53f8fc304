internal import Glibc

/// Runs work that recurses along its input on a thread whose stack is large enough for the deepest input allowed.
enum LargeStack {
    private static let size = 512 << 20

    /// Runs the work and waits for its result; falls back to the caller's stack where no thread can be made.
    static func run<Result>(_ work: () -> Result) -> Result {
        withoutActuallyEscaping(work) { work in
            var result: Result?
            withUnsafeMutablePointer(to: &result) { slot in
                let job = Job { slot.pointee = work() }
                if !job.runOnThread(stackSize: size) { job.body() }
            }
            guard let result else { return work() }
            return result
        }
    }

    private final class Job {
        let body: () -> Void

        init(body: @escaping () -> Void) {
            self.body = body
        }

        func runOnThread(stackSize: Int) -> Bool {
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
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
                return false
            }
            pthread_join(thread, nil)
            return true
        }
    }
}
