protocol Named { var name: String { get } }
protocol Describable: Named {
    associatedtype Detail
    var detail: Detail { get }
    func describe() -> String
    static var kind: String { get }
}
extension Describable {
    func describe() -> String { "\(Self.kind) \(name): \(detail)" }
    func shout() -> String { describe().uppercased() }
}
struct City: Describable {
    let name: String
    let detail: Int
    static let kind = "City"
}
struct Person: Describable {
    let name: String
    var detail: String { "person" }
    static var kind: String { "Person" }
    func describe() -> String { "I am \(name)" }
}
let city = City(name: "Oslo", detail: 700)
print(city.describe(), city.shout())
print(Person(name: "Ann").shout())
func introduce(_ thing: some Describable) { print("->", thing.describe()) }
introduce(city)
introduce(Person(name: "Bo"))
let things: [any Named] = [city, Person(name: "Cy")]
print(things.map { $0.name })
for thing in things {
    if let person = thing as? Person { print("person", person.name) } else if thing is City { print("city") }
}
protocol Resettable { mutating func reset() }
struct Game: Resettable {
    var score = 5
    mutating func reset() { score = 0 }
}
func resetAll<T: Resettable>(_ items: inout [T]) { for index in items.indices { items[index].reset() } }
var games = [Game(), Game(score: 9)]
resetAll(&games)
print(games.map(\.score))
var any: any Resettable = Game(score: 3)
any.reset()
print((any as! Game).score)
extension Int { var squared: Int { self * self }; func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } } }
print(5.squared)
3.times { print("t", $0) }
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
print([1, 2, 3].total())
extension Collection { var second: Element? { dropFirst().first } }
print([1, 2].second ?? 0, "xyz".second ?? "-")
protocol Shape { func area() -> Double }
extension Shape where Self: Equatable { func same(_ other: Self) -> Bool { self == other } }
struct Sq: Shape, Equatable { var s: Double; func area() -> Double { s * s } }
print(Sq(s: 2).same(Sq(s: 2)), Sq(s: 3).area())
