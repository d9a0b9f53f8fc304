// Ranges of every kind as values: bounds, membership, overlap, clamping, slicing.
let closed = 1...5, open = 1..<5
print(closed, open, closed.count, open.count, closed.contains(5), open.contains(5), closed ~= 3)
let upTo = ..<3, through = ...3, from = 3...
print(upTo.contains(-100), through.contains(3), from.contains(1_000_000), from.contains(2))
let letters = ["a", "b", "c", "d", "e"]
print(letters[1...3], letters[1..<3], letters[..<2], letters[...2], letters[3...], letters[...])
print(closed.lowerBound, open.upperBound, open.isEmpty, (3..<3).isEmpty, open == 1..<5)
print(closed.overlaps(5...9), open.overlaps(5..<9), (0...10).clamped(to: 3...20))
print(Array(closed.reversed()), closed.map { $0 * $0 }, open.reduce(0, +), Array(stride(from: 0, to: 1, by: 0.25)))
let temperature = 36.6
print((36.1...37.2).contains(temperature), (36.1..<36.6) ~= temperature, ("a"..."f").contains("c"))
print(Range(1...3), ClosedRange(1..<4), (1...4).first!, (1...4).randomElement().map { $0 < 5 }!)
let bounds: (Range<Int>, PartialRangeFrom<Int>) = (0..<2, 7...)
print(bounds.0, bounds.1, zip(1..., letters).map { "\($0)\($1)" })
