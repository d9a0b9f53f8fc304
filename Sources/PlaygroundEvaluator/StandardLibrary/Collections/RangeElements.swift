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
        for declaration in ["firstIndex(of element: Bound)", "lastIndex(of element: Bound)"] {
            HostMember("func \(declaration) -> Bound?") { arguments in
                let (element, range) = (try arguments.given(0), try arguments.range())
                return .optional(try range.contains(element) ? element : nil)
            }
        }
        HostMember("func firstIndex(where predicate: (Bound) throws -> Bool) rethrows -> Bound?") { arguments in
            .optional(try arguments.receiverElements().first { try arguments.test(0, $0) })
        }
        HostMember("func lastIndex(where predicate: (Bound) throws -> Bool) rethrows -> Bound?") { arguments in
            .optional(try arguments.receiverElements().last { try arguments.test(0, $0) })
        }
        index("after i: Bound") { $0 + 1 + $1 }
        index("before i: Bound") { $0 - 1 - $1 }
        index("_ i: Bound, offsetBy distance: Int") { $0 + $1 }
        HostMember("func distance(from start: Bound, to end: Bound) -> Int") { arguments in
            guard let start = try arguments.given(0).wideInteger, let end = try arguments.given(1).wideInteger else {
                throw HostRefusal("not indices of a range")
            }
            return .int(Int(clamping: end - start))
        }
        HostMember("subscript(position: Bound) -> Bound") { arguments in
            let (lower, count, kind) = try arguments.integers()
            guard let index = try arguments.given(0).wideInteger, index >= lower, index < lower + count else {
                throw Trap.indexOutOfRange
            }
            return try kind.value(index)
        }
    }

    private func index(_ parameters: String, _ result: @escaping (Int128, Int128) -> Int128) -> HostMember {
        HostMember("func index(\(parameters)) -> Bound") { arguments in
            guard let index = try arguments.given(0).wideInteger, let kind = try arguments.given(0).integerKind else {
                throw HostRefusal("not an index of a range")
            }
            let distance = arguments.values.count > 1 ? Int128(try arguments.int(1)) : 0
            return try kind.value(result(index, distance))
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
