let x = 5
var y = x * 2 + 1
y += 3
print("hello \(x) \(y)")
func fib(_ n: Int) -> Int { if n < 2 { return n }; return fib(n - 1) + fib(n - 2) }
print(fib(20))
struct Point { var x: Int; var y = 0
  mutating func move(by d: Int) { x += d; y -= d }
  var sum: Int { x + y } }
var p = Point(x: 3)
p.move(by: 4)
print(p, p.sum)
enum Shape { case circle(Double), square(side: Double), empty }
let shapes: [Shape] = [.circle(1.5), .square(side: 2), .empty]
for s in shapes {
  switch s {
  case .circle(let r): print("circle", r * r * 3)
  case .square(let side): print("square", side * side)
  case .empty: print("empty")
  }
}
var counts: [String: Int] = [:]
for w in ["a", "b", "a"] { counts[w, default: 0] += 1 }
print(counts["a"]!, counts["z"] ?? -1)
let names = ["bob", "alice"].map { $0.uppercased() }.sorted()
print(names)
if let first = names.first, first.count > 2 { print("first", first) }
enum E: Error { case bad(code: Int) }
func risky(_ n: Int) throws -> Int { if n > 2 { throw E.bad(code: n) }; return n }
do { print(try risky(1)); print(try risky(5)) } catch E.bad(let code) { print("bad", code) } catch { print("other") }
print((try? risky(9)) as Any)
let total = [1, 2, 3].reduce(0, +)
print(total, [3,1,2].filter { $0 > 1 }.count)
var i = 0
while i < 3 { i += 1; if i == 2 { continue }; print("i", i) }
let t = (a: 1, b: "two")
print(t.a, t.b, t)
print([1,2,3].contains(2), "abc".hasPrefix("ab"))
func greet(_ name: String = "World", times: Int = 1) -> String { String(repeating: "Hi \(name) ", count: times) }
print(greet(), greet("Bob", times: 2))
let add: (Int, Int) -> Int = { a, b in a + b }
print(add(2, 3))
