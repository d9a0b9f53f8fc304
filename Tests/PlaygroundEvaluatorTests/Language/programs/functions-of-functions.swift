// Functions made of functions: composed, curried, remembered, retried.
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
infix operator >>> : AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func memoize<In: Hashable, Out>(_ f: @escaping ((In) -> Out, In) -> Out) -> (In) -> Out {
    var cache: [In: Out] = [:]
    func g(_ x: In) -> Out { if let c = cache[x] { return c }; let r = f(g, x); cache[x] = r; return r }
    return g
}
let fib = memoize { (f: (Int) -> Int, n: Int) -> Int in n < 2 ? n : f(n - 1) + f(n - 2) }
print(fib(50))
let addThenShow = curry({ (a: Int, b: Int) in a + b })(3) >>> { $0 * 2 } >>> String.init
print(addThenShow(4), compose({ Int($0) }, { $0 ?? 0 })("12"))
let fs: [(String, (Double) -> Double)] = [("sq", { $0 * $0 }), ("neg", -), ("half", { x in x / 2 })]
for (n, f) in fs { print(n, f(3)) }
extension Array {
    func chunked(_ n: Int) -> [[Element]] {
        stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
    }
    func partitioned(_ p: (Element) -> Bool) -> (yes: [Element], no: [Element]) {
        reduce(into: ([], [])) { if p($1) { $0.0.append($1) } else { $0.1.append($1) } }
    }
    subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
}
print([1, 2, 3, 4, 5].chunked(2), [1, 2, 3].partitioned { $0 % 2 == 0 }, [1][safe: 3] as Any)
func makeCounter() -> (next: () -> Int, reset: () -> Void) {
    var n = 0;
    return (
        {
            n += 1; return n
        }, { n = 0 }
    )
}
let c = makeCounter(); _ = c.next(); _ = c.next(); print(c.next()); c.reset(); print(c.next())
func retry<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T {
    for i in 1..<times { if let r = try? body(i) { return r } }; return try body(times)
}
struct Flaky: Error { let n: Int }
print(
    (try? retry(3) { n -> String in
        if n < 3 { throw Flaky(n: n) }; return "ok \(n)"
    }) ?? "no")
do { _ = try retry(2) { (n: Int) -> Int in throw Flaky(n: n) } } catch { print(error) }
let pipeline: [(Int) -> Int?] = [{ $0 > 0 ? $0 : nil }, { $0 * 10 }, { $0 > 25 ? $0 : nil }]
print([-1, 2, 3].map { x in pipeline.reduce(x as Int?) { $0.flatMap($1) } })
print(zip([1, 2, 3], ["a", "b"]).map { n, s in s + String(n) }, (1...3).flatMap { Array(repeating: $0, count: $0) })
let words = ["apple", "bob", "cat"];
print(
    words.reduce(into: [Character: Int]()) { d, w in w.forEach { d[$0, default: 0] += 1 } }.filter { $0.value > 1 }.keys
        .sorted())
var ops: [String: (Int, Int) throws -> Int] = [
    "+": { $0 + $1 },
    "/": {
        guard $1 != 0 else { throw Flaky(n: 0) }; return $0 / $1
    },
]
ops["%"] = (%); print(try ops["+"]!(1, 2), (try? ops["/"]?(1, 0)) as Any, try ops["%"]?(7, 4) ?? 0)
