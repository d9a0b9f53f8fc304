// What a call should give chooses among functions that differ in nothing else.
func f() -> Int { 1 }
func f() -> String { "a" }
let x: Int = f()
let y = f() as String
print(x, y, f() + 2, f() + "b")
func g(_ n: Int) -> Int { n }
func g(_ n: Int) -> String { "g" }
let s: String = g(2)
print(s, "\(g(1) as Int)")
