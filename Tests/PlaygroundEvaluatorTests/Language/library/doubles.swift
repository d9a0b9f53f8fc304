// Floating-point numbers.
import Foundation
print(1.0, 0.1 + 0.2, 1 / 3.0, 1e20, 1e-7, 100.0, 123456789.0, Double.pi, -0.0, 5e-324)
print(2.5.rounded(), 3.5.rounded(), 2.5.rounded(.down), 2.1.rounded(.up), (-2.5).rounded(), 2.5.rounded(.toNearestOrEven), 2.7.rounded(.towardZero))
print(Double.infinity, -Double.infinity, Double.nan, Double.nan == Double.nan, (0.0 / 0.0).isNaN, (1 / 0.0).isInfinite)
print(9.0.squareRoot(), abs(-2.5), (-2.5).magnitude, 2.5.sign, max(1.5, 2.5), Double("abc") as Any, Double("1e3")!)
print(Float(0.1), Float(1) / 3, Double(Float(0.1)), Float(16777217), Int(Float(2.9)), Float.pi)
let average = [1, 2, 4].map { Double($0) }.reduce(0.0, +) / 3
print(average, (average * 100).rounded() / 100, String(2.0), "\(1.50)")
