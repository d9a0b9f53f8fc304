// Variadic parameters: none, many, in the middle, with labels and closures after them.
func sum(_ values: Int...) -> Int { values.reduce(0, +) }
func join(_ parts: String..., separator: String = "-") -> String { parts.joined(separator: separator) }
func table(title: String, rows: [Int]..., footer: String) -> String { "\(title): \(rows) \(footer) \(rows.count)" }
print(sum(), sum(1), sum(1, 2, 3), join("a"), join("a", "b", separator: "+"), join())
print(table(title: "T", rows: [1], [2, 3], footer: "end"), table(title: "E", footer: "f"))
func average(_ first: Double, _ rest: Double...) -> Double { (first + rest.reduce(0, +)) / Double(rest.count + 1) }
print(average(4), average(1, 2, 6))
func each(_ names: String..., run: (String) -> Void) { for name in names { run(name) } }
each("x", "y") { print("run", $0, terminator: "; ") }
print()
func describe(_ items: Any...) -> String { items.map { "\($0)" }.joined(separator: "|") }
print(describe(1, "two", 3.5, [4], nil as Int? as Any))
struct Bag { var items: [Int]; init(_ items: Int...) { self.items = items } }
print(Bag(3, 1).items, Bag().items.count)
func pass(_ values: Double...) -> Int { count(values) }
func count(_ values: [Double]) -> Int { values.count }
print(pass(1, 2.5))
print(1, 2, 3, separator: "/", terminator: "\n")
func tags(_ pairs: (key: String, value: Int)...) -> [String] { pairs.map { "\($0.key)=\($0.value)" } }
print(tags((key: "a", value: 1), ("b", 2)))
