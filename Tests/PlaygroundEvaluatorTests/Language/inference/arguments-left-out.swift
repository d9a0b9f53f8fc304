// Types written without their arguments, which the value tells.
let set: Set = [1]
print(type(of: set), set)
let d: Dictionary = ["a": 1]
print(type(of: d))
let a: Array = [1.5]
print(type(of: a))
struct Stack<T> { var items: [T] = [] }
let s: Stack = Stack(items: ["a"])
print(type(of: s), s)
let o: Optional = 4
print(type(of: o))
func f() -> Set<String> { ["a"] }
let q: Set = Set(["x"])
print(q, type(of: q))
struct P: Hashable { let x: Int; var around: [P] { [P(x: x + 1), P(x: x - 1)] } }
let points: Set = [P(x: 1)]
let moved = Set(points.flatMap(\.around)).filter { $0.x > 0 }.subtracting(points)
print(moved)
print(Set(points.map(\.x)), Array(points.flatMap { $0.around }).count, Set([P(x: 1)].flatMap(\.around)).count)
print(Set(points.flatMap { $0.around }).count, Dictionary(grouping: points.flatMap(\.around), by: \.x).count)
