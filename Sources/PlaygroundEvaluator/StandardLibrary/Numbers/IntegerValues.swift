/// Integers of all widths as values.
extension SizedInteger {
    /// The number itself.
    package var wide: Int128 {
        kind.isSigned ? Int128(Int64(bitPattern: bits)) : Int128(bits)
    }
}

/// The type of an integer value.
enum IntegerKind: Hashable {
    case int
    case sized(SizedInteger.Kind)

    /// The number as a value of this type.
    func value(_ number: Int128) throws -> Value {
        switch self {
        case .int:
            guard let int = Int(exactly: number) else { throw Trap.arithmeticOverflow }
            return .int(int)
        case .sized(let kind):
            return .sized(SizedInteger(kind: kind, bits: UInt64(truncatingIfNeeded: number)))
        }
    }
}

extension Value {
    /// The number of an integer value of any width.
    package var wideInteger: Int128? {
        switch self {
        case .int(let int): Int128(int)
        case .sized(let integer): integer.wide
        default: nil
        }
    }

    var integerKind: IntegerKind? {
        switch self {
        case .int: .int
        case .sized(let integer): .sized(integer.kind)
        default: nil
        }
    }

    /// The number of a floating-point value.
    var floatingPoint: Double? {
        switch self {
        case .double(let double): double
        case .float(let float): Double(float)
        default: nil
        }
    }
}

/// Swift's integer types as bridged ones.
protocol BridgedInteger: Bridged, FixedWidthInteger {
    static var name: String { get }
}

protocol BridgedSizedInteger: BridgedInteger {
    static var kind: SizedInteger.Kind { get }
}

extension BridgedSizedInteger {
    static var name: String { kind.swiftName }
    package static var bridgedName: String { kind.swiftName }

    package static func read(_ value: Value) -> Self? {
        guard case .sized(let integer) = value, integer.kind == kind else { return nil }
        return Self(truncatingIfNeeded: integer.bits)
    }

    package func written(in types: HostTypes) -> Value {
        .sized(SizedInteger(kind: Self.kind, bits: UInt64(truncatingIfNeeded: self)))
    }
}

extension Int: BridgedInteger {
    static var name: String { "Int" }
}
extension Int8: BridgedSizedInteger {
    static var kind: SizedInteger.Kind { .int8 }
}
extension Int16: BridgedSizedInteger {
    static var kind: SizedInteger.Kind { .int16 }
}
extension Int32: BridgedSizedInteger {
    static var kind: SizedInteger.Kind { .int32 }
}
extension Int64: BridgedSizedInteger {
    static var kind: SizedInteger.Kind { .int64 }
}
extension UInt: BridgedSizedInteger {
    static var kind: SizedInteger.Kind { .uint }
}
extension UInt8: BridgedSizedInteger {
    static var kind: SizedInteger.Kind { .uint8 }
}
extension UInt16: BridgedSizedInteger {
    static var kind: SizedInteger.Kind { .uint16 }
}
extension UInt32: BridgedSizedInteger {
    static var kind: SizedInteger.Kind { .uint32 }
}
extension UInt64: BridgedSizedInteger {
    static var kind: SizedInteger.Kind { .uint64 }
}

extension Float: Bridged {
    package static var bridgedName: String { "Float" }
    package static func read(_ value: Value) -> Float? {
        guard case .float(let float) = value else { return nil }
        return float
    }
    package func written(in types: HostTypes) -> Value { .float(self) }
}
