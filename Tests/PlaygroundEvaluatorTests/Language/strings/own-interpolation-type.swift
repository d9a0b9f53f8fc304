// A type with its own interpolation collects the parts of a literal as it likes.
struct Query: ExpressibleByStringInterpolation {
    var text: String
    var arguments: [String]
    init(stringLiteral value: String) { text = value; arguments = [] }
    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text; arguments = stringInterpolation.arguments }
    struct StringInterpolation: StringInterpolationProtocol {
        var text = "", arguments: [String] = []
        init(literalCapacity: Int, interpolationCount: Int) { arguments.reserveCapacity(interpolationCount) }
        mutating func appendLiteral(_ literal: String) { text += literal }
        mutating func appendInterpolation(_ value: Int) { text += "?"; arguments.append("\(value)") }
        mutating func appendInterpolation(_ value: String) { text += "?"; arguments.append("'\(value)'") }
        mutating func appendInterpolation(raw value: String) { text += value }
    }
}
func run(_ query: Query) { print(query.text, query.arguments) }
let name = "Ann", limit = 3
run("select * from people")
run("select * from \(raw: "people") where name = \(name) limit \(limit)")
let query: Query = "age > \(limit * 10)"
print(query.text, query.arguments)
