// Task groups gather results as they come; sums do not depend on the order.
func square(_ n: Int) async -> Int { await Task.yield(); return n * n }
let total = await withTaskGroup(of: Int.self) { group in
    for n in 1...5 { group.addTask { await square(n) } }
    return await group.reduce(0, +)
}
print(total)
let table = await withTaskGroup(of: (Int, String).self, returning: [Int: String].self) { group in
    for n in 1...3 { group.addTask { (n, String(repeating: "*", count: await square(n))) } }
    var table: [Int: String] = [:]
    for await (key, value) in group { table[key] = value }
    return table
}
print(table.sorted { $0.key < $1.key }.map(\.value))
enum Fault: Error { case odd }
do {
    try await withThrowingTaskGroup(of: Int.self) { group in
        for n in [2, 4, 5] { group.addTask { if n % 2 == 1 { throw Fault.odd }; return n } }
        for try await n in group where n > 100 { print(n) }
    }
    print("never")
} catch { print("group failed:", error) }
let firstDone = try await withThrowingTaskGroup(of: String.self) { group in
    group.addTask { "only" }
    let value = try await group.next()
    group.cancelAll()
    return value ?? "none"
}
print(firstDone)
