// Between kinds of numbers, and what cannot be converted.
let i = 300, d = 2.75, u: UInt8 = 200
print(Double(i) / 7, Int(d), Int(u), UInt16(i), Float(i), Int8(truncatingIfNeeded: i), UInt8(clamping: i), Int8(exactly: i) as Any, Int(exactly: d) as Any, UInt(bitPattern: -1))
print(Int(d.rounded()), Int(d.rounded(.up)), Int("0\(i)")!, Double("\(d)")! * 2, Int(Float(2.5)), Double(Float(0.5)), Int64(i) * Int64(u), Int32(i) + 5, UInt64(i) << 2)
print(i.description + d.description, "\(i)\(d)\(u)", String(i), String(d), [i].map(Double.init), [d].map { Int($0) }, [1, 2].map(Float.init), (1...3).map(UInt8.init))
print(Int(true ? 1 : 0), Double(i) == 300, Double(u) + d, i + Int(u), Int(Character("9").wholeNumberValue!), Int(reversing(123))!, Int("1e3") as Any, Int(1e3))
func reversing(_ n: Int) -> String { String(String(n).reversed()) }
let celsius = 21
let fahrenheit = Double(celsius) * 9 / 5 + 32
print(fahrenheit, Int(fahrenheit), celsius * 9 / 5 + 32, (Double(7) / 2).rounded(), 7 / 2 * 2, 7.0 / 2 * 2, type(of: 7 / 2), type(of: 7 / 2.0), type(of: fahrenheit), type(of: u &+ 1))
let minutes = 135
print("\(minutes / 60)h \(minutes % 60)m", Double(minutes) / 60, minutes.quotientAndRemainder(dividingBy: 60).remainder, Decimal64(1.5).value)
struct Decimal64 { var value: Double; init(_ value: Double) { self.value = value } }
print(UInt8("255")!, UInt8("256") as Any, Int8("-128")!, UInt("-1") as Any, Int("12abc") as Any, Int(" 1") as Any, Double("1,5") as Any, Double(".5") ?? -1, Float("1e-2")!, Int("9223372036854775808") as Any)
