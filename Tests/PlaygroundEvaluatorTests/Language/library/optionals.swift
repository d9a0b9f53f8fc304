// Optionals and ranges.
let some: Int? = 5
let none: Int? = nil
print(some.map { $0 * 2 } as Any, none.map { $0 * 2 } as Any, some.flatMap { $0 > 3 ? "big" : nil } ?? "small")
print(some ?? 0, none ?? 0, none ?? some ?? 1, some == 5, none == nil, some != nil)
print(some as Any, [some, none], some.debugDescription)
let range = 1..<10
print(range.lowerBound, range.upperBound, range.contains(9), range.contains(10), range.count, range.isEmpty, (1...3).contains(3))
print(range.clamped(to: 5..<20), (1..<5).overlaps(4..<8), (2...).contains(7), (..<5).contains(7), Array(1...3), (0..<3).map { $0 })
print(1..<5, [1...2], (1...5).description)
switch 7 {
case ..<5: print("low")
case 5...: print("high")
default: print("never")
}
