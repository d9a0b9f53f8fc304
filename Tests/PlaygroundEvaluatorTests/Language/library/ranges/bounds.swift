// Ranges: bounds, membership, clamping, half open and closed.
let open = 0..<10, closed = 1...5
print(open, closed, open.lowerBound, open.upperBound, closed.lowerBound, closed.upperBound, open.count, closed.count, closed.isEmpty, (3..<3).isEmpty)
print(open.contains(10), closed.contains(5), open ~= 3, (..<5).contains(2), (3...).contains(100), (...3).contains(4), (0.0...1.0).contains(0.5))
print(open.overlaps(5..<20), open.clamped(to: 5..<8), closed.clamped(to: 0...3), open == 0..<10, Range(closed), ClosedRange(0..<4), closed.first!, closed.last!)
print(Array(closed), closed.map { $0 * 2 }, open.filter { $0 % 3 == 0 }, closed.reversed().map { $0 }, Array(open.prefix(2)), Array(closed.dropFirst(3)), open.suffix(2))
print(closed.reduce(0, +), open.min()!, open.max()!, closed.firstIndex(of: 3) != nil, closed.sorted(by: >), open.randomElement()! < 10, closed.enumerated().map { $0 + $1 })
for i in (1...3).reversed() { print(i, terminator: " ") }
for _ in 0..<2 { print("*", terminator: "") }
print()
for i in 5... { if i > 7 { break }; print(i, terminator: " ") }
print()
let letters: ClosedRange<Character> = "a"..."f"
print(letters.contains("c"), ("a"..."z").contains("q"), ("apple"..<"banana").contains("avocado"), letters.lowerBound, letters)
func grade(_ score: Int) -> String {
    switch score {
    case ..<0: "none"
    case 0..<50: "fail"
    case 50...79: "pass"
    case 80...: "great"
    default: "never"
    }
}
print([-1, 0, 49, 50, 80, 200].map(grade), (1...3).allSatisfy { $0 > 0 }, (1...3).contains { $0 == 2 }, [10, 20, 30, 40][1...].count)
let from = 2..., upTo = ..<4, through = ...4
print(from.lowerBound, upTo.upperBound, through.upperBound, [0, 1, 2, 3, 4, 5][from], [0, 1, 2, 3, 4, 5][upTo], Array(from.prefix(2)), zip(from, ["x"]).map { "\($0)\($1)" })
print((0..<3).startIndex, (0..<3).endIndex, (0..<5)[2], (1...4).indices.count, (0..<10).dropLast(8).count, stride(from: 0, through: 1, by: 0.5).map { $0 })
