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
