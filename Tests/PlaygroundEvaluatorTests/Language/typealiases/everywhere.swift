// Typealiases: simple, generic, of closures and tuples, nested in types and protocols.
typealias Celsius = Double
typealias Handler<T> = (T) -> String
typealias Table<Value> = [String: Value]
typealias Pair = (left: Int, right: Int)
protocol Source { associatedtype Item; typealias Callback = (Item) -> Void; func each(_ body: Callback) }
struct Numbers: Source {
    typealias Item = Int
    typealias Bounds = ClosedRange<Item>
    let bounds: Bounds
    func each(_ body: (Int) -> Void) { bounds.forEach(body) }
}
let degrees: Celsius = 21
let handlers: [Handler<Int>] = [{ "<\($0)>" }, { String($0 * 2) }]
var table: Table<[Pair]> = ["a": [(1, 2)]]
table["b", default: []].append((left: 3, right: 4))
var total = 0
Numbers(bounds: 1...3).each { total += $0 }
print(degrees / 2, handlers.map { $0(21) }, table["b"]![0].right, total)
let bounds: Numbers.Bounds = 5...6
print(bounds, Numbers.Item.max == Int.max)
