// An empty collection and nil know their types by what the generic function was called with.
func kind<T>(of value: T) -> String { "\(type(of: value))" }
struct Stack<Element> {
    var items: [Element] = []
    var top: Element? { items.last }
    var kinds: String { "\(type(of: items)), \(type(of: top))" }
}
print(kind(of: [Int]()), kind(of: Int?.none), kind(of: [String: Int]()), kind(of: Set<String>()), kind(of: ([Int](), 1)))
print(Stack<Int>().kinds, Stack<[String]>().kinds)
