/// `Int` and the integers of every other width, by one table.
struct IntegerTable<Number: BridgedInteger> {
    let types: HostTypes
    let random: RandomSource

    private var name: String { Number.name }

    var type: HostType {
        let sign = Number.isSigned ? "SignedInteger" : "UnsignedInteger"
        return types.declare("struct \(name): FixedWidthInteger, \(sign), Codable, Sendable, CustomStringConvertible") {
            arithmetic
            comparison
            bits
            conversions
            DescriptionRows.both
            members
        }
    }

    /// Arithmetic that traps where Swift traps.
    @RowBuilder private var arithmetic: [HostMember] {
        binary("+") { try checked($0.addingReportingOverflow($1)) }
        binary("-") { try checked($0.subtractingReportingOverflow($1)) }
        binary("*") { try checked($0.multipliedReportingOverflow(by: $1)) }
        binary("/", divide)
        binary("%", remainder)
        binary("&+") { $0 &+ $1 }
        binary("&-") { $0 &- $1 }
        binary("&*") { $0 &* $1 }
        types.make("static prefix func + (x: \(name)) -> \(name)") { (x: Number) in x }
        if Number.isSigned {
            types.make("static prefix func - (x: \(name)) -> \(name)") { (x: Number) in try negate(x) }
            types.mutating("mutating func negate()") { (x: inout Number) in
                x = try negate(x)
                return Nothing()
            }
        }
    }

    @RowBuilder private var comparison: [HostMember] {
        compare("==") { $0 == $1 }
        compare("!=") { $0 != $1 }
        compare("<") { $0 < $1 }
        compare("<=") { $0 <= $1 }
        compare(">") { $0 > $1 }
        compare(">=") { $0 >= $1 }
    }

    @RowBuilder private var bits: [HostMember] {
        binary("&") { $0 & $1 }
        binary("|") { $0 | $1 }
        binary("^") { $0 ^ $1 }
        shift("<<") { shift($0, by: $1) }
        shift(">>") { shift($0, by: $1.multipliedReportingOverflow(by: -1).partialValue) }
        shift("&<<") { $0 &<< Number(truncatingIfNeeded: $1) }
        shift("&>>") { $0 &>> Number(truncatingIfNeeded: $1) }
        types.make("static prefix func ~ (x: \(name)) -> \(name)") { (x: Number) in ~x }
        types.row("var bitWidth: Int") { (x: Number) in x.bitWidth }
        types.constant("static let bitWidth: Int", Number.bitWidth)
        types.row("var leadingZeroBitCount: Int") { (x: Number) in x.leadingZeroBitCount }
        types.row("var trailingZeroBitCount: Int") { (x: Number) in x.trailingZeroBitCount }
        types.row("var nonzeroBitCount: Int") { (x: Number) in x.nonzeroBitCount }
        types.row("var byteSwapped: \(name)") { (x: Number) in x.byteSwapped }
        types.row("var bigEndian: \(name)") { (x: Number) in x.bigEndian }
        types.row("var littleEndian: \(name)") { (x: Number) in x.littleEndian }
    }

    @RowBuilder private var members: [HostMember] {
        types.constant("static let min: \(name)", Number.min)
        types.constant("static let max: \(name)", Number.max)
        types.constant("static let zero: \(name)", Number.zero)
        types.constant("static let isSigned: Bool", Number.isSigned)
        types.row("func signum() -> \(name)") { (x: Number) in x.signum() }
        types.row("func isMultiple(of other: \(name)) -> Bool") { (x: Number, other: Number) in
            x.isMultiple(of: other)
        }
        HostMember("var magnitude: \(magnitudeName)") { arguments in
            let number: Number = try arguments.bridgedReceiver()
            let magnitude = UInt64(truncatingIfNeeded: number.magnitude)
            return .sized(SizedInteger(kind: magnitudeKind, bits: magnitude))
        }
        HostMember("func quotientAndRemainder(dividingBy rhs: \(name)) -> (quotient: \(name), remainder: \(name))") {
            arguments in
            let number: Number = try arguments.bridgedReceiver()
            let other = try operand(arguments, 0)
            return try pair("quotient", divide(number, other), "remainder", remainder(number, other))
        }
        reporting("addingReportingOverflow(_ rhs:") { $0.addingReportingOverflow($1) }
        reporting("subtractingReportingOverflow(_ rhs:") { $0.subtractingReportingOverflow($1) }
        reporting("multipliedReportingOverflow(by rhs:") { $0.multipliedReportingOverflow(by: $1) }
        reporting("dividedReportingOverflow(by rhs:") { $0.dividedReportingOverflow(by: $1) }
        types.row("func advanced(by n: Int) -> \(name)") { (x: Number, n: Int) in
            try Self.converted(Int128(x) + Int128(n))
        }
        types.row("func distance(to other: \(name)) -> Int") { (x: Number, other: Number) in
            try IntegerTable<Int>.converted(Int128(other) - Int128(x))
        }
        RandomRows(types: types, random: random).integers(Number.self)
    }

