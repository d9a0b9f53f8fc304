// Lazy sequences do only what is asked of them.
var calls = 0
let squares = (1...1_000_000).lazy.map { (n: Int) -> Int in calls += 1; return n * n }
print(squares.first { $0 > 50 }!, calls, squares.filter { $0 % 2 == 0 }.first!)
print(Array(squares.prefix(3)), squares.contains(81), (1...10).lazy.filter { $0 > 3 }.map { $0 * 2 }.prefix(2).reduce(0, +))
let words = ["a", "bb", "ccc", "dd"]
print(words.lazy.map(\.count).max()!, Array(words.lazy.filter { $0.count == 2 }), words.lazy.compactMap { Int($0) }.isEmpty, words.lazy.flatMap { $0 }.count)
print(words.lazy.map { $0 + "!" }.joined(separator: " "), words.lazy.reversed().map { $0 }.count, words.lazy.enumerated().map { $0.offset }.count)
for word in words.lazy.filter({ $0 > "b" }).map({ $0.uppercased() }) { print(word, terminator: " ") }
print(Array(words.lazy.drop { $0.count < 3 }), Array(words.lazy.prefix { $0 != "ccc" }), words.lazy.dropFirst().first!, words.lazy.sorted().count)
let primes = (2...).lazy.filter { n in !(2..<n).contains { n % $0 == 0 } }
print(Array(primes.prefix(6)), primes.first { $0 > 20 }!)
print(sequence(first: 3) { $0 == 1 ? nil : ($0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1) }.map(String.init).joined(separator: ">"))
print(sequence(state: (0, 1)) { (pair: inout (Int, Int)) -> Int? in
    defer { pair = (pair.1, pair.0 + pair.1) }
    return pair.0
}.prefix(10).map { $0 })
print(zip(1..., ["x", "y"]).map { "\($0)\($1)" }, Array(zip("ab", [true, false])).count, repeatElement(7, count: 2).map { $0 })
