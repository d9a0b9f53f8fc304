let x = 1
x = 2
// ---
let a = [1]
a.append(2)
// ---
struct P { var x = 1 }
let p = P()
p.x = 2
// ---
struct P { let x = 1 }
var p = P()
p.x = 2
// ---
struct P { var x = 1; func f() { x = 2 } }
P().f()
// ---
struct P { var x = 1; mutating func f() { x = 2 } }
let p = P()
p.f()
// ---
func f(_ n: Int) { n = 2 }
f(1)
// ---
struct P { var d: Int { 2 } }
var p = P()
p.d = 3
// ---
for i in 0..<3 { i = 5 }
// ---
let d = ["a": 1]
d["a"] = 2
// ---
let s = "a"
s += "b"
// ---
class C { let x = 1 }
C().x = 2
// ---
[1, 2].append(3)
// ---
let t = (a: 1, b: 2)
t.a = 3
// ---
func f() -> [Int] { [1] }
f().append(2)
// ---
let x: Int
print(x)
// ---
1 = 2
// ---
extension Int { func f() { self = 2 } }
1.f()
// ---
prefix operator +++
func keep() -> Int { 1 }
let total = keep()+++
print(total)
// ---
struct S { lazy var size = 5 }
let s = S()
print(s.size)
// ---
struct S { var n = 0; var next: Int { mutating get { n += 1; return n } } }
let s = S()
print(s.next)
// ---
struct S { lazy var size = 5; func show() { print(size) } }
S().show()
