// A serial queue does its work in order; `sync` waits for what is under way and gives a result back.
import Dispatch

let queue = DispatchQueue(label: "bakery", qos: .userInitiated)
var log: [String] = []
for loaf in ["rye", "spelt", "oat"] {
    queue.async { log.append("baked \(loaf)") }
}
let total = queue.sync { log.count }
print(total, log)

let doubled = (1...4).map { n in queue.sync { n * 2 } }
print(doubled, queue.label)

let item = DispatchWorkItem { log.append("cleaned") }
item.perform()
item.cancel()
item.perform()
print(log.last!, item.isCancelled)
DispatchQueue.concurrentPerform(iterations: 3) { _ in }
print(DispatchQueue.global(qos: .userInitiated).sync { "done" })
