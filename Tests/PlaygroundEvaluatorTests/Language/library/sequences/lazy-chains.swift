// Lazy chains do only what is asked for, also over sequences without end.
var seen: [Int] = []
let first = (1...).lazy.map { (n: Int) -> Int in
    seen.append(n)
    return n * n
}.filter { $0 % 3 == 0 }.first { $0 > 30 }
print(first!, seen)
print(Array((1...).lazy.filter { $0 % 7 == 0 }.prefix(4)), Array([3, 1, 2].lazy.map { $0 * 10 }.reversed()))
let words = ["apple", "fig", "banana"].lazy.filter { $0.count > 3 }.map { $0.uppercased() }
print(words.joined(separator: "-"), words.count, words.contains("FIG"), Array(words.prefix(1)))
let fibonacci = sequence(state: (0, 1)) { (state: inout (Int, Int)) -> Int? in
    defer { state = (state.1, state.0 + state.1) }
    return state.0
}
print(Array(fibonacci.prefix(10)), Array(sequence(first: 100) { $0 > 1 ? $0 / 3 : nil }))
print(Array([[1], [2, 3]].lazy.joined()), Array(["1", "x", "2"].lazy.compactMap { Int($0) }), [5, 6].lazy.enumerated().map { $0.offset * $0.element })
print(zip(1..., "abc").map { "\($0)\($1)" }, Array(zip([1, 2, 3].lazy.map { $0 * 2 }, ["x", "y"])).count)
