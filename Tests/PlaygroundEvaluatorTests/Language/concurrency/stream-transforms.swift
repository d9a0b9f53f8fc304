// Streams changed on their way: map, compactMap, prefix, dropFirst, and what asks them questions.
func words(_ text: String) -> AsyncStream<Substring> {
    AsyncStream { continuation in
        for word in text.split(separator: " ") { continuation.yield(word) }
        continuation.finish()
    }
}
var seen: [String] = []
for await length in words("one three fifteen").map(\.count) { seen.append("\(length)") }
print(seen)
let numbers = words("4 x 10 y 6").compactMap { Int($0) }
var total = 0
for await number in numbers where number > 4 { total += number }
print(total)
var first: [Substring] = []
for await word in words("a b stop c").prefix(while: { $0 != "stop" }) { first.append(word) }
print(first, await words("a bb ccc").contains { $0.count > 2 }, await words("a b").allSatisfy { $0.count == 1 })
var rest: [Substring] = []
for await word in words("skip this one").dropFirst().prefix(1) { rest.append(word) }
print(rest, await words("x y z").reduce(into: "") { $0 += $1 }, await words("").first { _ in true } ?? "none")
