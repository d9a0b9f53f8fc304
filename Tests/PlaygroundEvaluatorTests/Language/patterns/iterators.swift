struct Countdown: Sequence, IteratorProtocol {
    var current: Int
    mutating func next() -> Int? { if current == 0 { return nil }; defer { current -= 1 }; return current }
}
for n in Countdown(current: 3) { print(n) }
print(Array(Countdown(current: 2)), Countdown(current: 4).map { $0 * 2 }, Countdown(current: 3).reduce(0, +))
struct Fib: Sequence {
    let limit: Int
    func makeIterator() -> AnyIterator<Int> {
        var (a, b) = (0, 1)
        return AnyIterator { if a > self.limit { return nil }; defer { (a, b) = (b, a + b) }; return a }
    }
}
print(Fib(limit: 20).map { $0 }, Fib(limit: 5).contains(3))
for case let (i, c?) in [(1, "a"), (2, nil)] as [(Int, String?)] { print(i, c) }
let numbers = [1, 2, 3]
