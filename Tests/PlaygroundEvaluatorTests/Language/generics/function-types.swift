// Generic higher-order functions: composition, currying, memoizing and pipelines.
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func memoized<K: Hashable, V>(_ compute: @escaping (K) -> V) -> (K) -> V {
    var known: [K: V] = [:]
    return { key in
        if let value = known[key] { return value }
        let value = compute(key)
        known[key] = value
        return value
    }
}
infix operator |>: AdditionPrecedence
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
let add = curry { (a: Int, b: Int) in a + b }
let minus: (Int) -> (Int) -> Int = flip(curry { $0 - $1 })
let square = memoized { (n: Int) -> Int in print("squaring", n); return n * n }
print(add(2)(3), minus(1)(10), [1, 2].map(add(10)))
print(square(4), square(4), square(5))
print(3 |> add(1) |> { $0 * 2 } |> { "<\($0)>" })
