// Async functions call each other in order; await covers whole expressions.
func fetch(_ id: Int) async -> String { "item \(id)" }
func price(_ item: String) async throws -> Double {
    if item.hasSuffix("3") { throw CancellationError() }
    return Double(item.count) * 1.5
}
func total(_ ids: [Int]) async throws -> Double {
    var sum = 0.0
    for id in ids { sum += try await price(fetch(id)) }
    return sum
}
print(await fetch(1), try await total([1, 2]))
do { print(try await total([1, 3])) } catch { print("stopped:", error is CancellationError) }
let both = await (fetch(4), fetch(5))
print(both.0, both.1, await fetch(6).count + fetch(7).count)
if let value = try? await price("item 9"), value > 1 { print(value) }
let transformed = await [fetch(1), fetch(2)].map { $0.uppercased() }
print(transformed)
func apply(_ body: (Int) async throws -> String) async rethrows -> String { try await body(10) }
print(await apply { await fetch($0 + 1) })
