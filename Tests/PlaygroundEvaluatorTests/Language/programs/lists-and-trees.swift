// A list that is an indirect enum, and search trees of objects and of values.
indirect enum List<T> {
    case empty, cons(T, List<T>)
    init(_ xs: [T]) { self = xs.reversed().reduce(.empty) { .cons($1, $0) } }
    func map<U>(_ f: (T) throws -> U) rethrows -> List<U> {
        switch self {
        case .empty: .empty;
        case let .cons(h, t): .cons(try f(h), try t.map(f))
        }
    }
    func fold<R>(_ z: R, _ f: (R, T) -> R) -> R {
        switch self {
        case .empty: return z;
        case let .cons(h, t): return t.fold(f(z, h), f)
        }
    }
    var array: [T] { fold([]) { $0 + [$1] } }
}
extension List: Sequence {
    func makeIterator() -> AnyIterator<T> {
        var cur = self;
        return AnyIterator {
            guard case let .cons(h, t) = cur else { return nil }; cur = t; return h
        }
    }
}
extension List: Equatable where T: Equatable {}
let l = List([1, 2, 3])
print(l.map { $0 * $0 }.array, l.fold(0, +), l == List([1, 2, 3]), Array(l), l.reversed())
final class BST<K: Comparable, V> {
    final class Node {
        var key: K, value: V, left: Node?, right: Node?; init(_ k: K, _ v: V) { key = k; value = v }
        var height: Int { 1 + Swift.max(left?.height ?? 0, right?.height ?? 0) }
    }
    private(set) var root: Node?; private(set) var count = 0
    func insert(_ k: K, _ v: V) {
        guard root != nil else { root = Node(k, v); count = 1; return }
        var n = root!
        while true {
            if k == n.key { n.value = v; return }
            let path: ReferenceWritableKeyPath<Node, Node?> = k < n.key ? \.left : \.right
            if let next = n[keyPath: path] { n = next } else { n[keyPath: path] = Node(k, v); count += 1; return }
        }
    }
    subscript(k: K) -> V? {
        get {
            var n = root; while let c = n { if k == c.key { return c.value }; n = k < c.key ? c.left : c.right };
            return nil
        }
        set { if let v = newValue { insert(k, v) } }
    }
    func inOrder(_ visit: (K, V) -> Void) {
        func go(_ n: Node?) { guard let n else { return }; go(n.left); visit(n.key, n.value); go(n.right) }; go(root)
    }
}
let t = BST<String, Int>()
for (i, w) in "the quick brown fox jumps over the lazy dog".split(separator: " ").enumerated() {
    t[String(w)] = (t[String(w)] ?? 0) + i
}
t.inOrder { print($0, $1, terminator: "; ") }
print(); print(t.count, t.root?.height ?? 0, t["fox"] as Any, t["cat"] as Any)
enum Tree<T: Comparable> {
    case leaf; indirect case node(left: Tree, value: T, right: Tree)
    func inserting(_ v: T) -> Tree {
        switch self {
        case .leaf: return .node(left: .leaf, value: v, right: .leaf)
        case .node(let l, let x, let r):
            return v < x
                ? .node(left: l.inserting(v), value: x, right: r) : .node(left: l, value: x, right: r.inserting(v))
        }
    }
    var sorted: [T] {
        switch self {
        case .leaf: [];
        case let .node(l, v, r): l.sorted + [v] + r.sorted
        }
    }
    var depth: Int {
        guard case let .node(left: l, value: _, right: r) = self else { return 0 }; return max(l.depth, r.depth) + 1
    }
}
let tr = [5, 2, 8, 1, 9].reduce(Tree<Int>.leaf) { $0.inserting($1) }
print(tr.sorted, tr.depth)
