// `inout` hands over places: variables, elements, properties, computed ones, optionals, nested.
func bump(_ n: inout Int, by amount: Int = 1) { n += amount }
func swapEnds<T>(_ list: inout [T]) { guard list.count > 1 else { return }; list.swapAt(0, list.count - 1) }
func fill(_ text: inout String?, _ value: String) { if text == nil { text = value } }
struct Gauge {
    var level = 0 { didSet { changes += 1 } }
    var changes = 0
    var percent: Double { get { Double(level) / 10 } set { level = Int(newValue * 10) } }
}
var n = 1, list = [1, 2, 3], gauge = Gauge(), name: String?, grid = [[1, 2], [3]], ages = ["a": 1]
bump(&n); bump(&n, by: 10)
bump(&list[1]); swapEnds(&list); swapEnds(&grid[0])
bump(&gauge.level, by: 5)
func double(_ value: inout Double) { value *= 2 }
double(&gauge.percent)
fill(&name, "first"); fill(&name, "second")
bump(&grid[1][0], by: 100)
bump(&ages["a"]!); bump(&ages["b", default: 40])
print(n, list, gauge.level, gauge.changes, gauge.percent, name!, grid, ages["a"]!, ages["b"]!)
func outer(_ values: inout [Int]) { func inner() { values.append(values.count) }; inner(); inner(); bump(&values[0]) }
outer(&list)
print(list)
var a = "left", b = "right"
swap(&a, &b)
print(a, b)
func reset(_ pair: inout (Int, Int)) -> Int { defer { pair = (0, 0) }; return pair.0 + pair.1 }
var pair = (3, 4)
print(reset(&pair), pair)
let grow: (inout Int) -> Void = { $0 *= 3 }
grow(&n)
print(n)
