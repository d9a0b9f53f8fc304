// Cancelling: asked for, checked, thrown by sleep, handled; children of a group hear of it.
let sleeper = Task { () -> String in
    do { try await Task.sleep(for: .seconds(60)); return "slept" } catch { return "woken" }
}
sleeper.cancel()
print(await sleeper.value, sleeper.isCancelled)
let polite = Task { () -> Int in
    var count = 0
    while !Task.isCancelled { count += 1; await Task.yield() }
    return min(count, 1)
}
await Task.yield()
polite.cancel()
print(await polite.value <= 1)
let early = Task { () throws -> Int in
    try await Task.sleep(for: .seconds(60))
    try Task.checkCancellation()
    return 1
}
early.cancel()
do { _ = try await early.value; print("no") } catch { print("cancelled:", error is CancellationError) }
let answers = await withTaskGroup(of: Bool.self) { group in
    group.addTask { (try? await Task.sleep(for: .seconds(60))) == nil }
    group.cancelAll()
    return await group.reduce(into: [Bool]()) { $0.append($1) }
}
print(answers)
