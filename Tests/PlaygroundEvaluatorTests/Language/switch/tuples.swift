// Switch over tuples: wildcards, bindings, ranges, whole bindings and labels.
func place(_ point: (x: Int, y: Int)) -> String {
    switch point {
    case (0, 0): return "origin"
    case (_, 0): return "x axis"
    case (0, let y): return "y axis at \(y)"
    case (-2...2, -2...2): return "near"
    case let (x, y) where x == y: return "diagonal \(x)"
    case (let x, _) where x < 0: return "left"
    case let p: return "far \(p.x),\(p.y)"
    }
}
for point in [(0, 0), (3, 0), (0, 4), (1, 2), (7, 7), (-9, 3), (5, 8)] { print(place((x: point.0, y: point.1))) }
func fizz(_ n: Int) -> String {
    switch (n % 3, n % 5) {
    case (0, 0): "FizzBuzz"
    case (0, _): "Fizz"
    case (_, 0): "Buzz"
    default: String(n)
    }
}
print((1...15).map(fizz).joined(separator: " "))
let (flag, note): (Bool, String?) = (true, nil)
switch (flag, note) {
case (true, let text?): print("with", text)
case (true, nil): print("without")
case (false, _): print("off")
}
switch (1, (2, "x")) { case (let a, (let b, "x")): print(a + b); default: break }
