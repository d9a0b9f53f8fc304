// `async let` starts work at once and waits where the value is read; constants made of it at file scope too.
func slow(_ name: String, _ value: Int) async -> Int { await Task.yield(); return value }
func failing() async throws -> Int { throw CancellationError() }
func sum() async -> Int {
    async let a = slow("a", 1)
    async let b = slow("b", 2)
    let early = 10
    return await a + b + early
}
print(await sum())
async let first = slow("first", 5)
async let second: Int = slow("second", 6)
let product = await first * second
print(product)
let (x, y) = await (first, second)
print(x + y)
async let bad = failing()
do { _ = try await bad } catch { print("failed") }
async let list = [slow("p", 1), slow("q", 2)]
let doubled = await list.map { $0 * 2 }
print(doubled, doubled.count)
print(await slow("third", product + x))
