func makeAdder(_ amount: Int) -> (Int) -> Int { return { $0 + amount } }
let addFive = makeAdder(5)
print(addFive(1), makeAdder(1)(1))
var total = 0
[1, 2, 3].forEach { total += $0 }
print(total)
var handlers: [() -> Void] = []
for i in 0..<3 { handlers.append { print("handler", i) } }
for handler in handlers { handler() }
var captured = 10
let frozen = { [captured] in captured }
let live = { captured }
captured = 20
print(frozen(), live())
func apply(_ n: Int, to value: Int, using f: (Int) -> Int) -> Int { n == 0 ? value : apply(n - 1, to: f(value), using: f) }
print(apply(3, to: 1) { $0 * 2 })
func outer() -> Int {
    var count = 0
    func inner() { count += 1; if count < 3 { inner() } }
    inner()
    return count
}
print(outer())
func fact(_ n: Int) -> Int {
    func go(_ n: Int, _ acc: Int) -> Int { n <= 1 ? acc : go(n - 1, acc * n) }
    return go(n, 1)
}
print(fact(10))
let sorted = ["pear", "fig", "apple"].sorted { a, b in
    if a.count != b.count { return a.count < b.count }
    return a < b
}
print(sorted)
let dispatch: [String: (Double, Double) -> Double] = ["+": (+), "-": { $0 - $1 }, "*": { a, b in a * b }]
for op in ["+", "-", "*"] { print(op, dispatch[op]!(6, 3)) }
func run(_ body: (inout Int) -> Void) -> Int { var x = 1; body(&x); return x }
print(run { $0 += 41 })
let words = ["one", "two"]
print(words.map(\.count), words.map { ($0, $0.count) }.map { "\($0.0)=\($0.1)" })
func maybe(_ f: (() -> String)? = nil) -> String { f?() ?? "none" }
print(maybe(), maybe { "some" })
class Owner {
    var name = "owner"
    lazy var greet: () -> String = { [weak self] in "I am \(self?.name ?? "nobody")" }
}
print(Owner().greet())
let result: Int = { let a = 2; return a * 21 }()
print(result)
func multi(first: () -> Int, second: () -> Int) -> Int { first() + second() }
print(multi { 1 } second: { 2 })
