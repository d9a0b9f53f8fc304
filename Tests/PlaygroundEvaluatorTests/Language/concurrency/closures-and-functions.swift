// Async functions as values: stored, passed, composed, in arrays, with defaults and captured state.
typealias Step = (Int) async throws -> Int
struct TooBig: Error { let value: Int }
func double(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
let limited: Step = { n in if n > 20 { throw TooBig(value: n) }; return n + 1 }
func chain(_ steps: Step..., start: Int) async throws -> Int {
    var value = start
    for step in steps { value = try await step(value) }
    return value
}
print(try await chain(double, limited, double, start: 3))
do { print(try await chain(double, limited, limited, start: 11)) } catch let error as TooBig { print("too big", error.value) }
func twice(_ body: () async -> Void) async { await body(); await body() }
var count = 0
await twice { count += 1; await Task.yield() }
print(count)
let makers: [(String) async -> String] = [{ $0.uppercased() }, { name in await Task.yield(); return name + "!" }]
var results: [String] = []
for make in makers { results.append(await make("hey")) }
print(results)
func map<T, U>(_ items: [T], _ change: (T) async throws -> U) async rethrows -> [U] {
    var out: [U] = []
    for item in items { out.append(try await change(item)) }
    return out
}
print(await map([1, 2, 3]) { await double($0) }, (try? await map([1, 50], limited)) ?? [])
