// Marks of isolation and sendability are read and change nothing here.
@MainActor final class Model {
    var items: [String] = []
    func add(_ item: String) { items.append(item) }
    nonisolated func describe() -> String { "a model" }
}
struct Message: Sendable { let text: String }
@MainActor func update(_ model: Model) async { model.add("updated") }
let model = await Model()
await model.add("first")
await update(model)
print(await model.items, model.describe())
func send(_ work: @Sendable @escaping () async -> Message) async -> String { await work().text }
print(await send { Message(text: "sent") })
let count = await MainActor.run { model.items.count }
print(count)
final class Box: @unchecked Sendable { var value = 1 }
let box = Box()
await Task { @MainActor in box.value += 1 }.value
print(box.value)
func onMain() async -> Int { await MainActor.run { 7 } }
print(await onMain())
