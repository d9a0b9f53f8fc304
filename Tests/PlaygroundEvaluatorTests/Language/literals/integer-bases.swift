// Integer literals in every base, with underscores, all mean plain numbers.
let permissions = 0o755
let colour = 0xFF_A5_00
let flags = 0b1010_0110
let population = 8_100_000_000
print(permissions, colour, flags, population)

let red = colour >> 16 & 0xFF
let green = colour >> 8 & 0xff
let blue = colour & 0xff
print("rgb(\(red), \(green), \(blue))")
print(String(flags, radix: 2), String(permissions, radix: 8), String(colour, radix: 16, uppercase: true))
print(-0x10, +0b11, 007, 1_0_0)
print(0xFF as UInt8, 0x7F as Int8, -0x80 as Int8)
print(UInt64(0xFFFF_FFFF_FFFF_FFFF), Int64.min)
