// A type's own interpolation: extra labels by extending the string's interpolation, and description.
struct Money: CustomStringConvertible {
    var cents: Int
    var description: String { "€\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
extension String.StringInterpolation {
    mutating func appendInterpolation(padded value: Int, to width: Int) {
        let digits = String(value)
        appendLiteral(String(repeating: "0", count: max(0, width - digits.count)))
        appendLiteral(digits)
    }
    mutating func appendInterpolation(_ money: Money, bold: Bool) {
        appendInterpolation(bold ? "*\(money)*" : "\(money)")
    }
    mutating func appendInterpolation<T>(list items: [T], separator: String = ", ") {
        appendLiteral(items.map { "\($0)" }.joined(separator: separator))
    }
}
let fee = Money(cents: 1205)
print("fee \(fee), bold \(fee, bold: true), plain \(fee, bold: false)")
print("ticket \(padded: 42, to: 6)|\(padded: 1234567, to: 3)")
print("list \(list: [1, 2, 3]) and \(list: ["x", "y"], separator: " / ")")
