func widest<T: Comparable>(_ items: [T]) -> T? { items.max() }
struct Box { let width: Int }
print(widest([Box(width: 1)]) as Any)
// ---
func pair<A, B>(_ a: A, _ b: B) -> (A, B) where A: Equatable, A == B { (a, b) }
print(pair(1, "one"))
// ---
extension Array where Element == String { var joinedUp: String { joined() } }
print([1, 2].joinedUp)
// ---
func describe(_ value: some CustomStringConvertible) -> String { value.description }
struct Plain {}
print(describe(Plain()))
// ---
struct Money: Equatable { var cents: Int }
print(Money(cents: 1) < Money(cents: 2))
// ---
struct Bag<T: Hashable> { var items: Set<T> = [] }
struct Loose {}
print(Bag<Loose>())
// ---
protocol Shape {}
struct Dot: Shape {}
struct Line: Shape {}
func make(_ long: Bool) -> some Shape {
    if long { return Line() }
    return Dot()
}
print(make(true))
// ---
extension RandomAccessCollection where Item == Int { func sum() -> Int { 0 } }
print(1)
// ---
func largest<T>(_ items: [T]) -> T? where Key: Comparable { items.first }
print(largest([1]) as Any)
// ---
func twice<T>(_ value: T) -> T where T: Int { value }
print(twice(1))
// ---
let table: Dictionary<String> = [:]
print(table)
// ---
struct Pair<First, Second> { var first: First, second: Second }
let pair: Pair<Int> = Pair(first: 1, second: 2)
print(pair)
// ---
struct Cache<Key, Value> { var stored: [Key: Value] = [:] }
print(Cache<String, Int>())
// ---
class Box<Content> { var content: Content; init(_ content: Content) { self.content = content } }
class Chest: Box { }
print(Chest(1))
// ---
func head<C: Collection>(_ items: C) -> C.Element { items.first }
print(head([1]))
// ---
struct Song { var title = "a" }
let path: KeyPath<Song, Int> = \.title
print(path)
// ---
struct Song { func play() {} }
print(\Song.play)
// ---
struct Stack<Element> { var items: [Element] = [] }
let stack = Stack()
print(stack)
// ---
func nothing<Value>() -> Value? { nil }
let value = nothing()
print(value as Any)
// ---
struct Coin { var value = 1 }
print(Set([Coin(), Coin()]).count)
// ---
func count<Item>() -> Int { 1 }
print(count())
// ---
extension Array where Element: Comparable { var largest: Element? { self.max() } }
struct Coin { var value = 1 }
print([Coin()].largest as Any)
