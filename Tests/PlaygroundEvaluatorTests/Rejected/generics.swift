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
