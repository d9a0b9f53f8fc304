// A type that conforms to Sequence and IteratorProtocol has every algorithm of sequences.
struct Countdown: Sequence, IteratorProtocol {
    var current: Int
    mutating func next() -> Int? {
        guard current > 0 else { return nil }
        defer { current -= 1 }
        return current
    }
}
let countdown = Countdown(current: 5)
for n in countdown { print(n, terminator: " ") }
print()
print(Array(countdown), countdown.map { $0 * $0 }, countdown.reduce(0, +), countdown.sorted())
print(countdown.contains(3), countdown.max()!, countdown.first { $0 < 3 } ?? 0, countdown.prefix(2).map { $0 })
print(Array(zip(countdown, "abc")).count, countdown.enumerated().map { "\($0)\($1)" }, countdown.reversed())
print(Dictionary(grouping: countdown) { $0 % 2 == 0 }[true] ?? [], Set(countdown).count, countdown.dropFirst(3).map(String.init))
print(countdown.allSatisfy { $0 > 0 }, countdown.min { $0 > $1 }!, countdown.lazy.filter { $0 > 3 }.map { -$0 }.first!)
