// Items from JSON with keys of their own, changed in place, grouped and summed as decimals.
import Foundation
struct Item: Codable, Hashable, Identifiable, Comparable {
    let id: Int; var name: String; var price: Decimal; var tags: Set<String>; var stock: Int?
    enum CodingKeys: String, CodingKey { case id, name, price, tags, stock = "in_stock" }
    static func < (a: Self, b: Self) -> Bool { (a.price, a.name) < (b.price, b.name) }
}
struct Inventory: Codable {
    var items: [Item] = []; var updated: Date? = nil
    mutating func update(_ id: Item.ID, _ change: (inout Item) -> Void) -> Bool {
        guard let i = items.firstIndex(where: { $0.id == id }) else { return false }
        change(&items[i]); return true
    }
    var byTag: [String: [Item]] { items.reduce(into: [:]) { r, i in for t in i.tags { r[t, default: []].append(i) } } }
    var total: Decimal { items.map { $0.price * Decimal($0.stock ?? 0) }.reduce(0, +) }
}
let json =
    #"{"items":[{"id":1,"name":"Pen","price":1.5,"tags":["office"],"in_stock":10},{"id":2,"name":"Mug","price":7,"tags":["office","kitchen"]}]}"#
var inv = try JSONDecoder().decode(Inventory.self, from: json.data(using: .utf8)!)
print(inv.items.map(\.name), inv.total, inv.items[1].stock as Any)
print(
    inv.update(2) {
        $0.stock = 3; $0.name += "!"
    }, inv.update(9) { _ in })
print(inv.total, inv.items.max()!.name, inv.items.sorted(by: >).map(\.id))
print(inv.byTag.mapValues { $0.map(\.name).sorted() }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(decoding: try enc.encode(["a": 1, "b": 2]), as: UTF8.self))
let grouped = Dictionary(grouping: inv.items) { $0.price > 5 ? "dear" : "cheap" }
print(grouped.keys.sorted(), grouped["dear"]?.first?.name ?? "none")
let lookup = Dictionary(uniqueKeysWithValues: inv.items.map { ($0.id, $0) })
print(lookup[2]?.tags.sorted() ?? [])
