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
            HostMember("func hash(into hasher: inout Hasher)") { arguments in
                guard let box = HasherBox.read(try arguments.given(0)) else { throw HostRefusal("not a Hasher") }
                ValueEquality.hash(arguments.receiver, into: &box.hasher)
                return .void
            }
        }
        types.declare("protocol Comparable: Equatable") {
            comparable
            ranges.operators
        }
        types.declare("protocol Strideable: Comparable")
        numeric
        textual
        describing
        types.declare("protocol AdditiveArithmetic: Equatable") { additive }
        types.declare("protocol RandomNumberGenerator") {
            HostMember.required("mutating func next() -> UInt64")
        }
        types.declare("protocol ExpressibleByNilLiteral")
        types.declare("protocol ExpressibleByIntegerLiteral")
        types.declare("protocol ExpressibleByFloatLiteral")
        types.declare("protocol ExpressibleByBooleanLiteral")
        types.declare("protocol ExpressibleByStringLiteral")
        types.declare("protocol StringInterpolationProtocol")
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
            HostMember.required("init(_ source: some BinaryInteger)")
            HostMember.required("init(_ source: some BinaryFloatingPoint)")
            HostMember.required("init?(exactly source: some BinaryInteger)")
            HostMember.required("init(clamping source: some BinaryInteger)")
            HostMember.required("init(truncatingIfNeeded source: some BinaryInteger)")
        }
        types.declare("protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible")
        types.declare("protocol SignedInteger: BinaryInteger, SignedNumeric")
        types.declare("protocol UnsignedInteger: BinaryInteger")
        types.declare("protocol FloatingPoint: SignedNumeric, Strideable, Hashable") {
            arithmetic("/", .divide)
            HostMember.required("init(_ value: some BinaryInteger)")
            HostMember("func squareRoot() -> Self") { arguments in
                switch arguments.receiver {
                case .float(let number): .float(number.squareRoot())
                default: .double((arguments.receiver.floatingPoint ?? 0).squareRoot())
                }
            }
        }
        types.declare("protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral") {
            HostMember.required("init(_ value: some BinaryFloatingPoint)")
        }
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
            let (left, right) = (try arguments.given(0), try arguments.given(1))
            // A type of the document declares the operator itself.
            if left.isOfDocument, let strand = arguments.context as? Strand {
                arguments.values[0] = try strand.dynamic.operate(symbol, [left, right], strand.currentSite)
            } else {
                arguments.values[0] = try ValueArithmetic.apply(operation, left, right)
            }
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
            HostMember.required("var description: String { get }")
        }
        types.declare("protocol CustomDebugStringConvertible") {
            HostMember.required("var debugDescription: String { get }")
        }
        types.declare("protocol LosslessStringConvertible: CustomStringConvertible") {
            HostMember.required("init?(_ description: String)")
        }
        types.declare("protocol TextOutputStream") {
            HostMember.required("mutating func write(_ string: String)")
        }
        types.declare("protocol CustomReflectable") {
            HostMember.required("var customMirror: Mirror { get }")
        }
    }

    /// Protocols that say how a type is identified, listed or coded.
    @ListBuilder<HostType> private var describing: [HostType] {
        types.declare("protocol Identifiable<ID>") {
            HostMember.required("var id: ID { get }")
            // For classes only, which the checker sees to.
            HostMember("var id: ObjectIdentifier") { [types] in
                try IdentityValue($0.receiver).written(in: types)
            }
        }
        types.declare("protocol CaseIterable") {
            HostMember.required("static var allCases: [Self] { get }")
        }
        types.declare("protocol RawRepresentable<RawValue>") {
            HostMember.required("init?(rawValue: RawValue)")
            HostMember.required("var rawValue: RawValue { get }")
        }
        types.declare("protocol CodingKey: CustomStringConvertible, Sendable") {
            HostMember("var stringValue: String") { arguments in
                .string(TextKey.text(of: arguments.receiver) ?? "")
            }
            HostMember("var intValue: Int?") { _ in .none }
        }
        types.declare("protocol Encodable") {
            HostMember.required("func encode(to encoder: any Encoder) throws")
        }
        types.declare("protocol Decodable") {
            HostMember.required("init(from decoder: any Decoder) throws")
        }
        types.declare("protocol Codable: Encodable, Decodable")
    }
}

/// `description` and `debugDescription` for the library's own types.
enum DescriptionRows {
    @RowBuilder static var both: [HostMember] {
        HostMember("var description: String") { .string(try $0.context.describe($0.receiver)) }
        HostMember("var debugDescription: String") { .string(try $0.context.debugDescribe($0.receiver)) }
    }
}

extension Value {
    /// Whether a type of the document made the value, which then has operators of its own.
    fileprivate var isOfDocument: Bool {
        switch self {
        case .structure, .object: true
        case .enumeration(let enumeration): !enumeration.type.isFromHost
        default: false
        }
    }
}
