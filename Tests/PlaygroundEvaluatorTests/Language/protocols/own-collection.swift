// A type that conforms to Collection through startIndex, endIndex, subscript and index(after:).
struct Week: Collection {
    private let days = ["Mo", "Tu", "We", "Th", "Fr"]
    var startIndex: Int { 0 }
    var endIndex: Int { days.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(position: Int) -> String { days[position] }
}
let week = Week()
print(week.count, week.first!, week.isEmpty, week[2], week.map { $0.lowercased() })
print(week.firstIndex(of: "Th")!, Array(week.indices), Array(week.dropFirst(3)), Array(week[1..<3]))
print(week.prefix(2).joined(separator: "+"), week.suffix(2).count, week.randomElement() != nil)
for (i, day) in zip(week.indices, week) where i % 2 == 0 { print(i, day, terminator: ";") }
print()
print(week.split(separator: "We").map { Array($0) }, week.index(week.startIndex, offsetBy: 3), week.distance(from: 1, to: 4))
print(week.min()!, week.sorted(by: >), week.contains("Su"), week.first { $0.hasPrefix("T") } ?? "-")
