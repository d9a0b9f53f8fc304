// Items of a list in a store that tells who looks at it; coded and decoded again.
import Foundation
struct TodoItem: Identifiable, Codable, Equatable {
    let id: UUID; var title: String; var done = false; var due: Date?; var priority: Priority = .normal
    enum Priority: Int, Codable, Comparable, CaseIterable {
        case low = 1, normal, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }
    init(_ title: String, priority: Priority = .normal, due: Date? = nil) {
        self.id = UUID(); self.title = title; self.priority = priority; self.due = due
    }
}
@dynamicMemberLookup final class Store<State> {
    private(set) var state: State { didSet { observers.values.forEach { $0(state) } } }
    private var observers: [UUID: (State) -> Void] = [:]
    init(_ s: State) { state = s }
    subscript<T>(dynamicMember kp: KeyPath<State, T>) -> T { state[keyPath: kp] }
    func send(_ change: (inout State) -> Void) { change(&state) }
    func observe(_ f: @escaping (State) -> Void) -> UUID { let id = UUID(); observers[id] = f; return id }
    func remove(_ id: UUID) { observers[id] = nil }
}
struct AppState {
    var items: [TodoItem] = []; var filter: (TodoItem) -> Bool = { _ in true }
    var visible: [TodoItem] { items.filter(filter).sorted { ($0.priority, $1.title) > ($1.priority, $0.title) } }
}
let store = Store(AppState())
let token = store.observe { s in print("changed:", s.items.count, "open:", s.items.count { !$0.done }) }
store.send {
    $0.items.append(TodoItem("Milk")); $0.items.append(.init("Tax", priority: .high));
    $0.items.append(TodoItem("Nap", priority: .low))
}
store.send { s in for i in s.items.indices where s.items[i].priority < .normal { s.items[i].done = true } }
store.send { $0.filter = { !$0.done } }
store.remove(token); store.send { $0.items[0].title += "!" }
print(store.visible.map(\.title), store.items.map(\.done), TodoItem.Priority.allCases.max()!)
let data = try JSONEncoder().encode(store.items.map(\.title)); print(String(data: data, encoding: .utf8)!)
let back = try JSONDecoder().decode([TodoItem].self, from: JSONEncoder().encode(store.items));
print(back == store.items, back[1].priority)
