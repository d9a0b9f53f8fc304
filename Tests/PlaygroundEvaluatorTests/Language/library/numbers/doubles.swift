// Fractions: rounding, limits, special values.
let x = 3.7, y = -3.2
print(x.rounded(), y.rounded(), x.rounded(.down), y.rounded(.up), x.rounded(.towardZero), 2.5.rounded(.toNearestOrEven), 2.5.rounded(), y.rounded(.awayFromZero))
print(x.truncatingRemainder(dividingBy: 1.5), x.remainder(dividingBy: 1.5), 2.0.squareRoot(), x.magnitude, abs(y), -x, x.sign, y.sign == .minus, y.isLess(than: x))
print(Double.pi, Double.infinity, -Double.infinity, Double.nan, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, Double.ulpOfOne, Float.pi)
print(x.isNaN, Double.nan.isNaN, (1 / 0.0).isInfinite, x.isFinite, 0.0.isZero, Double.nan == .nan, 0.1 + 0.2, 0.1 + 0.2 == 0.3, 1e100, 1e-7, 123456789.0, 1e16, 100000.0)
print(Int(x), Int(y.rounded()), Int(exactly: 2.0)!, Float(x), Double(Float(0.1)), Float(1) / 3, 1.0 / 3, 5.0, 5.5e-3, Double(3), 7.0 / 2, 0x1p4, 1_000.5)
var total = 0.0
total += 1.5; total -= 0.25; total *= 4; total /= 2; total.round(); total.negate()
print(total, max(x, y), min(x, y, 0), [x, y].max()!, x > y, x.description, "\(x)", String(x), x.advanced(by: 0.3), x.nextUp > x, 10.0.exponent, 1.5.significand)
var rounding = 7.5
rounding.round(.down)
print(rounding, Double.random(in: 2...2), (0.0..<1).contains(Double.random(in: 0..<1)), Double("2.50")!, Double(true ? 1 : 0), Double.zero, Double(Int.max), Int64(1e15))
print([1.5, 2.5, 3.0].reduce(0, +) / 3, (0...3).map { Double($0) / 2 }, (19.99 * 100).rounded() / 100, 0.1 * 3, 4.35 * 100, 1.1 + 2.2, -0.0, 0.0 == -0.0)
print(2.0.addingProduct(3, 4), Double(sign: .minus, exponent: 2, significand: 1), Double.maximum(1, 2), Double.minimum(1, 2), x.ulp > 0, x.binade, Double(5).isNormal, Float(2.5).rounded(.up))
print(Double("0x10")!, Double(" 1") as Any, Double(signOf: -1, magnitudeOf: 3), 8.0.squareRoot() * 2.0.squareRoot())
