// Generic nested classes: a doubly linked queue with weak previous links.
final class Deque<Element> {
    private final class Node {
        let value: Element
        var next: Node?
        weak var previous: Node?
        init(_ value: Element) { self.value = value }
    }
    private var head: Node?, tail: Node?
    private(set) var count = 0
    func append(_ value: Element) {
        let node = Node(value)
        node.previous = tail
        if let tail { tail.next = node } else { head = node }
        tail = node
        count += 1
    }
    func popFirst() -> Element? {
        guard let first = head else { return nil }
        head = first.next
        head?.previous = nil
        if head == nil { tail = nil }
        count -= 1
        return first.value
    }
    func popLast() -> Element? {
        guard let last = tail else { return nil }
        tail = last.previous
        tail?.next = nil
        if tail == nil { head = nil }
        count -= 1
        return last.value
    }
}
let deque = Deque<String>()
for letter in "abcd" { deque.append(String(letter)) }
print(deque.popFirst()!, deque.popLast()!, deque.count)
print(deque.popLast()!, deque.popLast()!, deque.popFirst() as Any, deque.count)
