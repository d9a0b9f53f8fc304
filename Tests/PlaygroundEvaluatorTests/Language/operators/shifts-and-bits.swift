// Shifts and bit operators on signed and unsigned numbers.
let bits: UInt8 = 0b1001_0110
func show(_ value: UInt8) -> String {
    let text = String(value, radix: 2)
    return String(repeating: "0", count: 8 - text.count) + text
}
print(show(bits << 2), show(bits >> 3), show(~bits), show(bits & 0x0F), show(bits | 1), show(bits ^ 0xFF))
print(-16 >> 2, -1 << 3, 1 << 10, 1 << 70, 1 >> 70, -1 >> 70, 8 << -1)
print(UInt8(1) << 8, UInt8(1) &<< 9, Int8(-128) >> 7, Int8(64) << 1)

var mask = 0
for bit in [0, 2, 5] { mask |= 1 << bit }
mask &= ~(1 << 2)
mask ^= 0b1000
mask <<= 1
print(mask, mask.nonzeroBitCount, mask.leadingZeroBitCount, mask.trailingZeroBitCount)
mask >>= 1
print(mask, UInt16(0x1234).byteSwapped, UInt8(3).bitWidth)
