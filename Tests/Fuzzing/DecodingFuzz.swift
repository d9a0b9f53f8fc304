// libFuzzer's entry for patterns, schemas and grammars. Compiled together with the library's sources by `fuzz`.

import Glibc

/// The first byte says what the rest is: a pattern, the text of a schema, or a recipe for a grammar; with a kind of
/// input chosen by `EASEL_FUZZ_KIND`, it says nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
    let first = input.next() % 3
    let kind = chosenKind ?? first
    let constraint: SchemaConstraint?
    switch kind {
    case 0: constraint = try? input.patternConstraint()
    case 1: constraint = try? input.schemaConstraint()
    default: constraint = try? input.grammarConstraint()
    }
    if let constraint { walk(constraint, input.walk) }
    return 0
}

private let chosenKind: UInt8? = getenv("EASEL_FUZZ_KIND").flatMap { UInt8(String(cString: $0)) }

/// Follows the input through the machine and checks the laws that decoding rests on.
private func walk(_ constraint: SchemaConstraint, _ choices: [UInt8]) {
    var state = constraint.start
    // An ending is as long as the least that is left to write, so that endings at every step take the square of it.
    var room = 500
    for choice in choices.prefix(200) {
        if room > 0 { checkLaws(of: state, &room) }
        let allowed = (0...255).filter { state.advanced(UInt8($0)) != nil }
        if allowed.isEmpty {
            precondition(state.isComplete && state.canFinish, "a dead end")
            return
        }
        guard let next = state.advanced(UInt8(allowed[Int(choice) % allowed.count])) else { return }
        state = next
    }
}

private func checkLaws(of state: SchemaConstraint.State, _ room: inout Int) {
    let closing = state.closing.text
    room -= closing.count
    precondition(closing.count <= state.closingByteCount, "the ending is longer than it may be")
    var end = state
    precondition(closing.isEmpty || end.advance(bytes: closing), "the ending is not allowed")
    precondition(end.canFinish, "the ending does not end")
    let forced = state.forcedText
    var next = state
    precondition(forced.isEmpty || next.advance(bytes: forced), "the forced text is not allowed")
    precondition(
        closing.starts(with: forced.prefix(closing.count)) || forced.isEmpty, "the ending contradicts what is forced")
}

extension SchemaConstraint.State {
    fileprivate func advanced(_ byte: UInt8) -> SchemaConstraint.State? {
        var copy = self
        return copy.advance(bytes: [byte]) ? copy : nil
    }
}

/// Bytes read as decisions; the end of the input reads as zeros.
private struct FuzzInput {
    private static let vocabulary = TokenVocabulary(
        pieces: (0...255).map { [UInt8($0)] } + [Array("\": \"".utf8), []], endOfGeneration: [257])

    let bytes: [UInt8]
    var position = 0

    mutating func next() -> UInt8 {
        guard position < bytes.count else { return 0 }
        defer { position += 1 }
        return bytes[position]
    }

    /// What drives the walk: the same bytes once more, from the back.
    var walk: [UInt8] { bytes.reversed() }

    private var text: String { String(decoding: bytes.dropFirst(position), as: UTF8.self) }

    func patternConstraint() throws -> SchemaConstraint {
        try constraint(GenerationSchema(root: .string(.init(pattern: text))))
    }

    func schemaConstraint() throws -> SchemaConstraint { try constraint(GenerationSchema(json: text)) }

    private func constraint(_ schema: GenerationSchema) throws -> SchemaConstraint {
        var options = SchemaConstraint.Options()
        options.nestingLimit = 5
        return try SchemaConstraint(schema: schema, vocabulary: Self.vocabulary, options: options)
    }

    mutating func grammarConstraint() throws -> SchemaConstraint {
        var rules = GrammarRules()
        let count = Int(next() % 4)
        for _ in 0..<count { _ = rules.reserve(isContainer: next() % 2 == 0) }
        for rule in 0..<count { rules.rules[rule].body = grammar(depth: 0, rules: count) }
        rules.root = grammar(depth: 0, rules: count)
        var options = SchemaConstraint.Options()
        (options.nestingLimit, options.cachedStates, options.openStacks) = (4, 16, 32)
        return try SchemaConstraint(grammar: rules, vocabulary: Self.vocabulary, options: options)
    }

    private mutating func grammar(depth: Int, rules: Int) -> Grammar {
        switch next() % (depth > 5 ? 3 : 8) {
        case 0: return .text("a")
        case 1: return .byte(0x61...0x61 + next() % 8)
        case 2: return rules > 0 ? .rule(Int(next()) % rules) : .empty
        case 3, 4: return .sequence((0..<next() % 4).map { _ in grammar(depth: depth + 1, rules: rules) })
        case 5, 6: return .choice((0..<next() % 4).map { _ in grammar(depth: depth + 1, rules: rules) })
        default:
            let least = Int(next() % 3)
            let most = next() % 2 == 0 ? nil : least + Int(next() % 3)
            return .repetition(grammar(depth: depth + 1, rules: rules), atLeast: least, atMost: most)
        }
    }
}
