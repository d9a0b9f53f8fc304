// A class with subscripts that change it while it is a constant; a dictionary of arrays inside.
final class Index {
    private var pages: [String: [Int]] = [:]
    subscript(word: String) -> [Int] {
        get { pages[word, default: []] }
        set { pages[word] = newValue.isEmpty ? nil : newValue.sorted() }
    }
    subscript(first letter: Character) -> [String] { pages.keys.filter { $0.first == letter }.sorted() }
    var count: Int { pages.count }
}
let index = Index()
index["swift"].append(9)
index["swift"].append(2)
index["struct"] += [5]
index["class", ] = [1]
print(index["swift"], index[first: "s"], index.count)
index["class"].removeAll()
print(index.count, index["nothing"])
