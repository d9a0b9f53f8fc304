// A type may promise more than its protocol asks: no errors, no waiting, no failure, no changes.
protocol Store {
    init?(text: String)
    mutating func clear() throws
    func load(_ key: String) async throws -> Any
    var name: String { get }
}
struct Fixed: Store {
    let name: String
    init(text: String) { name = text }
    func clear() {}
    func load(_ key: String) -> Any { key.count }
}
final class Shared: Store {
    var name = "shared"
    required init?(text: String) { if text.isEmpty { return nil } }
    func clear() throws { throw CancellationError() }
    func load(_ key: String) async throws -> Any { "loaded " + key }
}
func use(_ store: some Store) async throws -> Any {
    var copy = store
    try? copy.clear()
    return try await copy.load("plan")
}
print(try await use(Fixed(text: "a")))
if let shared = Shared(text: "b") { print(try await use(shared), shared.name) }
print(Shared(text: "") == nil, Fixed(text: "c").load("four"))
func store(_ isShared: Bool) -> (any Store)? {
    if isShared { return Shared(text: "any") }
    return Fixed(text: "any")
}
print(store(true).map { type(of: $0) } as Any, store(false)?.name ?? "none")
func shown(_ isText: Bool) -> any CustomStringConvertible {
    if isText { return "text" }
    return 1
}
print(shown(true), shown(false))
