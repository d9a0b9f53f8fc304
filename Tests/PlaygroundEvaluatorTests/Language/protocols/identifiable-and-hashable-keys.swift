// Identifiable with inferred ID; grouping and lookup by id in a generic store.
struct Store<Item: Identifiable> {
    private var items: [Item.ID: Item] = [:]
    private(set) var order: [Item.ID] = []
    mutating func save(_ item: Item) { if items.updateValue(item, forKey: item.id) == nil { order.append(item.id) } }
    subscript(id: Item.ID) -> Item? { items[id] }
    var all: [Item] { order.compactMap { items[$0] } }
}
struct Note: Identifiable { let id: Int; var text: String }
struct Tag: Identifiable { var name: String; var id: String { name.lowercased() } }
var notes = Store<Note>()
notes.save(Note(id: 4, text: "milk"))
notes.save(Note(id: 2, text: "bread"))
notes.save(Note(id: 4, text: "oat milk"))
print(notes[4]?.text ?? "-", notes.all.map(\.text), notes[9] == nil)
var tags = Store<Tag>()
tags.save(Tag(name: "Swift"))
print(tags["swift"]?.name ?? "-", tags.order)
