// A function in a variable, a field or a parameter is no throwing one because `map` would take those too.
let double: (Int) -> Int = { $0 * 2 }
struct Holder {
    var change: (Int) -> Int
    func all(_ items: [Int]) -> [Int] { items.map(change) }
}
func apply<Item, Result>(_ change: (Item) -> Result, to items: [Item]) -> [Result] { items.map(change) }
func maker() -> (Int) -> String { { "n\($0)" } }
let holder = Holder(change: double)
let table = ["double": double]
let pair = (double, 1)
print([1, 2].map(double), holder.all([3]), [4].map(holder.change), apply(double, to: [5]))
print([6].map(maker()), [7].map(table["double"]!), [8].map(pair.0), [1, 2, 3].filter { [holder] in holder.change($0) > 2 })
let words = { () -> [String] in ["a"] }() + { () -> [String] in ["b", "c"] }()
print(words.map { $0 + "!" }, ({ [1] }() + [2, 3]).count)
