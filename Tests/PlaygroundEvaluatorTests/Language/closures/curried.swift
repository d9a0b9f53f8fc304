// Functions that return functions: currying, partial application, pipelines, memoising.
func add(_ a: Int) -> (Int) -> Int { { b in a + b } }
let addFive = add(5)
print(addFive(3), add(1)(2), [1, 2].map(add(10)))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
let power = curry { (base: Int, exponent: Int) in (0..<exponent).reduce(1) { p, _ in p * base } }
print(power(2)(8), flip(power)(2)(9), curry(max)(3)(7))
func pipeline<T>(_ steps: ((T) -> T)...) -> (T) -> T { { value in steps.reduce(value) { $1($0) } } }
let tidy = pipeline({ (s: String) in s.lowercased() }, { $0 + "." }, { $0.replacing("a", with: "o") })
print(tidy("BANANA"), pipeline(addFive, addFive)(0))
func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V {
    var known: [K: V] = [:]
    return { key in
        if let value = known[key] { return value }
        let value = f(key)
        known[key] = value
        return value
    }
}
let slow = memoize { (n: Int) -> String in print("working", n); return "\(n * n)" }
print(slow(4), slow(4), slow(5))
let nested: (Int) -> (Int) -> (Int) -> Int = { a in { b in { c in a * 100 + b * 10 + c } } }
print(nested(1)(2)(3))
