// Interpolation holds any expression: calls, closures, ternaries, subscripts, strings in strings.
struct Item { var name: String; var price: Double }
let basket = [Item(name: "tea", price: 3.5), Item(name: "bread", price: 2)]
let stock = ["tea": 4]

print("\(basket.count) item\(basket.count == 1 ? "" : "s"): \(basket.map { "\($0.name) (\($0.price))" }.joined(separator: ", "))")
print("total \(basket.reduce(0) { $0 + $1.price }), first \(basket[0].name.uppercased())")
print("stock: \(stock["tea"]!), \(stock["milk"] ?? 0), \(stock["jam", default: -1])")
print("\("a" + "\("b" + "\("c")")")")
print("tuple \((1, "two")), array \([1, 2]), dictionary \(["k": [true]]), nothing \(Optional<Int>.none as Any)")
print("\(1)\(2)\(3)" + "\\(4)")
print("max \(max(1, 2, 3)) range \(1...3) item \(basket[1])")
print("switch \({ (n: Int) -> String in switch n { case 0: "none"; default: "some" } }(3))")
