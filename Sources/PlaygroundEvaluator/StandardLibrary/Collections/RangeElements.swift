/// Ranges of integers as collections.
struct RangeElementRows {
    let types: HostTypes
    let name: String
    let random: RandomSource

    @RowBuilder var all: [HostMember] {
        HostMember("var count: Int") { .int(Int(clamping: try $0.integers().count)) }
        HostMember("var first: Bound?") { arguments in
            let (lower, count, kind) = try arguments.integers()
            return .optional(count > 0 ? try kind.value(lower) : nil)
        }
        HostMember("var last: Bound?") { arguments in
            let (lower, count, kind) = try arguments.integers()
            return .optional(count > 0 ? try kind.value(lower + count - 1) : nil)
        }
        HostMember("func min() -> Bound?") { arguments in
            let (lower, count, kind) = try arguments.integers()
            return .optional(count > 0 ? try kind.value(lower) : nil)
        }
        HostMember("func max() -> Bound?") { arguments in
            let (lower, count, kind) = try arguments.integers()
            return .optional(count > 0 ? try kind.value(lower + count - 1) : nil)
        }
        HostMember("func randomElement() -> Bound?") { [random] arguments in
            let (lower, count, kind) = try arguments.integers()
            if count <= 0 { return .none }
            var generator = random
            return .some(try kind.value(lower + Int128.random(in: 0..<count, using: &generator)))
        }
        indices
        parts
    }

    @RowBuilder private var indices: [HostMember] {
        HostMember("var startIndex: Bound") { try $0.range().lower ?? .void }
        HostMember("var endIndex: Bound") { try $0.range().upper ?? .void }
        HostMember("var indices: \(name)<Bound>") { $0.receiver }
        HostMember("subscript(position: Bound) -> Bound") { arguments in
            let (lower, count, kind) = try arguments.integers()
            guard let index = try arguments.given(0).wideInteger, index >= lower, index < lower + count else {
                throw Trap.indexOutOfRange
            }
            return try kind.value(index)
        }
    }

    /// A part of a half-open range is a range; that of a closed one is read as elements.
    @RowBuilder private var parts: [HostMember] {
        if name == "Range" {
            part("prefix(_ maxLength: Int)") { ($0, min($1, $2)) }
            part("suffix(_ maxLength: Int)") { ($0 + $1 - min($1, $2), min($1, $2)) }
            part("dropFirst(_ k: Int = 1)") { ($0 + min($1, $2), $1 - min($1, $2)) }
            part("dropLast(_ k: Int = 1)") { ($0, $1 - min($1, $2)) }
        }
    }

    /// `select` takes lower bound, count and the argument, and gives the new lower bound and count.
    private func part(
        _ declaration: String, _ select: @escaping (Int128, Int128, Int128) -> (Int128, Int128)
    ) -> HostMember {
        HostMember("func \(declaration) -> Range<Bound>") { arguments in
            let (lower, count, kind) = try arguments.integers()
            let argument = try arguments.int(0, or: 1)
            if argument < 0 { throw Trap.negativeLength("take", of: "part") }
            let (start, length) = select(lower, count, Int128(argument))
            return .range(
                RangeValue(.halfOpen, lower: try kind.value(start), upper: try kind.value(start + length)))
        }
    }
}

extension HostArguments {
    /// The receiver's lower bound and number of elements, and their type.
    fileprivate func integers() throws -> (lower: Int128, count: Int128, kind: IntegerKind) {
        let range = try range()
        guard let lower = range.lower?.wideInteger, let upper = range.upper?.wideInteger,
            let kind = range.lower?.integerKind
        else { throw HostRefusal("a range of these bounds is not a collection") }
        return (lower, upper - lower + (range.form == .closed ? 1 : 0), kind)
    }
}
