// Overflow operators wrap around; reporting forms say so instead of stopping.
let top = UInt8.max
print(top &+ 1, UInt8.min &- 1, top &* 2, Int8.max &+ 1, Int8.min &- 1)
print(Int.max &+ 1 == Int.min, Int32.max &* 2)

var hash: UInt32 = 2_166_136_261
for byte in "easel".utf8 {
    hash ^= UInt32(byte)
    hash = hash &* 16_777_619
}
print(hash)
var counter: UInt8 = 250
for _ in 1...10 { counter &+= 1 }
print(counter)
counter &-= 10
counter &*= 3
print(counter)

let (sum, over) = Int8(100).addingReportingOverflow(100)
print(sum, over)
let product = UInt16(300).multipliedReportingOverflow(by: 300)
print(product.partialValue, product.overflow)
print(UInt8(3).subtractingReportingOverflow(5).partialValue)
