// Foundation's functions on numbers.
import Foundation
print(sqrt(16.0), pow(2.0, 10.0), abs(-2.5), floor(2.7), ceil(2.1), round(2.5), trunc(-2.7), fabs(-1.5), fmod(7.5, 2), cbrt(27.0), hypot(3.0, 4.0))
print(sin(0.0), cos(0.0), tan(0.0), asin(1.0) == .pi / 2, atan2(1.0, 1.0) == .pi / 4, sin(Double.pi / 6), exp(0.0), exp2(3.0), log(M_E), log2(8.0), log10(1000.0), log1p(0.0))
print(max(1.5, 2), min(3, 1), pow(9, 0.5), sqrt(2), Int(pow(10.0, 3)), Double(Int(sqrt(50.0))), copysign(1.0, -2.0), fmax(1.0, 2.0), fmin(1.0, 2.0), remainder(7.0, 4.0), M_PI == Double.pi)
func distance(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) -> Double { sqrt(pow(a.x - b.x, 2) + pow(a.y - b.y, 2)) }
print(distance((0, 0), (3, 4)), (100 * 1.234).rounded() / 100, lround(2.5), lrint(2.5), sinh(0.0), cosh(0.0), tanh(0.0), acos(1.0), atan(0.0))
let values = [2.0, 4, 4, 4, 5, 5, 7, 9]
let mean = values.reduce(0, +) / Double(values.count)
let deviation = sqrt(values.map { pow($0 - mean, 2) }.reduce(0, +) / Double(values.count))
print(mean, deviation, values.map { $0 * 1.5 }.map(Int.init), CGFloat(2.5) * 2, CGPoint(x: 1, y: 2).x, CGSize(width: 3, height: 4).height, CGRect(x: 0, y: 0, width: 2, height: 3).width)
