// The wanted result chooses: conversions, generic results, `.init`, static members, sums of mixed literals.
func decode<T: LosslessStringConvertible>(_ text: String) -> T? { T(text) }
let number: Int? = decode("12")
let real: Double? = decode("12")
print(number as Any, real as Any, (decode("true") as Bool?) as Any)
func zero<T: Numeric>() -> T { 0 }
let a: Int = zero(), b: Float = zero()
print(a, b, zero() + 2.5, 1 + zero())
struct Size { var w, h: Double; static let unit = Size(w: 1, h: 1); static func square(_ side: Double) -> Size { .init(w: side, h: side) } }
func area(_ size: Size) -> Double { size.w * size.h }
print(area(.unit), area(.square(3)), area(.init(w: 2, h: 5)), [Size.unit, .square(2)].map(area))
let sizes: [Size] = [.unit, .init(w: 1, h: 2)]
print(sizes.map { area($0) }.max() ?? 0)
let average: Double = [1, 2, 4].reduce(0, +) / 3
let ratio = Double(3) / 4 * 100
let half: Float = 1 / 2
print(average, ratio, half, 1 / 2, 1 / 2.0, 7 / 2 * 2.0, Double(1 / 2), 3 * 0.5 + 1)
let celsius = [0, 25.5, 100].map { $0 * 9 / 5 + 32 }
print(celsius)
let mixed: [Double] = [1, 2 + 3, 10 / 4]
let opt: Double? = 1 / 4
print(mixed, opt!, [1.5, 2].map(Int.init), (1...3).map(Double.init).map { $0 / 2 })
