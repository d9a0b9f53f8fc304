enum E { case a, b }
let e = E.a
switch e { case .a: print(1) }
// ---
switch 5 { case 1: print(1) }
// ---
switch true { case true: print(1) }
// ---
func f(_ n: Int?) { guard let n else { print(1) }
print(n) }
f(1)
// ---
break
// ---
continue
// ---
func f() { while true { break outer } }
f()
// ---
enum E { case a(Int), b }
let e = E.b
switch e { case .a: print(1); case .c: print(2); case .b: print(3) }
// ---
switch (true, false) { case (true, _): print(1); case (false, true): print(2) }
// ---
let o: Int? = 1
switch o { case .some(let x): print(x) }
// ---
switch 1 { case 1:
default: print(2) }
// ---
enum E { case a(Int, Int) }
if case .a(let x, let y, let z) = E.a(1, 2) { print(x, y, z) }
// ---
let n = 3
let a = if n == 1 { print("one"); 2 } else { 3 }
print(a)
// ---
func f(_ n: Int) -> Int {
    let a = if n == 1 { 2 } else { return 4 }
    return a
}
print(f(1))
// ---
for n in 1...3 {
    let a = switch n { case 1: 2; default: continue }
    print(a)
}
// ---
let n = 3
print(if n == 1 { 2 } else { 3 })
// ---
let n = 3
let a = if n == 1 { "a" } else {}
print(a)
// ---
let limit = 2.5
let a = if limit > 2 { limit } else { 1 }
print(a)
// ---
let given: Int? = 3
let a = if given == 3 { given } else { nil }
print(a as Any)
