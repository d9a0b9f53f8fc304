// Structs hold references, classes hold values: what is shared and what is not.
final class Counter { var n = 0; var log: [String] = [] }
struct Wrapper { var counter = Counter(); var label = "a" }
let first = Wrapper()
var second = first
second.label = "b"
second.counter.n += 5
first.counter.log.append("via first")
print(first.label, first.counter.n, second.counter.log, first.counter === second.counter)
second.counter = Counter()
second.counter.n = 1
print(first.counter.n, second.counter.n)
let shared = Counter()
let list = [shared, shared, Counter()]
list[0].n = 7
print(list.map(\.n), list[0] === list[1], list[0] !== list[2], list.filter { $0 === shared }.count)
func rename(_ counter: Counter) { counter.log = ["renamed"]; counter.n -= 1 }
rename(shared)
print(shared.log, shared.n)
var table = [ObjectIdentifier(shared): "shared"]
table[ObjectIdentifier(list[2])] = "third"
print(table.count, table[ObjectIdentifier(list[1])]!)
let snapshot = shared.log
shared.log.append("more")
print(snapshot, shared.log)
class Node { var value: Int; var next: Node?; init(_ value: Int, _ next: Node? = nil) { self.value = value; self.next = next } }
let chain = Node(1, Node(2, Node(3)))
var node: Node? = chain
while let current = node { current.value *= 10; node = current.next }
chain.next?.next?.value += 1
print(chain.value, chain.next!.value, chain.next?.next?.value ?? 0, chain.next?.next?.next == nil)
