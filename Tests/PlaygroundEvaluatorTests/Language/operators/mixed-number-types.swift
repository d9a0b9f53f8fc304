// Numbers of different types meet only through conversions; shifts take any integer on the right.
let apples: Int = 7
let share: Double = 2.5
let byte: UInt8 = 200
let small: Int16 = -3
print(Double(apples) * share, apples * Int(share), Int(byte) + apples, Int(small) * apples)
print(Int(3.99), Int(-3.99), Int((2.5).rounded()), UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200))
print(Int(exactly: 3.0) as Any, Int(exactly: 3.5) as Any, UInt8(exactly: 256) as Any, Int8(clamping: 999), UInt8(clamping: -4))
print(Int("42")! + 1, Int("4x") as Any, Double("1e3")!, Int("ff", radix: 16)!, Int("-12") ?? 0)
print(1 << byte % 8, small < 0, Float(byte) / 3, Double(Float(0.1)))
print(Int(byte) > apples, byte == 200, apples == byte, Int64(apples) < small)
let average = Double([3, 4, 6].reduce(0, +)) / 3
print(average, average.rounded(), (average * 100).rounded() / 100)
let percentage = Int(Double(7) / 9 * 100)
print("\(percentage)%")
