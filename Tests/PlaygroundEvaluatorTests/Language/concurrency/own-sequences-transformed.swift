// What can be done with a sequence of one's own that waits for its elements.
struct Ticks: AsyncSequence {
    typealias Element = Int; let n: Int
    struct It: AsyncIteratorProtocol {
        var i = 0; let n: Int; mutating func next() async -> Int? { guard i < n else { return nil }; i += 1; return i }
    }
    func makeAsyncIterator() -> It { It(n: n) }
}
for await x in Ticks(n: 4).map({ $0 * 10 }) { print(x) }
for await x in Ticks(n: 6).filter({ $0 % 2 == 0 }).map({ "t\($0)" }) { print(x) }
var s = 0
for try await x in Ticks(n: 3).compactMap({ $0 == 2 ? nil : $0 }) { s += x }
print(s)
let r = await Ticks(n: 5).reduce(0) { $0 + $1 }
print(r, await Ticks(n: 5).contains(3), await Ticks(n: 9).first { $0 > 3 } as Any)
for await x in Ticks(n: 9).prefix(2) { print("p", x) }
for await x in Ticks(n: 5).dropFirst(3) { print("d", x) }
print(await Ticks(n: 4).allSatisfy { $0 > 0 })
