import Foundation

/// A thread for work that blocks: waiting for models must not hold up the pool that answers come from.
enum EvaluationThread {
    static func start(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        thread.stackSize = 8 << 20
        thread.start()
    }
}
