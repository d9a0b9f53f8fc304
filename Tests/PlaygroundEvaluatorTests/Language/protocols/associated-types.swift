// Associated types inferred from members, named by typealias, constrained, and used in generic code.
protocol Store {
    associatedtype Item: Equatable
    associatedtype Key = String
    var items: [Item] { get }
    func key(of item: Item) -> Key
}
extension Store {
    func position(of item: Item) -> Int? { items.firstIndex(of: item) }
}
struct Words: Store {
    let items: [String]
    func key(of item: String) -> Character { item.first ?? "?" }
}
struct Primes: Store {
    typealias Item = Int
    let items = [2, 3, 5, 7]
    func key(of item: Item) -> String { "p\(item)" }
}
func keys<S: Store>(_ store: S) -> [S.Key] { store.items.map(store.key) }
func common<A: Store, B: Store>(_ a: A, _ b: B) -> [A.Item] where A.Item == B.Item {
    a.items.filter { b.items.contains($0) }
}
print(keys(Words(items: ["bee", "ant"])), keys(Primes()))
print(Primes().position(of: 5)!, Words(items: ["x"]).position(of: "y") as Any)
print(common(Primes(), Primes()).count, common(Words(items: ["a", "b"]), Words(items: ["b"])))
