/// Ranges of all five forms.
struct RangeTables {
    let types: HostTypes
    let random: RandomSource

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("protocol RangeExpression<Bound>")
        // The type of `...` alone, as in `array[...]`.
        types.declare("enum UnboundedRange") { HostMember(noting: "case all") }
        types.declare(
            "struct Range<Bound: Comparable>: RangeExpression<Bound>, Hashable, CustomStringConvertible, Sendable"
        ) {
            bounded("Range")
            HostMember("init(_ other: ClosedRange<Bound>)") { arguments in
                guard case .range(let range) = try arguments.given(0) else { throw HostRefusal("not a range") }
                return .range(RangeValue(.halfOpen, lower: range.lower, upper: try range.upper.map(Self.successor)))
            }
        }
        types.declare(
            "struct ClosedRange<Bound: Comparable>: RangeExpression<Bound>, Hashable, CustomStringConvertible, Sendable"
        ) {
            bounded("ClosedRange")
            HostMember("init(_ other: Range<Bound>)") { arguments in
                guard case .range(let range) = try arguments.given(0) else { throw HostRefusal("not a range") }
                return .range(RangeValue(.closed, lower: range.lower, upper: try range.upper.map(Self.predecessor)))
            }
        }
        for name in ["Range", "ClosedRange"] {
            types.declare("struct \(name)<Bound>: RandomAccessCollection where Bound: Strideable") {
                HostMember(noting: "typealias Element = Bound")
                RangeElementRows(types: types, name: name, random: random).all
            }
            HostType("struct \(name)<Bound>: Encodable where Bound: Encodable")
            HostType("struct \(name)<Bound>: Decodable where Bound: Decodable")
        }
        partial("PartialRangeFrom", bound: "lowerBound")
        HostType("struct PartialRangeFrom<Bound>: Sequence where Bound: Strideable")
        partial("PartialRangeUpTo", bound: "upperBound")
        partial("PartialRangeThrough", bound: "upperBound")
    }

    @RowBuilder private func bounded(_ name: String) -> [HostMember] {
        HostMember("var lowerBound: Bound") { try $0.range().lower ?? .void }
        HostMember("var upperBound: Bound") { try $0.range().upper ?? .void }
        HostMember("var isEmpty: Bool") { arguments in
            let range = try arguments.range()
            guard range.form == .halfOpen, let lower = range.lower, let upper = range.upper else { return .bool(false) }
            return .bool(ValueEquality.areEqual(lower, upper))
        }
        HostMember("init(uncheckedBounds bounds: (lower: Bound, upper: Bound))") { arguments in
            let (lower, upper) = try arguments.given(0).pairElements()
            return .range(RangeValue(name == "Range" ? .halfOpen : .closed, lower: lower, upper: upper))
        }
        DescriptionRows.both
        contains
        HostMember("func overlaps(_ other: \(name)<Bound>) -> Bool") { arguments in
            guard case .range(let other) = try arguments.given(0) else { throw HostRefusal("not a range") }
            return .bool(try RangeValue.overlap(try arguments.range(), other))
        }
        HostMember("func clamped(to limits: \(name)<Bound>) -> \(name)<Bound>") { arguments in
            guard case .range(let limits) = try arguments.given(0) else { throw HostRefusal("not a range") }
            return .range(try arguments.range().clamped(to: limits))
        }
        HostMember("static func == (lhs: \(name)<Bound>, rhs: \(name)<Bound>) -> Bool") { arguments in
            .bool(ValueEquality.areEqual(try arguments.given(0), try arguments.given(1)))
        }
    }

    @RowBuilder private var contains: [HostMember] {
        HostMember("func contains(_ element: Bound) -> Bool") { arguments in
            .bool(try arguments.range().contains(try arguments.given(0)))
        }
        HostMember("static func ~= (pattern: Self, value: Bound) -> Bool") { arguments in
            guard case .range(let range) = try arguments.given(0) else { throw HostRefusal("not a range") }
            return .bool(try range.contains(try arguments.given(1)))
        }
    }

    private func partial(_ name: String, bound: String) -> HostType {
        types.declare("struct \(name)<Bound: Comparable>: RangeExpression<Bound>, Sendable") {
            if name == "PartialRangeFrom" { HostMember(noting: "typealias Element = Bound") }
            contains
            HostMember("var \(bound): Bound") { arguments in
                let range = try arguments.range()
                return range.lower ?? range.upper ?? .void
            }
        }
    }

    static func successor(_ bound: Value) throws -> Value {
        guard let number = bound.wideInteger, let kind = bound.integerKind else { throw HostRefusal("not an integer") }
        return try kind.value(number + 1)
    }

    static func predecessor(_ bound: Value) throws -> Value {
        guard let number = bound.wideInteger, let kind = bound.integerKind else { throw HostRefusal("not an integer") }
        return try kind.value(number - 1)
    }

    /// The operators that make ranges.
    @RowBuilder var operators: [HostMember] {
        maker("static func ..< (minimum: Self, maximum: Self) -> Range<Self>") { try .make(.halfOpen, $0, $1) }
        maker("static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>") { try .make(.closed, $0, $1) }
        HostMember("static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>") { arguments in
            .range(RangeValue(.upTo, lower: nil, upper: try arguments.given(0)))
        }
        HostMember("static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>") { arguments in
            .range(RangeValue(.through, lower: nil, upper: try arguments.given(0)))
        }
        HostMember("static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>") { arguments in
            .range(RangeValue(.from, lower: try arguments.given(0), upper: nil))
        }
    }

    private func maker(_ declaration: String, _ make: @escaping (Value, Value) throws -> RangeValue) -> HostMember {
        HostMember(declaration) { .range(try make(try $0.given(0), try $0.given(1))) }
    }
}

extension RangeValue {
    /// - Throws: a trap when the bounds are in the wrong order.
    package static func make(_ form: Form, _ lower: Value, _ upper: Value) throws -> RangeValue {
        if try ValueOrder.isLess(upper, lower) { throw Trap.invertedRange }
        return RangeValue(form, lower: lower, upper: upper)
    }

    package func contains(_ element: Value) throws -> Bool {
        if let lower, try ValueOrder.isLess(element, lower) { return false }
        guard let upper else { return true }
        switch form {
        case .closed, .through: return try !ValueOrder.isLess(upper, element)
        case .halfOpen, .upTo, .from: return try ValueOrder.isLess(element, upper)
        }
    }

    fileprivate static func overlap(_ one: RangeValue, _ other: RangeValue) throws -> Bool {
        guard let a = one.lower, let b = one.upper, let c = other.lower, let d = other.upper else { return false }
        func reaches(_ low: Value, _ high: Value) throws -> Bool {
            one.form == .closed ? try !ValueOrder.isLess(high, low) : try ValueOrder.isLess(low, high)
        }
        if one.form == .halfOpen {
            if ValueEquality.areEqual(a, b) || ValueEquality.areEqual(c, d) { return false }
        }
        return try reaches(a, d) && reaches(c, b)
    }

    fileprivate func clamped(to limits: RangeValue) throws -> RangeValue {
        guard let lower, let upper, let least = limits.lower, let greatest = limits.upper else { return self }
        func clamp(_ bound: Value) throws -> Value {
            if try ValueOrder.isLess(bound, least) { return least }
            return try ValueOrder.isLess(greatest, bound) ? greatest : bound
        }
        return RangeValue(form, lower: try clamp(lower), upper: try clamp(upper))
    }
}

extension HostArguments {
    func range() throws -> RangeValue {
        guard case .range(let range) = receiver else { throw HostRefusal("the receiver is not a range") }
        return range
    }
}
