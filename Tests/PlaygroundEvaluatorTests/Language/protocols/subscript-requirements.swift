// Subscript requirements, get-only and settable, met by structs and classes and used through any.
protocol Lookup {
    associatedtype Key
    subscript(key: Key) -> Int? { get set }
    subscript(at position: Int) -> Key { get }
}
struct Scores: Lookup {
    var pairs: [(String, Int)] = []
    subscript(key: String) -> Int? {
        get { pairs.first { $0.0 == key }?.1 }
        set {
            pairs.removeAll { $0.0 == key }
            if let newValue { pairs.append((key, newValue)) }
        }
    }
    subscript(at position: Int) -> String { pairs[position].0 }
}
func bump<L: Lookup>(_ table: inout L, _ key: L.Key) -> L.Key {
    table[key] = (table[key] ?? 0) + 1
    return table[at: 0]
}
var scores = Scores()
scores["ann"] = 4
print(bump(&scores, "bob"), bump(&scores, "bob"), scores["bob"] ?? 0, scores.pairs.count)
scores["ann"] = nil
print(scores[at: 0], scores["ann"] as Any)
