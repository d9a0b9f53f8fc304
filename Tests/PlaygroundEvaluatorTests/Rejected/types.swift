let x: Int = "a"
print(x)
// ---
let x: String = 5
print(x)
// ---
var x = 1
x = "a"
// ---
let a = 1 + "b"
print(a)
// ---
let a = 1
let b = 2.0
print(a + b)
// ---
if 1 { print("x") }
// ---
let x: Int? = 1
print(x + 1)
// ---
let x: Int? = 1
let y: Int = x
print(y)
// ---
let a: [Int] = ["a"]
print(a)
// ---
let d: [String: Int] = [1: 2]
print(d)
// ---
func f() -> Int { return "a" }
print(f())
// ---
func f() -> Int { }
print(f())
// ---
func f(_ n: Int) -> Int { if n > 0 { return 1 } }
print(f(1))
// ---
func f() { return 1 }
f()
// ---
let x: Int = nil
print(x)
// ---
let x = nil
print(x as Any)
// ---
let c: () -> Int = { "a" }
print(c())
// ---
struct S {}
print(S() == S())
// ---
struct S {}
print([S()].sorted())
// ---
let a = [1, 2]
print(a["x"])
// ---
for i in 5 { print(i) }
// ---
let x = 5
x()
// ---
let t = (1, 2)
print(t.2)
// ---
let (a, b) = (1, 2, 3)
print(a, b)
// ---
let x = true ? 1 : "a"
print(x)
// ---
let s: Character = "ab"
print(s)
// ---
let b: UInt8 = 300
print(b)
// ---
let s = "abc"
print(s[0])
// ---
switch 1 { case "a": print(1); default: print(2) }
// ---
let x = [1, 2] + 3
print(x)
// ---
let name: String? = "a"
print(name.count)
// ---
let x = 5
if let y = x { print(y) }
// ---
print(5!)
// ---
let a: Any = 1
print(a + 1)
// ---
let n = -"a"
print(n)
// ---
let f: (Int) -> Int = { (s: String) in 1 }
print(f(1))
// ---
struct S {}
let set: Set<S> = []
print(set)
// ---
let r = Result<Int, String>.success(1)
print(r)
// ---
struct S { var next: S? }
print(S())
// ---
enum L { case node(L), end }
print(L.end)
// ---
struct Pair { var first: Pair?; var name = "" }
print(Pair().name)
// ---
struct Key { var name: String }
var counts: [Key: Int] = [:]
print(counts.count)
// ---
struct Wrapper<Content: Comparable> { var content: Content }
struct Plain {}
var wrapper: Wrapper<Plain>?
print(wrapper == nil)
// ---
indirect enum Tree { case leaf, node(Tree) }
enum Loop { case again(Loop?), end }
print(Tree.leaf, Loop.end)
// ---
let same = { x in x }
print(same)
// ---
let add = { a, b in a + b }
print(add(1, 2))
// ---
func number() -> Int { 1 }
func number() -> String { "one" }
let chosen = number()
print(chosen)
// ---
let values: [any Equatable] = [1, "a"]
print(values[0] == values[1])
