// Comparing values behind `any`: a protocol with its own equality method and a type-erased wrapper.
protocol Item { var id: Int { get }; func isSame(as other: any Item) -> Bool }
extension Item where Self: Equatable {
    func isSame(as other: any Item) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
struct Book: Item, Equatable { let id: Int; var pages: Int }
struct Pen: Item, Equatable { let id: Int; var ink: String }
let items: [any Item] = [Book(id: 1, pages: 10), Pen(id: 1, ink: "blue"), Book(id: 1, pages: 10)]
print(items[0].isSame(as: items[2]), items[0].isSame(as: items[1]))
struct AnyItem: Equatable {
    let base: any Item
    static func == (a: AnyItem, b: AnyItem) -> Bool { a.base.isSame(as: b.base) }
}
let wrapped = items.map(AnyItem.init(base:))
print(wrapped.firstIndex(of: AnyItem(base: Pen(id: 1, ink: "blue"))) ?? -1, wrapped[0] == wrapped[2])
