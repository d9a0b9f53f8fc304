// NSLock, NSRecursiveLock and Mutex around shared state.
import Foundation
import Synchronization

final class Tally: Sendable {
    private let counts = Mutex<[String: Int]>([:])
    func add(_ word: String) { counts.withLock { $0[word, default: 0] += 1 } }
    var sorted: [(String, Int)] { counts.withLock { $0.sorted { $0.key < $1.key } }.map { ($0.key, $0.value) } }
}

let tally = Tally()
await withTaskGroup(of: Void.self) { group in
    for word in "to be or not to be".split(separator: " ") {
        group.addTask { tally.add(String(word)) }
    }
}
for (word, count) in tally.sorted { print(word, count) }

let lock = NSLock()
lock.lock()
print(lock.try())
lock.unlock()
print(lock.try())
lock.unlock()
print(lock.withLock { "inside" })

let counter = Atomic<Int>(40)
counter.add(2, ordering: .relaxed)
let (old, new) = counter.subtract(1, ordering: .sequentiallyConsistent)
print(old, new, counter.load(ordering: .relaxed), counter.exchange(7, ordering: .relaxed))
