// A list of nodes by reference: reverse in place, iterate, and lose the tail.
final class Node<Element> {
    var value: Element
    var next: Node?
    init(_ value: Element, next: Node? = nil) { self.value = value; self.next = next }
}
struct List<Element>: Sequence {
    private(set) var head: Node<Element>?
    mutating func push(_ value: Element) { head = Node(value, next: head) }
    mutating func reverse() {
        var previous: Node<Element>?
        var current = head
        while let node = current {
            current = node.next
            node.next = previous
            previous = node
        }
        head = previous
    }
    func makeIterator() -> AnyIterator<Element> {
        var node = head
        return AnyIterator {
            defer { node = node?.next }
            return node?.value
        }
    }
}
var list = List<String>()
for stop in ["Rome", "Pisa", "Genoa"] { list.push(stop) }
print(Array(list), list.contains("Pisa"))
list.reverse()
print(list.joined(separator: " > "), list.map(\.count).reduce(0, +))
list.head?.next?.next = nil
for (number, stop) in list.enumerated() { print(number, stop) }
