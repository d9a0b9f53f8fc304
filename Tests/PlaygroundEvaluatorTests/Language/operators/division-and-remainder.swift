// Integer division cuts toward zero; the remainder has the sign of the first number.
for (a, b) in [(7, 2), (-7, 2), (7, -2), (-7, -2), (6, 3), (0, 5)] {
    print("\(a) / \(b) = \(a / b), rest \(a % b), together \(a / b * b + a % b)")
}
let (quotient, remainder) = 17.quotientAndRemainder(dividingBy: 5)
print(quotient, remainder)
print(7.5.truncatingRemainder(dividingBy: 2), (-7.5).truncatingRemainder(dividingBy: 2), 7.5.remainder(dividingBy: 2))
let seconds = 98_765
print("\(seconds / 3600)h \(seconds % 3600 / 60)m \(seconds % 60)s")
func wrapped(_ index: Int, _ count: Int) -> Int { ((index % count) + count) % count }
print((-3...3).map { wrapped($0, 3) })
print(Double(7) / 2, Double(7 / 2), 1.0 / 0, -1.0 / 0, (0.0 / 0).isNaN)
print(7.isMultiple(of: 2), (-8).isMultiple(of: 4), (-7).magnitude, (-7).signum())
