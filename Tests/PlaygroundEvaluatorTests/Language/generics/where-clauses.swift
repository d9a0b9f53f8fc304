// where clauses on functions, extensions and methods, over elements, keys and values.
extension Dictionary where Value: Comparable {
    func keyOfLargest() -> Key? { self.max { $0.value < $1.value }?.key }
}
extension Dictionary where Key == String, Value == Int {
    var report: String { sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",") }
}
extension Array {
    func sum<N: Numeric>(of property: (Element) -> N) -> N { map(property).reduce(0, +) }
    func sorted<K: Comparable>(by key: KeyPath<Element, K>, descending: Bool = false) -> [Element] {
        sorted { descending ? $0[keyPath: key] > $1[keyPath: key] : $0[keyPath: key] < $1[keyPath: key] }
    }
    func flattened<T>() -> [T] where Element == [T] { flatMap { $0 } }
}
extension Sequence where Element: Hashable {
    func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
}
struct Film { let title: String; let year: Int }
let films = [Film(title: "Alien", year: 1979), Film(title: "Brazil", year: 1985), Film(title: "Metropolis", year: 1927)]
print(["a": 3, "b": 9].keyOfLargest()!, ["y": 1, "x": 2].report)
print(films.sum { $0.year }, films.sum { Double($0.title.count) / 2 })
print(films.sorted(by: \.year).map(\.title), films.sorted(by: \.title, descending: true)[0].title)
print([[1], [2, 3]].flattened(), [3, 1, 3, 2, 1].uniqued(), "mississippi".uniqued())
