func f(a: Int) {}
f(1)
// ---
func f(_ a: Int) {}
f(a: 1)
// ---
func f(a: Int, b: Int) {}
f(a: 1)
// ---
func f(a: Int) {}
f(a: 1, b: 2)
// ---
func f(a: Int, b: Int) {}
f(b: 1, a: 2)
// ---
func f() {}
f(1)
// ---
struct P { var x: Int; var y: Int }
print(P(x: 1))
// ---
struct P { var x: Int }
print(P(y: 1))
// ---
struct P { var x: Int }
print(P(1))
// ---
func f(a: Int) {}
f(a: "x")
// ---
func f(_ body: (Int) -> Int) {}
f { a, b in a }
// ---
[1, 2].map { $0 + $1 }
// ---
func f(x: inout Int) {}
var a = 1
f(x: a)
// ---
func f(x: inout Int) {}
let a = 1
f(x: &a)
// ---
enum E { case a(Int) }
let e = E.a
let n: Int = e
// ---
enum E { case a(Int) }
print(E.a("x"))
// ---
func f(b: Bool = true, _ n: Int) {}
f(b: false)
// ---
print("a", seperator: "")
// ---
func f(items: Int...) {}
f(items: 1, "b")
// ---
class C { init(n: Int) {} }
let c = C()
// ---
struct Board { var left = 1, right = 2 }
func exchange(_ a: inout Int, _ b: inout Board) {}
var board = Board()
exchange(&board.left, &board)
print(board)
