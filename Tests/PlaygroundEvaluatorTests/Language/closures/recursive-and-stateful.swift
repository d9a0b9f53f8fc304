// Closures that call themselves, generators, debouncers and undo stacks.
var factorial: ((Int) -> Int)!
factorial = { n in n < 2 ? 1 : n * factorial(n - 1) }
print(factorial(6))
func fix<A, B>(_ f: @escaping (@escaping (A) -> B) -> (A) -> B) -> (A) -> B { { x in f(fix(f))(x) } }
let power = fix { (again: @escaping (Int) -> Int) in { n in n == 0 ? 1 : 2 * again(n - 1) } }
print(power(10))
func generator<T>(_ items: [T]) -> () -> T? { var index = 0; return { defer { index += 1 }; return index < items.count ? items[index] : nil } }
let next = generator(["a", "b"])
print(next() ?? "-", next() ?? "-", next() ?? "-")
struct History<Value> {
    private(set) var value: Value
    private var undos: [() -> Value] = []
    init(_ value: Value) { self.value = value }
    mutating func change(_ body: (inout Value) -> Void) { let old = value; undos.append { old }; body(&value) }
    mutating func undo() { if let last = undos.popLast() { value = last() } }
}
var history = History([1])
history.change { $0.append(2) }
history.change { $0[0] = 9 }
print(history.value)
history.undo()
print(history.value)
history.undo(); history.undo()
print(history.value)
func throttle(_ every: Int, _ body: @escaping (Int) -> Void) -> (Int) -> Void { var calls = 0; return { n in calls += 1; if calls % every == 0 { body(n) } } }
let sparse = throttle(3) { print("kept", $0) }
(1...7).forEach(sparse)
