/// A language of byte strings, as a value: what a constraint allows, before it becomes an automaton.
package indirect enum Grammar: Sendable, Equatable {
    /// No string at all; a choice drops it, a sequence that holds it is empty.
    case nothing
    /// One byte of a range.
    case byte(ClosedRange<UInt8>)
    /// The parts one after the other; the empty sequence is the empty string.
    case sequence([Grammar])
    /// Any of the branches.
    case choice([Grammar])
    /// A part, repeated at least and at most so often; without a maximum, as often as one likes.
    case repetition(Grammar, atLeast: Int, atMost: Int?)
    /// A named part of `GrammarRules`; the only way to recur.
    case rule(Int)
}

extension Grammar {
    package static let empty = Grammar.sequence([])

    /// Exactly these bytes.
    package static func bytes(_ bytes: some Sequence<UInt8>) -> Grammar {
        .sequence(bytes.map { .byte($0...$0) })
    }

    /// Exactly this text, in UTF-8.
    package static func text(_ text: String) -> Grammar { .bytes(text.utf8) }

    package static func optional(_ part: Grammar) -> Grammar { .repetition(part, atLeast: 0, atMost: 1) }

    package static func any(of part: Grammar) -> Grammar { .repetition(part, atLeast: 0, atMost: nil) }
}

/// Grammars that may refer to each other by index, and where to begin.
package struct GrammarRules: Sendable, Equatable {
    package struct Rule: Sendable, Equatable {
        package var body: Grammar
        /// Whether the rule opens a JSON container, which counts towards the nesting limit.
        package var isContainer: Bool
    }

    package var rules: [Rule] = []
    package var root: Grammar = .nothing

    package init(root: Grammar = .nothing) { self.root = root }

    /// Takes a place for a rule whose body may refer to itself.
    package mutating func reserve(isContainer: Bool) -> Int {
        rules.append(Rule(body: .nothing, isContainer: isContainer))
        return rules.count - 1
    }

    package mutating func add(_ body: Grammar, isContainer: Bool) -> Int {
        let rule = reserve(isContainer: isContainer)
        rules[rule].body = body
        return rule
    }
}
