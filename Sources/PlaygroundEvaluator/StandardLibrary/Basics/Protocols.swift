/// The protocols of the standard library and what they give by default.
struct ProtocolTables {
    let types: HostTypes
    let ranges: RangeTables

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("protocol Equatable") { equatable }
        types.declare("protocol Hashable: Equatable") {
            HostMember("var hashValue: Int") { arguments in
                var hasher = Hasher()
                ValueEquality.hash(arguments.receiver, into: &hasher)
                return .int(hasher.finalize())
            }
        }
        types.declare("protocol Comparable: Equatable") {
            comparable
            ranges.operators
        }
        types.declare("protocol Strideable: Comparable")
        numeric
        textual
        for name in ["Identifiable", "CaseIterable", "RawRepresentable", "Encodable", "Decodable", "CodingKey"] {
            types.declare("protocol \(name)")
        }
        types.declare("protocol Codable: Encodable, Decodable")
        types.declare("protocol AdditiveArithmetic: Equatable") { additive }
        types.declare("protocol RandomNumberGenerator")
        types.declare("protocol ExpressibleByNilLiteral")
        types.declare("protocol ExpressibleByIntegerLiteral")
        types.declare("protocol ExpressibleByFloatLiteral")
        types.declare("protocol ExpressibleByBooleanLiteral")
        types.declare("protocol ExpressibleByStringLiteral")
        types.declare("protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral")
        types.declare("enum Never: Equatable, Hashable, Comparable, Error")
    }

    @RowBuilder private var equatable: [HostMember] {
        operation("==") { .bool(ValueEquality.areEqual($0, $1)) }
        operation("!=") { .bool(!ValueEquality.areEqual($0, $1)) }
        operation("~=") { .bool(ValueEquality.areEqual($0, $1)) }
    }

    @RowBuilder private var comparable: [HostMember] {
        operation("<") { .bool(try ValueOrder.isLess($0, $1)) }
        operation(">") { .bool(try ValueOrder.isLess($1, $0)) }
        operation("<=") { .bool(try !ValueOrder.isLess($1, $0)) }
        operation(">=") { .bool(try !ValueOrder.isLess($0, $1)) }
    }

    private func operation(_ symbol: String, _ body: @escaping (Value, Value) throws -> Value) -> HostMember {
        HostMember("static func \(symbol) (lhs: Self, rhs: Self) -> Bool") { arguments in
            try body(try arguments.given(0), try arguments.given(1))
        }
    }

    @ListBuilder<HostType> private var numeric: [HostType] {
        types.declare("protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral") {
            arithmetic("*", .multiply)
            HostMember("var magnitude: Self") { arguments in try Self.magnitude(of: arguments.receiver) }
        }
        types.declare("protocol SignedNumeric: Numeric") {
            HostMember("static prefix func - (operand: Self) -> Self") { arguments in
                let operand = try arguments.given(0)
                return try ValueArithmetic.apply(.subtract, try Self.zero(like: operand), operand)
            }
        }
        types.declare("protocol BinaryInteger: Numeric, Hashable, Strideable, CustomStringConvertible") {
            arithmetic("/", .divide)
            arithmetic("%", .remainder)
        }
        types.declare("protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible")
        types.declare("protocol SignedInteger: BinaryInteger, SignedNumeric")
        types.declare("protocol UnsignedInteger: BinaryInteger")
        types.declare("protocol FloatingPoint: SignedNumeric, Strideable, Hashable") { arithmetic("/", .divide) }
        types.declare("protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral")
    }

    @RowBuilder private var additive: [HostMember] {
        arithmetic("+", .add)
        arithmetic("-", .subtract)
        HostMember("static var zero: Self") { arguments in
            guard case .type(let type) = arguments.receiver else { throw HostRefusal("'zero' is a member of a type") }
            return try ValueArithmetic.number(0, as: type)
        }
    }

    /// An operator and its assignment form.
    @RowBuilder private func arithmetic(_ symbol: String, _ operation: ValueArithmetic.Operation) -> [HostMember] {
        HostMember("static func \(symbol) (lhs: Self, rhs: Self) -> Self") { arguments in
            try ValueArithmetic.apply(operation, try arguments.given(0), try arguments.given(1))
        }
        HostMember("static func \(symbol)= (lhs: inout Self, rhs: Self)") { arguments in
            arguments.values[0] = try ValueArithmetic.apply(operation, try arguments.given(0), try arguments.given(1))
            return .void
        }
    }

    static func zero(like value: Value) throws -> Value { try ValueArithmetic.apply(.subtract, value, value) }

    static func magnitude(of value: Value) throws -> Value {
        let zero = try zero(like: value)
        if case .double(let double) = value { return .double(double.magnitude) }
        if case .float(let float) = value { return .float(float.magnitude) }
        return try isNegative(value, zero) ? ValueArithmetic.apply(.subtract, zero, value) : value
    }

    private static func isNegative(_ value: Value, _ zero: Value) throws -> Bool { try ValueOrder.isLess(value, zero) }

    @ListBuilder<HostType> private var textual: [HostType] {
        types.declare("protocol CustomStringConvertible") {
            HostMember("var description: String") { .string(try $0.context.describe($0.receiver)) }
        }
        types.declare("protocol CustomDebugStringConvertible") {
            HostMember("var debugDescription: String") { .string(try $0.context.debugDescribe($0.receiver)) }
        }
        types.declare("protocol LosslessStringConvertible: CustomStringConvertible")
        types.declare("protocol TextOutputStream")
        types.declare("protocol CustomReflectable")
    }
}
