protocol Drawable { func draw(at x: Int) }
struct Circle: Drawable { func draw(x: Int) {} }
Circle().draw(x: 1)
// ---
protocol Resettable { mutating func reset() }
struct Timer: Resettable { func reset(now: Bool) {} }
print(Timer())
// ---
protocol Named { var name: String { get set } }
struct City: Named { let name: String }
print(City(name: "Rome").name)
// ---
protocol Factory { static func make() -> Self }
struct Widget: Factory { func make() -> Widget { self } }
print(Widget())
// ---
protocol Store { associatedtype Item: Comparable; var items: [Item] { get } }
struct Thing {}
struct Shop: Store { var items: [Thing] { [] } }
print(Shop().items.count)
// ---
protocol Delegate: AnyObject {}
struct Handler: Delegate {}
print(Handler())
// ---
protocol Shape { func area() -> Double }
extension Shape { func describe() -> String { "\(perimeter())" } }
struct Dot: Shape { func area() -> Double { 0 } }
print(Dot().describe())
// ---
struct Key: Hashable { var parts: [Part] }
struct Part {}
print(Key(parts: []))
// ---
struct A: Codable { var f: () -> Void }
print(1)
// ---
struct Engine { var power = 1 }
struct Car: Codable { var name: String; var engine: Engine }
print(Car(name: "a", engine: Engine()).name)
// ---
struct Point: Codable { var position: (Int, Int) }
print(1)
// ---
struct Deck: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
}
print(Deck().last!)
