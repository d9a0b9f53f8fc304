// Rounding in every direction, remainders, and sums that are not what they seem.
for number in [2.5, -2.5, 3.5, 0.49] {
    print(number.rounded(), number.rounded(.up), number.rounded(.down), number.rounded(.towardZero), number.rounded(.toNearestOrEven), number.rounded(.awayFromZero))
}
print(0.1 + 0.2, 0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < .ulpOfOne, (1.1 * 100).rounded() / 100)
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.5.truncatingRemainder(dividingBy: 2), (-7.5).remainder(dividingBy: 2))
print(Int(2.99), Int(-2.99), Int(exactly: 2.5) as Any, Int("12a") as Any, Double("1e3")!, UInt8(exactly: 256) as Any, Int8(clamping: 300), UInt8(truncatingIfNeeded: 300))
print(max(Double.nan, 1).isNaN, Double.nan == .nan, [3.0, .nan, 1].contains { $0.isNaN }, -0.0 == 0.0, 1 / -0.0)
print(1e16, 1e15, 123456789.0, 1e-5, 0.0001, Float(0.1), Double(Float(0.1)), 1.0 / 3, Float(1) / 3)
print(Double.pi.isTotallyOrdered(belowOrEqualTo: 4), 8.0.exponent, 10.0.significand, 1.0.nextUp > 1, Double.greatestFiniteMagnitude.isFinite)
