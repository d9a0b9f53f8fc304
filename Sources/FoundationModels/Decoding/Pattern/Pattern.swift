/// A regular expression, read: the part of Swift's syntax whose languages an automaton can recognise.
indirect enum Pattern: Equatable {
    case scalars(ScalarSet)
    case sequence([Pattern])
    case alternation([Pattern])
    case repetition(Pattern, atLeast: Int, atMost: Int?)
}

/// Turns a pattern into the grammar of the JSON string contents that match it as a whole.
///
/// Classes (`.`, `\w`, `[^a]`) never produce a scalar that joins its neighbour into one character or is equal to
/// another scalar (`ScalarSet.standalone`): Swift counts characters, not scalars, so a class that produced a combining
/// accent would break the pattern that it came from.
struct PatternCompiler {
    private var rules: GrammarRules
    /// Large sets are written once and called from wherever they occur.
    private var shared: [(set: ScalarSet, rule: Int)] = []

    static func content(of pattern: String, rules: inout GrammarRules) throws -> Grammar {
        var parser = PatternParser(pattern)
        let parsed = try parser.parse()
        var compiler = PatternCompiler(rules: rules)
        let content = compiler.grammar(of: parsed)
        rules = compiler.rules
        return content
    }

    private init(rules: GrammarRules) { self.rules = rules }

    private mutating func grammar(of pattern: Pattern) -> Grammar {
        switch pattern {
        case .scalars(let set): character(of: set)
        case .sequence(let parts): .sequence(parts.map { grammar(of: $0) })
        case .alternation(let branches): .choice(branches.map { grammar(of: $0) })
        case .repetition(let part, let least, let most): .repetition(grammar(of: part), atLeast: least, atMost: most)
        }
    }

    private mutating func character(of set: ScalarSet) -> Grammar {
        let rare = set.subtracting(.ascii)
        guard rare.ranges.count > 8 else { return .jsonCharacter(of: set) }
        let common = Grammar.jsonCharacter(of: set.intersection(.ascii))
        return .choice([common, .rule(rule(for: rare))])
    }

    private mutating func rule(for set: ScalarSet) -> Int {
        if let known = shared.first(where: { $0.set == set }) { return known.rule }
        let rule = rules.add(.scalar(of: set), isContainer: false)
        shared.append((set, rule))
        return rule
    }
}
