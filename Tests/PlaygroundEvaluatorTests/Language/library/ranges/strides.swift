// Strides: up, down, through and to, of whole numbers and fractions.
print(Array(stride(from: 0, to: 10, by: 3)), Array(stride(from: 0, through: 9, by: 3)), Array(stride(from: 5, to: 0, by: -2)), Array(stride(from: 3, through: 1, by: -1)))
print(stride(from: 0.0, to: 1.0, by: 0.25).map { $0 }, stride(from: 1, to: 1, by: 1).map { $0 }, stride(from: 10, to: 0, by: 3).map { $0 })
for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: " ") }
print()
let evens = stride(from: 2, through: 20, by: 2)
print(evens.filter { $0 % 3 == 0 }, evens.reduce(0, +), evens.contains(8), evens.reversed() as [Int], evens.prefix(2).map { $0 }, evens.min()!, evens.enumerated().map { $0.offset }.count)
print((1...20).filter { $0.isMultiple(of: 5) }, Array((0..<20).lazy.filter { $0 % 7 == 0 }.map { $0 * 10 }.prefix(2)))
for (index, value) in stride(from: 0, to: 4, by: 2).enumerated() { print(index, value, terminator: ";") }
print(zip(stride(from: 1, to: 10, by: 4), "abc").map { "\($1)\($0)" })
print(5.advanced(by: 3), 5.distance(to: 9), 2.5.advanced(by: 0.5), (1...3).map { 10 - $0 }, sequence(first: 1) { $0 * 2 }.prefix(5).map { $0 })
for countdown in stride(from: 3, to: 0, by: -1) where countdown != 2 { print(countdown, terminator: "…") }
print("go")
for tenth in stride(from: UInt8(0), to: 30, by: 10) { print(tenth, type(of: tenth)) }
