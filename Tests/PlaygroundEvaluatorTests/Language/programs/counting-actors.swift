// Actors, task groups with results and errors, async let, streams and cancelled tasks in one program.
actor Counter {
    private var values: [String: Int] = [:]
    func add(_ k: String, _ n: Int = 1) -> Int { values[k, default: 0] += n; return values[k]! }
    var total: Int { values.values.reduce(0, +) }
    nonisolated let label = "counter"
    subscript(k: String) -> Int? { values[k] }
}
enum Fetch: Error { case failed(Int) }
func fetch(_ n: Int) async throws -> String {
    try await Task.sleep(nanoseconds: 1000); if n == 3 { throw Fetch.failed(n) }; return "item\(n)"
}
let c = Counter()
await withTaskGroup(of: Void.self) { group in for i in 1...5 { group.addTask { _ = await c.add("k\(i % 2)", i) } } }
print(await c.total, c.label, await c["k1"] ?? 0)
let results = await withTaskGroup(of: (Int, String?).self, returning: [Int: String].self) { group in
    for i in 1...4 { group.addTask { (i, try? await fetch(i)) } }
    var out: [Int: String] = [:]
    for await (i, s) in group { out[i] = s }
    return out
}
print(results.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
do {
    let all = try await withThrowingTaskGroup(of: String.self) { g in
        for i in 1...3 { g.addTask { try await fetch(i) } }
        return try await g.reduce(into: [String]()) { $0.append($1) }
    }
    print(all.count)
} catch Fetch.failed(let n) { print("failed", n) }
async let a = fetch(1), b = fetch(2)
print(try await [a, b])
let t = Task { () -> Int in
    try await Task.sleep(for: .milliseconds(1)); return 42
}
print(try await t.value)
let stream = AsyncStream<Int> { cont in
    for i in 0..<3 { cont.yield(i * i) }; cont.finish()
}
var sum = 0
for await x in stream where x > 0 { sum += x }
print(sum)
@MainActor final class VM {
    var items: [String] = []; func load() async { items = (try? await [fetch(1), fetch(2)]) ?? [] }
}
let vm = await VM()
await vm.load()
print(await vm.items)
let slow = Task {
    try await Task.sleep(for: .seconds(100)); return 1
}
slow.cancel()
print(await slow.result.map { "\($0)" }.mapError { $0 is CancellationError ? Fetch.failed(-1) : $0 })
