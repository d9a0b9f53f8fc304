import Foundation

/// Arithmetic on numbers whose type only the value knows, for generic code: `func sum<T: Numeric>`.
package enum ValueArithmetic {
    package enum Operation { case add, subtract, multiply, divide, remainder }

    package static func apply(_ operation: Operation, _ left: Value, _ right: Value) throws -> Value {
        switch (left, right) {
        case (.int, .int), (.sized, .sized): return try integers(operation, left, right)
        case (.double(let a), .double(let b)): return .double(floatingPoint(operation, a, b))
        case (.float(let a), .float(let b)): return .float(floatingPoint(operation, a, b))
        default: return try hosts(operation, left, right)
        }
    }

    private static func integers(_ operation: Operation, _ left: Value, _ right: Value) throws -> Value {
        guard let a = left.wideInteger, let b = right.wideInteger, let kind = left.integerKind else {
            throw unsupported(left)
        }
        switch operation {
        case .add: return try kind.checked(a + b)
        case .subtract: return try kind.checked(a - b)
        case .multiply: return try kind.checked(a.multipliedReportingOverflow(by: b))
        case .divide:
            if b == 0 { throw Trap.divisionByZero }
            return try kind.checked(a / b, otherwise: .divisionOverflow)
        case .remainder:
            if b == 0 { throw Trap.remainderByZero }
            return try kind.checked(a % b)
        }
    }

    private static func floatingPoint<Number: BinaryFloatingPoint>(
        _ operation: Operation, _ a: Number, _ b: Number
    ) -> Number {
        switch operation {
        case .add: a + b
        case .subtract: a - b
        case .multiply: a * b
        case .divide: a / b
        case .remainder: a.truncatingRemainder(dividingBy: b)
        }
    }

    private static func hosts(_ operation: Operation, _ left: Value, _ right: Value) throws -> Value {
        guard case .host(let box) = left, let a = box.payload as? Decimal, let b = right.hostPayload as? Decimal else {
            throw unsupported(left)
        }
        let result: Decimal
        switch operation {
        case .add: result = a + b
        case .subtract: result = a - b
        case .multiply: result = a * b
        case .divide: result = a / b
        case .remainder: throw unsupported(left)
        }
        return .host(HostBox(result, type: box.type))
    }

    private static func unsupported(_ value: Value) -> HostRefusal {
        HostRefusal("values of type '\(TypeNaming.name(ofTypeOf: value))' have no arithmetic of the standard library")
    }

    /// The number as a value of a type, for `T.zero` and integer literals of generic types.
    package static func number(_ number: Int, as type: Type) throws -> Value {
        switch TypeNaming.name(of: type) {
        case "Int": return .int(number)
        case "Double": return .double(Double(number))
        case "Float": return .float(Float(number))
        case "Decimal":
            guard case .nominal(let decimal, _) = type else { break }
            return .host(HostBox(Decimal(number), type: decimal))
        case let name:
            guard let kind = SizedInteger.Kind.allCases.first(where: { $0.swiftName == name }) else { break }
            return try IntegerKind.sized(kind).checked(Int128(number))
        }
        throw HostRefusal("'\(TypeNaming.name(of: type))' is no number of the standard library")
    }
}

extension IntegerKind {
    private var limits: ClosedRange<Int128> {
        switch self {
        case .int: return Int128(Int.min)...Int128(Int.max)
        case .sized(let kind):
            let magnitude = Int128(1) << Int128(kind.isSigned ? kind.bitWidth - 1 : kind.bitWidth)
            return (kind.isSigned ? -magnitude : 0)...(magnitude - 1)
        }
    }

    func checked(_ number: Int128, otherwise trap: Trap = .arithmeticOverflow) throws -> Value {
        guard limits.contains(number) else { throw trap }
        return try value(number)
    }

    func checked(_ result: (partialValue: Int128, overflow: Bool)) throws -> Value {
        if result.overflow { throw Trap.arithmeticOverflow }
        return try checked(result.partialValue)
    }
}
