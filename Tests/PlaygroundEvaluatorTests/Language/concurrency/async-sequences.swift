// Own async sequences: iterators, `for await` with where, breaking out, throwing ones.
struct Ticker: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = Int
    let end: Int
    var current = 0
    mutating func next() async -> Int? { guard current < end else { return nil }; current += 1; return current }
    func makeAsyncIterator() -> Ticker { self }
}
for await tick in Ticker(end: 5) where tick % 2 == 1 { print("tick", tick) }
for await tick in Ticker(end: 100) { if tick == 3 { break }; print(tick) }
struct Lines: AsyncSequence {
    let texts: [String]
    struct Iterator: AsyncIteratorProtocol {
        var rest: ArraySlice<String>
        mutating func next() async throws -> String? {
            guard let line = rest.popFirst() else { return nil }
            if line == "!" { throw CancellationError() }
            return line
        }
    }
    func makeAsyncIterator() -> Iterator { Iterator(rest: texts[...]) }
}
var read: [String] = []
do { for try await line in Lines(texts: ["a", "b", "!", "c"]) { read.append(line) } } catch { read.append("stopped") }
print(read)
func collect(_ end: Int) async -> [Int] { var out: [Int] = []; for await n in Ticker(end: end) { out.append(n * n) }; return out }
print(await collect(4))
var iterator = Ticker(end: 2).makeAsyncIterator()
while let n = await iterator.next() { print("manual", n) }
