// Collections of every kind counted, merged, cut and printed.
import Foundation
// scoring
let scores: KeyValuePairs = ["Ann": [90, 85], "Bob": [70]]
for (n, s) in scores { print(n, s.reduce(0, +) / max(s.count, 1)) }
let ranked = scores.map { (name: $0.key, avg: Double($0.value.reduce(0, +)) / Double($0.value.count)) }.sorted {
    $0.avg > $1.avg
}
for (rank, entry) in ranked.enumerated() { print("\(rank + 1). \(entry.name): \(String(format: "%.1f", entry.avg))") }
let (best, worst) = (ranked.first!, ranked.last!); print(best.name, worst.avg)
var inventory = ["apple": 3, "pear": 0]
inventory["kiwi", default: 0] += 2; inventory.merge(["apple": 1, "fig": 4]) { $0 + $1 };
inventory = inventory.filter { $0.value > 0 }
print(
    inventory.sorted(by: { $0.key < $1.key }).map { "\($0.key)×\($0.value)" }, inventory.values.sorted(),
    inventory.removeValue(forKey: "fig") ?? 0, inventory.contains { $0.key == "kiwi" },
    inventory.min { $0.value < $1.value }!.key)
if let i = inventory.index(forKey: "kiwi") { print(inventory[i].value); inventory.remove(at: i) }
for case (let k, let v) in inventory where v > 3 { print(k) }
var set1: Set = [1, 2, 3], set2: Set = [3, 4];
print(
    set1.union(set2).sorted(), set1.intersection(set2), set1.symmetricDifference(set2).sorted(),
    set1.isSuperset(of: [1]), set1.isDisjoint(with: [9]));
set1.formIntersection(set2); print(set1, set1.insert(3).inserted, set2.remove(4) as Any)
let nested = [[3, 1], [2]];
print(
    nested.joined().sorted(), nested.map { $0.map(String.init).joined(separator: "+") },
    Array(nested.joined(separator: [0])), nested.flatMap { $0 }.min()!, nested.reduce([], +))
print(
    (1...3).map { i in (1...i).map(String.init).joined() }, stride(from: 10, through: 0, by: -5).map { $0 },
    Array(stride(from: 0.0, to: 1, by: 0.25)), (1...10).filter { $0 % 3 == 0 }.reversed().map { $0 * $0 })
let arr = [5, 2, 8, 1];
print(
    arr.sorted(by: >), arr.max()! - arr.min()!, arr.firstIndex(of: 8)!, arr.prefix(while: { $0 != 8 }),
    arr.drop { $0 > 1 }, arr.split(separator: 8).map(Array.init), arr.dropLast(2), arr.suffix(2), arr.contains(2),
    arr.partition(3))
extension Array where Element == Int {
    func partition(_ p: Int) -> ([Int], [Int]) { (filter { $0 < p }, filter { $0 >= p }) }
}
var m = arr; m.sort(); m.insert(contentsOf: [7, 7], at: 1); m.removeFirst(); m.removeSubrange(0..<1);
m.replaceSubrange(0...0, with: [0, 0]); m.reverse(); m.append(contentsOf: arr[..<2]);
print(m, m.lastIndex(of: 0)!, m.allSatisfy { $0 >= 0 }, m.randomElement() != nil, m.isEmpty)
print(
    zip(1..., ["a", "b"]).map { "\($0)\($1)" },
    Dictionary(zip(["x", "y", "x"], 1...)) { a, b in a + b }.sorted { $0.key < $1.key },
    Array(repeating: "ab", count: 2).joined(), [1, 2, 3].elementsEqual([1, 2, 3]), [1, 2] + [3], ["b", "a"].sorted(),
    [[1], [2]] == [[1], [2]], [1, 2, 3].lexicographicallyPrecedes([1, 3]))
print(
    [3, 1, 2].sorted { a, b in a > b }, ["bb", "a"].sorted { $0.count < $1.count },
    ["b", "A"].sorted { $0.lowercased() < $1.lowercased() }, [1, 2, 3, 4].reduce((0, 0)) { ($0.0 + $1, $0.1 + 1) },
    [1, nil, 3].compactMap { $0 }, (1...4).reduce(1, *), [1.5, 2.5].reduce(0, +) / 2)
let dates = DateComponents(
    calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: "UTC"), year: 2024, month: 2, day: 28
).date!; let fmt = DateFormatter(); fmt.dateFormat = "yyyy-MM-dd"; fmt.timeZone = TimeZone(identifier: "UTC");
fmt.locale = Locale(identifier: "en_US_POSIX");
print(fmt.string(from: dates.addingTimeInterval(2 * 86400)), dates < dates + 1, Int(dates.timeIntervalSince1970))
let n: Int? = nil;
print(
    n.map { $0 + 1 } ?? 0, [n, 3].compactMap { $0 }, n == nil ? "none" : "some", (n ?? 5) > 3,
    Optional(3).flatMap { $0 > 2 ? $0 : nil } as Any, type(of: n))
func describe(_ x: Any) -> String {
    switch x {
    case let n as any Numeric: "number \(n)";
    case let s as any StringProtocol: "text \(s.count)";
    case let c as any Collection: "collection \(c.count)";
    default: "?"
    }
}
print(describe(3), describe(2.5), describe("abc"), describe([1, 2]), describe(["a": 1]), describe(()))
let s = "The quick brown fox";
print(
    s.split(separator: " ").map { String($0.reversed()) }.joined(separator: " "), s.components(separatedBy: "quick "),
    s.range(of: "brown").map { s[$0.lowerBound...] } ?? "", s.replacingOccurrences(of: "fox", with: "dog"),
    s.lowercased().contains("QUICK".lowercased()), s.hasPrefix("The"), s.first!,
    s.filter { "aeiou".contains($0) }.count, s.map { $0.isUppercase ? "^" : "_" }.joined(), s.prefix(3) + "…")
print(
    Int("12a") as Any, Double("3.5")!, Bool("true")!, String(3.0), "\(1.0 / 3)".prefix(6), 10 / 3, 10 % 3, -10 / 3,
    10.0.truncatingRemainder(dividingBy: 3), Int(3.99), Int((3.5).rounded()), 0.1 + 0.2, Int.max, UInt8.max,
    5.clamped(to: 1...3), Double.pi.rounded(toPlaces: 2))
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
extension Double {
    func rounded(toPlaces n: Int) -> Double { let k = pow(10, Double(n)); return (self * k).rounded() / k }
}
