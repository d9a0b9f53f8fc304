struct Queue<Element> {
    private var items: [Element] = []
    mutating func enqueue(_ item: Element) { items.append(item) }
    mutating func dequeue() -> Element? { items.isEmpty ? nil : items.removeFirst() }
    var isEmpty: Bool { items.isEmpty }
    func map<T>(_ transform: (Element) -> T) -> Queue<T> {
        var result = Queue<T>()
        for item in items { result.enqueue(transform(item)) }
        return result
    }
}
var queue = Queue<String>()
queue.enqueue("a")
queue.enqueue("bb")
var lengths = queue.map { $0.count }
print(lengths.dequeue()!, lengths.dequeue()!, lengths.dequeue() as Any)
struct Pair<A, B> {
    let first: A
    let second: B
    func swapped() -> Pair<B, A> { Pair<B, A>(first: second, second: first) }
}
let pair = Pair(first: 1, second: "one")
print(pair, pair.swapped().first)
func largest<T: Comparable>(_ items: [T]) -> T? {
    guard var best = items.first else { return nil }
    for item in items where item > best { best = item }
    return best
}
print(largest([3, 9, 2])!, largest(["b", "a"])!, largest([Double]()) as Any)
func group<T, K: Hashable>(_ items: [T], by key: (T) -> K) -> [K: [T]] {
    var result: [K: [T]] = [:]
    for item in items { result[key(item), default: []].append(item) }
    return result
}
let grouped = group([1, 2, 3, 4, 5]) { $0 % 2 == 0 }
print(grouped[true]!, grouped[false]!)
indirect enum Tree<T: Comparable> {
    case leaf
    case node(Tree<T>, T, Tree<T>)
    func inserting(_ value: T) -> Tree<T> {
        switch self {
        case .leaf: return .node(.leaf, value, .leaf)
        case .node(let left, let v, let right):
            if value < v { return .node(left.inserting(value), v, right) }
            return .node(left, v, right.inserting(value))
        }
    }
    var values: [T] {
        switch self {
        case .leaf: []
        case let .node(left, v, right): left.values + [v] + right.values
        }
    }
}
var tree = Tree<Int>.leaf
for n in [5, 2, 8, 1] { tree = tree.inserting(n) }
print(tree.values)
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let lengthThenDouble = compose({ (s: String) in s.count }, { $0 * 2 })
print(lengthThenDouble("four"))
func sumAll<S: Sequence>(_ s: S) -> Int where S.Element == Int { var t = 0; for x in s { t += x }; return t }
print(sumAll([1, 2, 3]), sumAll(1...4), sumAll(Set([5])))
protocol Default { init(); var text: String { get } }
struct A: Default { var text = "A!" }
struct B: Default { var text = "B!" }
func make<T: Default>(_ type: T.Type) -> T { T() }
print(make(A.self).text, make(B.self).text)
func typeName<T>(_ value: T) -> String { "\(T.self)" }
print(typeName(1), typeName("x"), typeName([1]))
