// A reduction may start from `.zero`, `.init()`, `nil`, an empty tuple or a literal that follows its closure.
struct Vec: Equatable { var x = 0.0, y = 0.0; static let zero = Vec(); static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) } }
let path = [Vec(x: 1, y: 2), Vec(x: 3, y: 0.5)]
print(path.reduce(.zero, +), path.reduce(.init(), +) == Vec(x: 4, y: 2.5), path.reduce(.zero) { Vec(x: max($0.x, $1.x), y: 0) }.x)
print([1.5, 2].reduce(0, +), [2.0, 3].reduce(1, *), path.reduce(0) { $0 + $1.x }, [3 as Float, 1].reduce(0, +))
let longest: String? = ["a", "ccc", "bb"].reduce(nil) { best, word in word.count > (best?.count ?? 0) ? word : best }
print(longest ?? "none")
let sums = (1...4).reduce((0, 1)) { ($0.0 + $1, $0.1 * $1) }
print(sums)
let counts = ["x", "y", "x"].reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(counts["x"]!, counts.count)
let split = (1...6).reduce(into: (even: [Int](), odd: [Int]())) { if $1 % 2 == 0 { $0.even.append($1) } else { $0.odd.append($1) } }
print(split.even, split.odd)
let average: Double = [1, 2, 4].reduce(0, +) / 3
print(average, [UInt8(3), 4].reduce(0, +), ["a", "b"].reduce("", +), [[1], [2]].reduce([], +))
