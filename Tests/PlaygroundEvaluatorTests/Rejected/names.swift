print(cuont)
// ---
let count = 1
print(coumt)
// ---
struct P { var name = "" }
let p = P()
print(p.nmae)
// ---
enum E { case red }
let e = E.rde
print(e)
// ---
let x: Strng = "a"
print(x)
// ---
func greet() {}
greeet()
// ---
let a = [1, 2]
print(a.cuont)
// ---
"abc".uppercase()
// ---
print(Int.maximum)
// ---
let x = 1
let x = 2
print(x)
// ---
func f() {}
func f() {}
f()
// ---
struct A {}
struct A {}
print(A())
// ---
class C { func f() {} }
C().g()
// ---
print(self)
// ---
enum E { case a, a }
print(E.a)
// ---
let d = ["a": 1]
print(d.kyes)
// ---
import Fundation
print(1)
// ---
print(Int)
// ---
@main struct App { static func main() { print("x") } }
print("y")
