import Foundation

/// `Double` and `Float`, by one table.
struct FloatingPointTable<Number: BridgedFloatingPoint> {
    let types: HostTypes
    let random: RandomSource

    private var name: String { Number.name }

    var type: HostType {
        types.declare("struct \(name): BinaryFloatingPoint, Codable, Sendable, LosslessStringConvertible, Strideable") {
            arithmetic
            constants
            conversions
            rounding
            DescriptionRows.both
            members
            RandomRows(types: types, random: random).floatingPoint(Number.self)
        }
    }

    @RowBuilder private var arithmetic: [HostMember] {
        binary("+") { $0 + $1 }
        binary("-") { $0 - $1 }
        binary("*") { $0 * $1 }
        binary("/") { $0 / $1 }
        types.make("static prefix func - (x: \(name)) -> \(name)") { (x: Number) in -x }
        types.make("static prefix func + (x: \(name)) -> \(name)") { (x: Number) in x }
        types.mutating("mutating func negate()") { (x: inout Number) in
            x.negate()
            return Nothing()
        }
        compare("==") { $0 == $1 }
        compare("!=") { $0 != $1 }
        compare("<") { $0 < $1 }
        compare("<=") { $0 <= $1 }
        compare(">") { $0 > $1 }
        compare(">=") { $0 >= $1 }
    }

    @RowBuilder private var constants: [HostMember] {
        types.constant("static let pi: \(name)", Number.pi)
        types.constant("static let infinity: \(name)", Number.infinity)
        types.constant("static let nan: \(name)", Number.nan)
        types.constant("static let zero: \(name)", Number.zero)
        types.constant("static let greatestFiniteMagnitude: \(name)", Number.greatestFiniteMagnitude)
        types.constant("static let leastNormalMagnitude: \(name)", Number.leastNormalMagnitude)
        types.constant("static let leastNonzeroMagnitude: \(name)", Number.leastNonzeroMagnitude)
        types.constant("static let ulpOfOne: \(name)", Number.ulpOfOne)
    }

    @RowBuilder private var conversions: [HostMember] {
        types.make("init()") { Number.zero }
        HostMember("init(_ source: some BinaryInteger)") { arguments in
            try Number(try IntegerTable<Int>.integer(arguments)).written(in: types)
        }
        HostMember("init(_ source: some BinaryFloatingPoint)") { arguments in
            try number(try arguments.given(0)).written(in: types)
        }
        HostMember("init?(exactly source: some BinaryInteger)") { arguments in
            try Number(exactly: try IntegerTable<Int>.integer(arguments)).written(in: types)
        }
        HostMember("init?(_ text: some StringProtocol)") { arguments in
            try Number(try arguments.string(0)).written(in: types)
        }
        HostMember("init(sign: FloatingPointSign, exponent: Int, significand: \(name))") { arguments in
            guard let sign = FloatingPointSign.read(try arguments.given(0)) else { throw HostRefusal("not a sign") }
            let exponent = Number.Exponent(try arguments.int(1))
            return try Number(sign: sign, exponent: exponent, significand: try number(try arguments.given(2)))
                .written(in: types)
        }
        HostMember("init(signOf: \(name), magnitudeOf: \(name))") { arguments in
            try Number(signOf: try number(try arguments.given(0)), magnitudeOf: try number(try arguments.given(1)))
                .written(in: types)
        }
    }

    @RowBuilder private var rounding: [HostMember] {
        types.row("func rounded() -> \(name)") { (x: Number) in x.rounded() }
        types.row("func rounded(_ rule: FloatingPointRoundingRule) -> \(name)") {
            (x: Number, rule: FloatingPointRoundingRule) in x.rounded(rule)
        }
        types.mutating("mutating func round()") { (x: inout Number) in
            x.round()
            return Nothing()
        }
        types.mutating("mutating func round(_ rule: FloatingPointRoundingRule)") {
            (x: inout Number, rule: FloatingPointRoundingRule) in
            x.round(rule)
            return Nothing()
        }
        types.row("func truncatingRemainder(dividingBy other: \(name)) -> \(name)") { (x: Number, other: Number) in
            x.truncatingRemainder(dividingBy: other)
        }
        types.row("func remainder(dividingBy other: \(name)) -> \(name)") { (x: Number, other: Number) in
            x.remainder(dividingBy: other)
        }
        types.row("func squareRoot() -> \(name)") { (x: Number) in x.squareRoot() }
        types.row("func addingProduct(_ lhs: \(name), _ rhs: \(name)) -> \(name)") {
            (x: Number, lhs: Number, rhs: Number) in x.addingProduct(lhs, rhs)
        }
    }