    private var magnitudeName: String { name.hasPrefix("U") ? name : "U" + name }

    private var magnitudeKind: SizedInteger.Kind {
        SizedInteger.Kind.allCases.first { $0.swiftName == magnitudeName } ?? .uint64
    }
}

/// The arithmetic, with Swift's traps.
extension IntegerTable {
    private func checked(_ result: (partialValue: Number, overflow: Bool)) throws -> Number {
        if result.overflow { throw Trap.arithmeticOverflow }
        return result.partialValue
    }

    private func negate(_ number: Number) throws -> Number {
        try checked(Number.zero.subtractingReportingOverflow(number))
    }

    private func divide(_ left: Number, _ right: Number) throws -> Number {
        if right == 0 { throw Trap.divisionByZero }
        let result = left.dividedReportingOverflow(by: right)
        if result.overflow { throw Trap.divisionOverflow }
        return result.partialValue
    }

    private func remainder(_ left: Number, _ right: Number) throws -> Number {
        if right == 0 { throw Trap.remainderByZero }
        let result = left.remainderReportingOverflow(dividingBy: right)
        if result.overflow { throw Trap.remainderOverflow }
        return result.partialValue
    }

    /// A smart shift: by more than the width gives 0 or -1, by a negative amount the other way.
    private func shift(_ number: Number, by amount: Int) -> Number { number << amount }

    private func pair(_ first: String, _ a: Number, _ second: String, _ b: Number) throws -> Value {
        .tuple(TupleValue(labels: [first, second], elements: [try a.written(in: types), try b.written(in: types)]))
    }

    private func operand(_ arguments: HostArguments, _ index: Int) throws -> Number {
        guard let number = Number.read(try arguments.given(index)) else {
            throw HostRefusal("argument \(index + 1) is not \(name)")
        }
        return number
    }
}

/// The forms of rows that repeat.
extension IntegerTable {
    /// An operator and its assignment form.
    @RowBuilder private func binary(
        _ symbol: String, _ operation: @escaping (Number, Number) throws -> Number
    ) -> [HostMember] {
        types.make("static func \(symbol) (lhs: \(name), rhs: \(name)) -> \(name)", operation)
        HostMember("static func \(symbol)= (lhs: inout \(name), rhs: \(name))") { arguments in
            let result = try operation(try operand(arguments, 0), try operand(arguments, 1))
            arguments.values[0] = try result.written(in: types)
            return .void
        }
    }

    private func compare(_ symbol: String, _ operation: @escaping (Number, Number) -> Bool) -> HostMember {
        types.make("static func \(symbol) (lhs: \(name), rhs: \(name)) -> Bool", operation)
    }

    /// Shifts take any integer at the right.
    @RowBuilder private func shift(_ symbol: String, _ operation: @escaping (Number, Int) -> Number) -> [HostMember] {
        HostMember("static func \(symbol) (lhs: \(name), rhs: some BinaryInteger) -> \(name)") { arguments in
            try operation(try operand(arguments, 0), try amount(arguments)).written(in: types)
        }
        HostMember("static func \(symbol)= (lhs: inout \(name), rhs: some BinaryInteger)") { arguments in
            let result = operation(try operand(arguments, 0), try amount(arguments))
            arguments.values[0] = try result.written(in: types)
            return .void
        }
    }

    private func amount(_ arguments: HostArguments) throws -> Int {
        guard let amount = try arguments.given(1).wideInteger else { throw HostRefusal("argument 2 is not an integer") }
        return Int(clamping: amount)
    }

    private func reporting(
        _ declaration: String, _ operation: @escaping (Number, Number) -> (partialValue: Number, overflow: Bool)
    ) -> HostMember {
        HostMember("func \(declaration) \(name)) -> (partialValue: \(name), overflow: Bool)") { arguments in
            let result = operation(try arguments.bridgedReceiver(), try operand(arguments, 0))
            let elements = [try result.partialValue.written(in: types), .bool(result.overflow)]
            return .tuple(TupleValue(labels: ["partialValue", "overflow"], elements: elements))
        }
    }
}
