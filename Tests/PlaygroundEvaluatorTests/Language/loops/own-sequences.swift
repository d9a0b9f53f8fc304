// Own sequences and iterators take part in `for`, `map`, `prefix`, `zip` and patterns.
struct Countdown: Sequence, IteratorProtocol {
    var current: Int
    mutating func next() -> Int? {
        guard current > 0 else { return nil }
        defer { current -= 1 }
        return current
    }
}
for n in Countdown(current: 3) { print(n, terminator: " ") }
print(Countdown(current: 4).map { $0 * 2 }, Array(Countdown(current: 2)), Countdown(current: 5).contains(3))

struct Fibonacci: Sequence {
    func makeIterator() -> AnyIterator<Int> {
        var (a, b) = (0, 1)
        return AnyIterator { defer { (a, b) = (b, a + b) }; return a }
    }
}
print(Array(Fibonacci().prefix(8)), Fibonacci().first { $0 > 50 }!)
for (place, number) in zip(1..., Fibonacci()) where number.isMultiple(of: 2) {
    if place > 10 { break }
    print(place, number)
}
let doubling = sequence(first: 1) { $0 < 100 ? $0 * 2 : nil }
print(Array(doubling), sequence(state: 3) { (n: inout Int) -> Int? in n -= 1; return n >= 0 ? n : nil }.map { "\($0)" })
