// A generic result takes the type that is wanted, optional or not.
func echo<T>(_ v: T) -> T { print("echo", type(of: v)); return v }
let a: Int? = echo(5)
let b: [Int?] = echo([1])
let c: Double? = echo(1)
let d: Any = echo(2)
let e: Double = echo(3)
let f: [String: Double] = echo(["a": 1])
print(a as Any, b, c as Any, d, e, f)
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
let p: (Int?, Double) = pair(1, 2)
print(p)
