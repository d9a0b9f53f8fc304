// Integers of several widths.
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 2 + 3 * 4, (2 + 3) * 4, 1_000_000, 0xFF, 0b101, 0o17)
print(Int.max, Int.min, UInt8.max, Int8.min, UInt64.max, Int32.max)
print(UInt8(200) &+ 100, Int8.max &+ 1, 5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, 256 >> 2, UInt8(1) << 9)
print(abs(-5), min(3, 1, 2), max(3, 9), (-5).magnitude, 10.isMultiple(of: 5), 17.quotientAndRemainder(dividingBy: 5), (-3).signum())
print(Int(3.99), Int(-3.99), Int("12")!, UInt8(exactly: 300) as Any, Int8(truncatingIfNeeded: 300), UInt8(clamping: -4), Double(7) / 2)
print(UInt8.max.addingReportingOverflow(1), 12.bitWidth, 40.trailingZeroBitCount, 7.nonzeroBitCount, Int64(5) * 6)
var count = 10
count += 5
count -= 1
count *= 2
count /= 3
count %= 5
print(count, -count, +count, count == 4, count != 4, count < 5, count >= 5, 3.description)
print(Int.random(in: 1...1), (1...10).contains(Int.random(in: 1...10)), Bool("true")!, !true, true && false || true)
var flag = false
flag.toggle()
print(flag, 5.0 / 2, 10 / 4, Double(10) / 4, 1e3, 2.0 * 3, 7.5.truncatingRemainder(dividingBy: 2))
