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
// ---
protocol Growing { func grow() }
struct Tree: Growing {
    var height = 1
    mutating func grow() { height += 1 }
}
print(Tree().height)
// ---
protocol Loader { func load() }
struct Disk: Loader { func load() async {} }
print(Disk())
// ---
struct City: CustomStringConvertible {
    var name = "Rome"
    func description() -> String { name }
}
print(City())
// ---
struct Version: Comparable {
    var major = 1
    static func < (a: Version, b: Version) -> Int { a.major - b.major }
}
print(Version())
// ---
struct Version: Equatable {
    var major = 1
    func == (a: Version, b: Version) -> Bool { a.major == b.major }
}
print(Version() == Version())
// ---
struct Countdown: IteratorProtocol {
    var left = 3
    mutating func next() -> Int { left }
}
print(Countdown().left)
// ---
struct Deck: Sequence { var cards = [1, 2] }
print(Deck().cards)
// ---
protocol Named { func rename(to name: String = "none") }
print(1)
// ---
protocol Named { private func rename() }
print(1)
// ---
protocol Watcher {}
class Window { weak var watcher: Watcher? }
print(Window())
// ---
protocol Storage { associatedtype Item; func put(_ item: Item) }
struct Numbers: Storage { func put(_ item: Int) {} }
let storage: any Storage = Numbers()
storage.put(3)
// ---
protocol Twin { func same(_ other: Self) -> Bool }
struct One: Twin { func same(_ other: One) -> Bool { true } }
let twin: any Twin = One()
print(twin.same(One()))
// ---
protocol Piece {}
struct Red: Piece {}
struct Blue: Piece {}
func piece(_ isRed: Bool) -> some Piece { isRed ? Red() : Blue() }
print(piece(true))
// ---
struct Plain: Identifiable { var count = 1 }
print(Plain().count)
// ---
protocol Maker { static func make() -> Self }
class Tool: Maker { static func make() -> Tool { Tool() } }
print(Tool.make())
