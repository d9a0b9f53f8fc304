// Operators are functions: passed by name, stored, and looked up by the types around them.
print([1, 2, 3, 4].reduce(0, +), [1, 2, 3, 4].reduce(1, *), ["a", "b"].reduce("", +))
print([3, 1, 2].sorted(by: >), ["b", "a"].sorted(by: <), zip([1, 2], [3, 4]).map(+))
let add: (Int, Int) -> Int = (+)
let less: (String, String) -> Bool = (<)
print(add(2, 3), less("a", "b"))
let table: [(String, (Double, Double) -> Double)] = [("+", +), ("-", -), ("×", *), ("÷", /)]
for (symbol, apply) in table { print("9 \(symbol) 2 = \(apply(9, 2))") }
let negate: (Int) -> Int = (-)
print(negate(5), [true, false].map(!), [1, 2].map(-))
func fold(_ values: [Int], by combine: (Int, Int) -> Int) -> Int {
    var result = values[0]
    for value in values.dropFirst() { result = combine(result, value) }
    return result
}
print(fold([10, 3, 2], by: -), fold([6, 3], by: /), fold([12, 10], by: &), fold([1, 2], by: max))
