for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }
print()
for i in (1...3).reversed() { print(i, terminator: ",") }
print()
var n = 27, steps = 0
repeat { n = n % 2 == 0 ? n / 2 : 3 * n + 1; steps += 1 } while n != 1
print(steps)
for (index, character) in "héllo".enumerated() where index % 2 == 0 { print(character, terminator: "") }
print()
let point = (2, 0)
switch point {
case (0, 0): print("origin")
case (let x, 0): print("on x at \(x)")
case (0, let y): print("on y at \(y)")
case let (x, y): print(x, y)
}
switch 5 {
case 1, 2: print("low")
case let x where x % 5 == 0: print("five", x); fallthrough
case 100: print("fell")
default: print("default")
}
func classify(_ any: Any) -> String {
    switch any {
    case is String: return "string"
    case let n as Int where n > 100: return "big int"
    case let n as Int: return "int \(n)"
    case let d as Double: return "double \(d)"
    case let a as [Int]: return "ints \(a.count)"
    case nil as Any?: return "nil"
    default: return "other"
    }
}
print(classify("s"), classify(5), classify(500), classify(1.5), classify([1, 2]), classify(true))
var i = 0
loop: while true {
    i += 1
    switch i {
    case 3: continue loop
    case 5: break loop
    default: print("i", i)
    }
}
let x = 7
let size = if x > 5 { "big" } else { "small" }
print(size)
print(x > 5 ? "yes" : "no", !(x == 7) || x < 10 && x != 3)
if case 1...9 = x { print("digit") }
let values: [Int?] = [1, nil, 3]
for case let v? in values { print("v", v) }
var total = 0
for a in 1...10 { if a == 4 { continue }; if a > 7 { break }; total += a }
print(total)
do { let inner = 3; print(inner) }
let (a, b) = (1, "b")
print(a, b)
var p = 1, q = 2
(p, q) = (q, p)
print(p, q)
#if os(Linux)
print("linux")
#else
print("other")
#endif
if #available(iOS 18, *) { print("available") }
print((1...5).contains(3), (1..<5).count, Array(0...3), (0..<3).map { $0 * $0 })
