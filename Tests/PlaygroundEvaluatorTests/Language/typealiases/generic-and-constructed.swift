// Generic aliases with a part already chosen, used as types and to make values.
struct Tagged<Tag, Value> {
    var tag: Tag
    var value: Value
}
typealias Named<Value> = Tagged<String, Value>
typealias Pair<Item> = (first: Item, second: Item)
typealias Table<Value> = [String: Value]
let age: Named<Int> = Named(tag: "age", value: 30)
let city = Named(tag: "city", value: "Rome")
let sides: Pair<Double> = (1.5, 2)
var totals: Table<Int> = ["a": 1]
totals["b", default: 2] += 1
print(age, city.value.count, sides.first + sides.second, totals.values.sorted())
func tags<Value>(_ all: [Named<Value>]) -> [String] { all.map(\.tag) }
print(tags([age]), tags([city, Named(tag: "x", value: "y")]))
