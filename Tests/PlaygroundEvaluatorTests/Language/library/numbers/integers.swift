// Whole numbers: division, remainders, powers of two, limits.
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.quotientAndRemainder(dividingBy: 2), (-7).magnitude, 5.signum(), (-5).signum(), 0.signum())
print(Int.max, Int.min, Int8.max, UInt8.min, UInt16.max, Int32.min, UInt64.max, Int.bitWidth, Int8.bitWidth)
print(10.isMultiple(of: 5), 10.isMultiple(of: 3), abs(-4), max(3, 9, 4), min(3, 9, 4), 6 & 3, 6 | 3, 6 ^ 3, ~6, 1 << 5, -16 >> 2)
print(12.leadingZeroBitCount, 12.trailingZeroBitCount, 7.nonzeroBitCount, UInt8(1).byteSwapped, UInt16(0x1234).byteSwapped, Int16(5).littleEndian)
print(Int8.max &+ 1, UInt8(0) &- 1, Int8(100) &* 3, Int.max.addingReportingOverflow(1), 5.subtractingReportingOverflow(7).overflow, Int8(64).multipliedReportingOverflow(by: 2))
print(UInt8(truncatingIfNeeded: 300), Int8(clamping: 1000), UInt8(exactly: 256) as Any, Int(exactly: 3.0) ?? 0, Int(exactly: 3.5) as Any, Int(3.99), Int(-3.99), UInt(5), Int64(7) + 1)
print(1_000_000, 0xFF, 0b1010, 0o17, Int("123")! + 1, Int(UInt8(200)) + 100, Double(7) / 2, Int(Double(7) / 2), numericCast(UInt8(3)) as Int)
var n = 10
n += 5; n -= 1; n *= 2; n /= 3; n %= 5; n <<= 2; n |= 1; n &= 0xF; n ^= 2; n.negate()
print(n, -n, +n, n == -n, n.advanced(by: 10), n.distance(to: 0), n.description, "\(n)".count)
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func power(_ base: Int, _ exponent: Int) -> Int { (0..<exponent).reduce(1) { result, _ in result * base } }
print(gcd(48, 18), power(2, 10), (1...5).reduce(1, *), String(42, radix: 2), (1...20).filter { n in (1...n).filter { n % $0 == 0 }.count == 2 })
print(Int.random(in: 3...3), (0..<100).contains(Int.random(in: 0..<100)), UInt8.random(in: 7...7), type(of: UInt32(1)), Int.zero, 5 as Double, Int.isSigned, UInt.isSigned)
var generator = SystemRandomNumberGenerator()
print((1...6).contains(Int.random(in: 1...6, using: &generator)), UInt32(bitPattern: -1), Int8(bitPattern: 200))
