/// `random(in:)` of numbers, from the run's own seed or a generator of the program.
struct RandomRows {
    let types: HostTypes
    let random: RandomSource

    @RowBuilder func integers<Number: BridgedInteger>(_ type: Number.Type) -> [HostMember] {
        for form in [RangeValue.Form.halfOpen, .closed] {
            row("static func random(in range: \(form.swiftName)<\(Number.name)>) -> \(Number.name)", nil) {
                range, generator in try number(in: range, &generator) as Number
            }
        }
        for declaration in generating(Number.name) {
            row(declaration, 1) { range, generator in try number(in: range, &generator) as Number }
        }
    }

    @RowBuilder func floatingPoint<Number: BridgedFloatingPoint>(_ type: Number.Type) -> [HostMember] {
        for form in [RangeValue.Form.halfOpen, .closed] {
            row("static func random(in range: \(form.swiftName)<\(Number.name)>) -> \(Number.name)", nil) {
                range, generator in try Number.random(in: range, from: &generator)
            }
        }
        for declaration in generating(Number.name) {
            row(declaration, 1) { range, generator in try Number.random(in: range, from: &generator) }
        }
    }

    private func generating(_ name: String) -> [String] {
        [RangeValue.Form.halfOpen, .closed].map { form in
            "static func random<G: RandomNumberGenerator>(in range: \(form.swiftName)<\(name)>, using generator: inout G) "
                + "-> \(name)"
        }
    }

    private func row<Number: Bridged>(
        _ declaration: String, _ generator: Int?,
        _ make: @escaping (RangeValue, inout any RandomNumberGenerator) throws -> Number
    ) -> HostMember {
        HostMember(declaration) { arguments in
            guard case .range(let range) = try arguments.given(0) else {
                throw HostRefusal("argument 1 is not a range")
            }
            return try arguments.withGenerator(generator, random) { try make(range, &$0) }.written(in: types)
        }
    }

    private func number<Number: BridgedInteger>(
        in range: RangeValue, _ generator: inout any RandomNumberGenerator
    ) throws -> Number {
        guard let lower = range.lower.flatMap(Number.read), let upper = range.upper.flatMap(Number.read) else {
            throw HostRefusal("argument 1 is not a range of \(Number.name)")
        }
        if range.form == .closed { return Number.random(in: lower...upper, using: &generator) }
        if lower == upper { throw Trap.emptyRandomRange }
        return Number.random(in: lower..<upper, using: &generator)
    }
}

/// `Double` and `Float`.
protocol BridgedFloatingPoint: Bridged, BinaryFloatingPoint, LosslessStringConvertible, CustomDebugStringConvertible {
    static var name: String { get }
    static func random(in range: RangeValue, from generator: inout any RandomNumberGenerator) throws -> Self
}

extension BridgedFloatingPoint {
    /// The bounds of `0..<1` are integers where the checker did not know better.
    private static func bound(_ value: Value) -> Self? { read(value) ?? value.wideInteger.map { Self($0) } }

    fileprivate static func bounds(of range: RangeValue) throws -> (Self, Self) {
        guard let lower = range.lower.flatMap(bound), let upper = range.upper.flatMap(bound) else {
            throw HostRefusal("argument 1 is not a range of \(name)")
        }
        if range.form == .halfOpen, lower == upper { throw Trap.emptyRandomRange }
        if !(upper - lower).isFinite { throw Trap.fatal("There is no uniform distribution on an infinite range") }
        return (lower, upper)
    }
}

extension Double: BridgedFloatingPoint {
    static var name: String { "Double" }
    static func random(in range: RangeValue, from generator: inout any RandomNumberGenerator) throws -> Double {
        let (lower, upper) = try bounds(of: range)
        return range.form == .closed
            ? random(in: lower...upper, using: &generator) : random(in: lower..<upper, using: &generator)
    }
}

extension Float: BridgedFloatingPoint {
    static var name: String { "Float" }
    static func random(in range: RangeValue, from generator: inout any RandomNumberGenerator) throws -> Float {
        let (lower, upper) = try bounds(of: range)
        return range.form == .closed
            ? random(in: lower...upper, using: &generator) : random(in: lower..<upper, using: &generator)
    }
}