    @RowBuilder private var members: [HostMember] {
        types.row("var magnitude: \(name)") { (x: Number) in x.magnitude }
        types.row("func isTotallyOrdered(belowOrEqualTo other: \(name)) -> Bool") { (x: Number, other: Number) in
            x.isTotallyOrdered(belowOrEqualTo: other)
        }
        types.row("var isNaN: Bool") { (x: Number) in x.isNaN }
        types.row("var isInfinite: Bool") { (x: Number) in x.isInfinite }
        types.row("var isFinite: Bool") { (x: Number) in x.isFinite }
        types.row("var isZero: Bool") { (x: Number) in x.isZero }
        types.row("var isNormal: Bool") { (x: Number) in x.isNormal }
        types.row("var sign: FloatingPointSign") { (x: Number) in x.sign }
        types.row("var exponent: Int") { (x: Number) in Int(x.exponent) }
        types.row("var significand: \(name)") { (x: Number) in x.significand }
        types.row("var ulp: \(name)") { (x: Number) in x.ulp }
        types.row("var nextUp: \(name)") { (x: Number) in x.nextUp }
        types.row("var nextDown: \(name)") { (x: Number) in x.nextDown }
        types.row("func isEqual(to other: \(name)) -> Bool") { (x: Number, other: Number) in x.isEqual(to: other) }
        types.row("func isLess(than other: \(name)) -> Bool") { (x: Number, other: Number) in x.isLess(than: other) }
        types.row("func isLessThanOrEqualTo(_ other: \(name)) -> Bool") { (x: Number, other: Number) in
            x.isLessThanOrEqualTo(other)
        }
        types.row("var isSignalingNaN: Bool") { (x: Number) in x.isSignalingNaN }
        types.row("var isSubnormal: Bool") { (x: Number) in x.isSubnormal }
        types.row("var binade: \(name)") { (x: Number) in x.binade }
        types.row("func advanced(by n: \(name)) -> \(name)") { (x: Number, n: Number) in x + n }
        types.row("func distance(to other: \(name)) -> \(name)") { (x: Number, other: Number) in other - x }
        types.make("static func minimum(_ x: \(name), _ y: \(name)) -> \(name)") { (x: Number, y: Number) in
            Number.minimum(x, y)
        }
        types.make("static func maximum(_ x: \(name), _ y: \(name)) -> \(name)") { (x: Number, y: Number) in
            Number.maximum(x, y)
        }
    }

    @RowBuilder private func binary(
        _ symbol: String, _ operation: @escaping (Number, Number) -> Number
    ) -> [HostMember] {
        types.make("static func \(symbol) (lhs: \(name), rhs: \(name)) -> \(name)", operation)
        HostMember("static func \(symbol)= (lhs: inout \(name), rhs: \(name))") { arguments in
            let result = operation(try number(try arguments.given(0)), try number(try arguments.given(1)))
            arguments.values[0] = try result.written(in: types)
            return .void
        }
    }

    private func compare(_ symbol: String, _ operation: @escaping (Number, Number) -> Bool) -> HostMember {
        types.make("static func \(symbol) (lhs: \(name), rhs: \(name)) -> Bool", operation)
    }

    private func number(_ value: Value) throws -> Number {
        switch value {
        case .double(let double): return Number(double)
        case .float(let float): return Number(float)
        default:
            if let decimal = (value.hostPayload as? Number) { return decimal }
            throw HostRefusal("\(TypeNaming.name(ofTypeOf: value)) is not a floating-point number")
        }
    }
}

extension Value {
    /// The Swift value inside a host value.
    package var hostPayload: Any? {
        if case .host(let host) = self { host.payload } else { nil }
    }
}

extension FloatingPointRoundingRule: HostRepresentable {
    package static var bridgedName: String { "FloatingPointRoundingRule" }
}

extension FloatingPointSign: BridgedEnum {
    package static var bridgedName: String { "FloatingPointSign" }
    package static var bridgedCases: [(name: String, value: FloatingPointSign)] {
        [("plus", .plus), ("minus", .minus)]
    }
}

/// The types that floating-point members mention.
struct FloatingPointSupport {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("enum FloatingPointRoundingRule: Hashable", of: FloatingPointRoundingRule.self) {
            for (name, rule) in rules {
                types.constant("static let \(name): FloatingPointRoundingRule", rule)
            }
        }
        types.enumeration("enum FloatingPointSign: Hashable", of: FloatingPointSign.self)
    }

    private var rules: [(String, FloatingPointRoundingRule)] {
        [
            ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero), ("toNearestOrEven", .toNearestOrEven),
            ("up", .up), ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
        ]
    }
}
