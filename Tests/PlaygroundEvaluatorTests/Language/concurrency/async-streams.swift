// Streams: yielded values, finishing, throwing streams, makeStream, mapping and filtering.
let numbers = AsyncStream<Int> { continuation in
    for n in 1...4 { continuation.yield(n) }
    continuation.finish()
}
for await n in numbers { print(n, terminator: " ") }
print()
enum Drop: Error { case line }
let fragile = AsyncThrowingStream<String, any Error> { continuation in
    continuation.yield("one")
    continuation.yield("two")
    continuation.finish(throwing: Drop.line)
}
do { for try await word in fragile { print(word) } } catch { print("ended by", error) }
let (stream, continuation) = AsyncStream.makeStream(of: String.self)
let producer = Task { for word in ["x", "y"] { continuation.yield(word) }; continuation.finish() }
var words: [String] = []
for await word in stream { words.append(word) }
await producer.value
print(words)
func countdown(_ n: Int) -> AsyncStream<Int> { AsyncStream { c in for i in stride(from: n, to: 0, by: -1) { c.yield(i) }; c.finish() } }
var kept: [Int] = []
for await n in countdown(6).filter({ $0 % 2 == 0 }).map({ $0 * 10 }) { kept.append(n) }
print(kept, await countdown(3).reduce(0, +), await countdown(5).contains(4), await countdown(9).first { $0 < 5 } ?? 0)
