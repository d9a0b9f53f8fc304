// Patterns mix new names, known constants, nested tuples and typed parts.
let limit = 3
let samples: [(kind: String, size: Int, tag: String?)] = [("a", 3, nil), ("b", 1, "new"), ("a", 9, "old"), ("c", 2, nil)]
for sample in samples {
    switch sample {
    case (let kind, limit, nil): print(kind, "at the limit")
    case ("a", let size, let tag?): print("a of", size, tag)
    case let (kind, size, .some(tag)) where tag.hasPrefix("n"): print(kind, size, tag)
    case (_, 0..<limit, _): print("small", sample.kind)
    default: print("rest")
    }
}
switch (1, "x", [2.5]) as (Any, Any, Any) {
case (let n as Int, let s as String, is [Double]): print(n, s)
default: print("no")
}
var counts = (even: 0, odd: 0)
for n in [1, 2, 3, 4, 5] {
    switch n { case var m where m % 2 == 0: m += 1; counts.even += m; case let m: counts.odd += m }
}
print(counts)
enum Move { case go(dx: Int, dy: Int), turn(Int) }
for move in [Move.go(dx: 1, dy: 0), .go(dx: 0, dy: 2), .turn(90)] {
    switch move {
    case .go(dx: 0, let dy): print("vertical", dy)
    case .go(dx: let dx, dy: 0): print("horizontal", dx)
    case .go, .turn: print("other")
    }
}
