// Types made by literals: integer, float, string, boolean, array, dictionary, nil and interpolation.
struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let value: Double
    init(integerLiteral value: Int) { self.value = Double(value) }
    init(floatLiteral value: Double) { self.value = value }
}
struct Path: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    var parts: [String]
    init(stringLiteral value: String) { parts = value.split(separator: "/").map(String.init) }
    init(arrayLiteral elements: String...) { parts = elements }
}
struct Headers: ExpressibleByDictionaryLiteral {
    var pairs: [(String, Int)]
    init(dictionaryLiteral elements: (String, Int)...) { pairs = elements }
}
struct Switch: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
    var state: Bool?
    init(booleanLiteral value: Bool) { state = value }
    init(nilLiteral: ()) { state = nil }
}
func length(_ meters: Meters...) -> Double { meters.reduce(0) { $0 + $1.value } }
let home: Path = "/users/ada"
let headers: Headers = ["b": 2, "a": 1, "b": 3]
let switches: [Switch] = [true, nil, false]
print(length(1, 2.5), home.parts, (["x", "y"] as Path).parts.count)
print(headers.pairs.map { "\($0)\($1)" }, switches.map { $0.state as Any }.count, switches[1].state == nil)
