import Foundation

extension NSNumber: HostRepresentable {
    /// A decimal number is written under its own name.
    package static var bridgedName: String { self == NSDecimalNumber.self ? "NSDecimalNumber" : "NSNumber" }
}

extension NSNumber {
    /// The number as one of Swift's types, where that can hold it exactly.
    fileprivate func view(as type: String) -> Value? {
        switch type {
        case "Int": return Int(exactly: self).map { .int($0) }
        case "Double": return .double(doubleValue)
        case "Float": return .float(floatValue)
        case "Bool": return Int(exactly: self).flatMap { $0 == 0 || $0 == 1 ? .bool($0 == 1) : nil }
        default:
            guard let kind = SizedInteger.Kind.allCases.first(where: { $0.swiftName == type }) else { return nil }
            return Int64(exactly: self).flatMap { SizedInteger(exactly: $0, kind: kind) }.map { .sized($0) }
        }
    }
}

/// `NSNumber` and `NSDecimalNumber`: numbers as objects.
struct NumberObjectTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("class NSNumber: Comparable, Hashable, CustomStringConvertible", of: NSNumber.self) {
            making
            types.make("init(_bridging value: Decimal)") { (value: Decimal) in
                NSDecimalNumber(decimal: value) as NSNumber
            }
            reading
        } configure: { type in
            type.hooks.isLess = { left, right in
                guard let left = NSNumber.read(left), let right = NSNumber.read(right) else { return false }
                return left.compare(right) == .orderedAscending
            }
            type.hooks.view = { value, wanted in NSNumber.read(value)?.view(as: wanted.name) }
        }
        types.type("class NSDecimalNumber: NSNumber", of: NSDecimalNumber.self) { decimal }
        types.type("enum NSDecimalNumber.RoundingMode: Hashable", of: NSDecimalNumber.RoundingMode.self) {
            types.constants([
                ("plain", NSDecimalNumber.RoundingMode.plain), ("down", .down), ("up", .up), ("bankers", .bankers),
            ])
        }
        for name in ["Int", "Double"] {
            types.declare("struct \(name)") { truncating(name) }
        }
    }

    @RowBuilder private var making: [HostMember] {
        for declaration in [
            "value: Bool", "value: some BinaryInteger", "value: some BinaryFloatingPoint", "_bridging value: Bool",
            "_bridging value: some BinaryInteger", "_bridging value: some BinaryFloatingPoint",
            "integerLiteral value: Int", "floatLiteral value: Double", "booleanLiteral value: Bool",
        ] {
            HostMember("init(\(declaration))") { [types] arguments in
                try MathematicsTables.number(try arguments.given(0)).written(in: types)
            }
        }
    }

    @RowBuilder private var reading: [HostMember] {
        types.row("var intValue: Int") { (number: NSNumber) in number.intValue }
        types.row("var doubleValue: Double") { (number: NSNumber) in number.doubleValue }
        types.row("var floatValue: Float") { (number: NSNumber) in number.floatValue }
        types.row("var boolValue: Bool") { (number: NSNumber) in number.boolValue }
        types.row("var stringValue: String") { (number: NSNumber) in number.stringValue }
        types.row("var decimalValue: Decimal") { (number: NSNumber) in number.decimalValue }
        types.row("func compare(_ other: NSNumber) -> ComparisonResult") { (number: NSNumber, other: NSNumber) in
            number.compare(other)
        }
        types.row("func isEqual(to other: NSNumber) -> Bool") { (number: NSNumber, other: NSNumber) in
            number.isEqual(to: other)
        }
    }

    @RowBuilder private var decimal: [HostMember] {
        for label in ["decimal", "_bridging"] {
            types.make("init(\(label) value: Decimal)") { (value: Decimal) in NSDecimalNumber(decimal: value) }
        }
        types.make("init(string: String?)") { (text: String?) in NSDecimalNumber(string: text) }
        types.make("init(value: Double)") { (value: Double) in NSDecimalNumber(value: value) }
        types.make("init(value: Int)") { (value: Int) in NSDecimalNumber(value: value) }
        types.constant("static let zero: NSDecimalNumber", NSDecimalNumber.zero)
        types.constant("static let one: NSDecimalNumber", NSDecimalNumber.one)
        operation("adding(_ other:") { $0.adding($1) }
        operation("subtracting(_ other:") { $0.subtracting($1) }
        operation("multiplying(by other:") { $0.multiplying(by: $1) }
        operation("dividing(by other:") { $0.dividing(by: $1) }
    }

    private func operation(
        _ head: String, _ operation: @escaping (NSDecimalNumber, NSDecimalNumber) -> NSDecimalNumber
    ) -> HostMember {
        types.row("func \(head) NSDecimalNumber) -> NSDecimalNumber", operation)
    }

    private func truncating(_ name: String) -> HostMember {
        HostMember("init(truncating number: NSNumber)") { arguments in
            guard let number = NSNumber.read(try arguments.given(0)) else { throw HostRefusal("not a number") }
            return name == "Int" ? .int(number.intValue) : .double(number.doubleValue)
        }
    }
}
