let total = 3 + "4"
// ---
let ratio: Int = 7 / 2.0
// ---
let flag = 1 && true
// ---
let word = "a" - "b"
// ---
var count = 5
count++
// ---
let point = (x: 1, y: 2)
print(point.z)
// ---
let (a, b) = (1, 2, 3)
print(a, b)
// ---
let letter: Character = "ab"
print(letter)
// ---
let tiny: Int8 = 200
print(tiny)
// ---
let list = [1, "two", 3.0]
print(list)
// ---
let ages = ["Ann": 30]
let older = ages["Ann"] + 1
print(older)
// ---
let name: String? = "Ann"
print(name.count)
// ---
let value = 5
print(value?.description ?? "")
// ---
let number = 3
print(number!)
// ---
print(1 < 2 < 3)
// ---
let text = if 3 > 2 { "yes" }
print(text)
// ---
let size = switch 3 { case 1: "one"; case 2: "two" }
print(size)
// ---
let mixed = if true { 1 } else { "one" }
print(mixed)
// ---
infix operator <+>: NoSuchPrecedence
func <+> (a: Int, b: Int) -> Int { a + b }
print(1 <+> 2)
// ---
print(1 <+> 2)
// ---
let path = "C:\users"
print(path)
// ---
let x = 5
x += 1
// ---
let nothing = nil
print(nothing)
// ---
let doubled = [1, 2, 3].map { $0 * 2.5 + "x" }
print(doubled)
// ---
let first = [1, 2, 3]["one"]
print(first)
