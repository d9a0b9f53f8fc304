/// Rows that make sequences of sequences: `enumerated`, `joined`, `split`, `lazy`.
extension SequenceTable {
    @RowBuilder var combining: [HostMember] {
        HostMember("func enumerated() -> EnumeratedSequence<Self>") { arguments in
            try WrappedSequence.enumerated(arguments.receiver).value(in: types)
        }
        HostMember("func joined(separator: some StringProtocol = \"\") -> String", where: "Element: StringProtocol") {
            arguments in
            let separator = try arguments.string(0)
            return .string(try arguments.receiverElements().map { String($0.text ?? "") }.joined(separator: separator))
        }
        HostMember("func joined() -> FlattenSequence<Self>", where: "Element: Sequence") { arguments in
            try WrappedSequence.flattened(arguments.receiver).value(in: types)
        }
        HostMember(
            "func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self>", where: "Element: Sequence"
        ) { arguments in
            try WrappedSequence.joined(arguments.receiver, separator: try arguments.elements(0)).value(in: types)
        }
        HostMember("var lazy: LazySequence<Element>") { arguments in
            try LazySequence(arguments.receiver).written(in: types)
        }
        splitting
    }

    @RowBuilder private var splitting: [HostMember] {
        HostMember(
            "func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) "
                + "-> [ArraySlice<Element>]", where: "Element: Equatable"
        ) { arguments in
            let separator = try arguments.given(0)
            return try parts(arguments, maximum: 1, omitting: 2) { ValueEquality.areEqual($0, separator) }
        }
        HostMember(
            "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, "
                + "whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]"
        ) { arguments in
            try parts(arguments, maximum: 0, omitting: 1) { try arguments.test(2, $0) }
        }
    }

    private func parts(
        _ arguments: HostArguments, maximum: Int, omitting: Int, _ isSeparator: (Value) throws -> Bool
    ) throws -> Value {
        let slices = try arguments.receiverElements().split(
            maxSplits: try arguments.int(maximum, or: .max),
            omittingEmptySubsequences: try arguments.bool(omitting, or: true), whereSeparator: isSeparator)
        return .array(try slices.map { try $0.written(in: types) })
    }
}
