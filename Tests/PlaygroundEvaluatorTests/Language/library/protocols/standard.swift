// The library's protocols on types of one's own.
struct Version: Comparable, Hashable, CustomStringConvertible, LosslessStringConvertible, ExpressibleByStringLiteral {
    var major: Int, minor: Int
    init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }
    init?(_ description: String) {
        let parts = description.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 2 else { return nil }
        self.init(parts[0], parts[1])
    }
    init(stringLiteral value: String) { self = Version(value) ?? Version(0, 0) }
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
    var description: String { "\(major).\(minor)" }
}
let versions: [Version] = ["1.10", "1.9", "0.5"]
print(versions.sorted(), versions.max()!, versions.contains("1.9"), Version(String("x")) as Any, Version("2.0") > "1.99", min("3.0", Version(2, 1)), Set(versions).count)
print(("1.0"..."2.0").contains(Version(1, 5)), String(Version(4, 2)), versions.firstIndex(of: "0.5")!, Version(1, 2) == "1.2", Version(1, 2).hashValue == Version("1.2").hashValue)
enum Level: Int, CaseIterable, Comparable, Codable {
    case low = 1, middle = 5, high = 10
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
print(Level.allCases, Level(rawValue: 5)!, Level(rawValue: 6) as Any, Level.high > .low, Level.allCases.max()!, Level.middle.rawValue, Level.allCases.map(\.rawValue), [Level.high, .low].sorted(), Level.allCases.count)
enum Suit: String, CaseIterable { case hearts, spades = "S" }
print(Suit.hearts.rawValue, Suit.spades.rawValue, Suit(rawValue: "S")!, Suit.allCases.map { $0.rawValue }, Suit.allCases.firstIndex(of: .spades)!)
struct Item: Identifiable, Equatable { let id: Int; var name: String }
let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
print(items.map(\.id), items.first { $0.id == 2 }?.name ?? "-", items[0] == Item(id: 1, name: "a"), items.firstIndex(of: items[1])!, items.contains(items[0]))
struct Bag: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, Sequence {
    var counts: [String: Int] = [:]
    init(arrayLiteral elements: String...) { for element in elements { counts[element, default: 0] += 1 } }
    init(dictionaryLiteral elements: (String, Int)...) { for (name, count) in elements { counts[name] = count } }
    func makeIterator() -> Dictionary<String, Int>.Iterator { counts.makeIterator() }
}
let bag: Bag = ["a", "b", "a"], other: Bag = ["z": 26]
print(bag.counts["a"]!, other.counts["z"]!, bag.map { $0.value }.reduce(0, +), other.first { $0.key == "z" }!.value)
struct Celsius: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    var degrees: Double
    init(integerLiteral value: Int) { degrees = Double(value) }
    init(floatLiteral value: Double) { degrees = value }
}
let warm: Celsius = 20, exact: Celsius = 36.6
print(warm.degrees, exact.degrees, [warm, 3].map(\.degrees))
