// Floating-point literals: fractions, exponents, hexadecimal, and how they print.
let speedOfLight = 299_792.458e3
let planck = 6.626_070_15e-34
let half = 0x1p-1
let big = 1e16
print(speedOfLight, planck, half, big)
print(1e15, 123456789.0, 1e-4, 1e-5, 0.1 + 0.2)
print(0xA.8p2, 5e0, 1.50)

let single: Float = 0.1
let wide = Double(single)
print(single, wide, single + 0.2, Float(1) / 3)
print(1.0 / 3, 2.0 / 3, 100.0, -0.0, 1 / -0.0)
print([1, 2.5, 3e2], [1e2: "hundred"])
