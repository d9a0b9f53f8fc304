func slow(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
func bad() async throws -> Int { throw CancellationError() }
let a = await slow(2)
print(a)
async let x = slow(5)
async let y = slow(6)
print(await x + y)
let task = Task { () -> Int in await slow(10) }
print(await task.value)
do { print(try await bad()) } catch { print("caught", error) }
let sum = await withTaskGroup(of: Int.self) { group in
    for i in 1...3 { group.addTask { await slow(i) } }
    var total = 0
    for await value in group { total += value }
    return total
}
print(sum)
actor Account {
    private(set) var balance = 0
    func deposit(_ n: Int) { balance += n }
    func report() -> String { "balance \(balance)" }
}
let account = Account()
await account.deposit(5)
await account.deposit(6)
print(await account.balance, await account.report())
let stream = AsyncStream<Int> { continuation in
    for i in 0..<3 { continuation.yield(i) }
    continuation.finish()
}
for await n in stream { print("n", n) }
let value = await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in c.resume(returning: 9) }
print(value)
let r = try? await bad()
print(r as Any)
@MainActor func onMain() -> String { "main" }
print(onMain())
let t2 = Task { try await Task.sleep(nanoseconds: 1_000_000); return "slept" }
print(try await t2.value)
