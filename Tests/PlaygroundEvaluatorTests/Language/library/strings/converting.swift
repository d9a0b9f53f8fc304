// Text to numbers and back.
print(Int("42") ?? -1, Int("-7") ?? -1, Int("4.2") as Any, Int("") as Any, Int(" 4") as Any, Int("+5") ?? 0)
print(Int("ff", radix: 16) ?? 0, Int("1010", radix: 2) ?? 0, Int("z", radix: 36) ?? 0, UInt8("300") as Any)
print(Double("3.5") ?? 0, Double("1e3") ?? 0, Double("abc") as Any, Double("inf") ?? 0, Float("0.1") ?? 0)
print(Bool("true") ?? false, Bool("yes") as Any)
print(String(255, radix: 16), String(255, radix: 2), String(255, radix: 16, uppercase: true), String(-8, radix: 8))
print(String(3.0), String(true), String(1.5e10), String(UInt8(9)), String(Character("c")))
print("\(1)" + "\(2.5)" + "\(false)", "\([1, 2])", "\(("a", 1))", "\(Optional(3) as Any)")
print(String(describing: [1, 2]), String(describing: "x"), String(reflecting: "x"), String(reflecting: ["k": 1]))
let digits = "90210".compactMap { $0.wholeNumberValue }
print(digits, digits.reduce(0) { $0 * 10 + $1 })
print("7,8,x,9".split(separator: ",").compactMap { Int($0) }, ["1", "b", "3"].compactMap(Int.init))
print(Int("12").map { $0 * 2 } ?? 0, Int("٣") as Any, Substring("15").count, Int("15".prefix(1)) ?? 0)
