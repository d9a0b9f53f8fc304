// A library type made to conform to a protocol of ours, with and without members of its own.
protocol Weighable { var grams: Int { get } }
protocol Chatty {}
extension Chatty { func say() -> String { "I am \(self)" } }
extension Int: Weighable, Chatty { var grams: Int { self } }
extension String: Weighable { var grams: Int { count } }
extension Bool: Chatty {}
extension Array: Weighable where Element: Weighable { var grams: Int { reduce(0) { $0 + $1.grams } } }
extension Dictionary: Weighable where Value: Weighable {
    var grams: Int { values.map(\.grams).reduce(0, +) }
}
func total(_ things: any Weighable...) -> Int { things.map(\.grams).reduce(0, +) }
print(5.say(), true.say(), total(3, "four", [1, 2], ["a": "xx"]), total())
let unknown: Any = [["abc"], ["d"]]
print((unknown as? Weighable)?.grams ?? -1, (2.5 as Any) is Weighable)
