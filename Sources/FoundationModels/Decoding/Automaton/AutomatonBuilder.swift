/// Builds the machine of every rule, part by part (Thompson's construction).
struct AutomatonBuilder {
    /// A bound on memory: counted repetitions are written out, so that huge counts would need huge machines.
    static let stateLimit = 400_000

    private var automaton: Automaton
    private var currentRule: Int32 = 0

    private init(depthLimit: Int) { automaton = Automaton(depthLimit: depthLimit) }

    static func build(_ grammar: GrammarRules, depthLimit: Int) throws -> Automaton {
        var builder = AutomatonBuilder(depthLimit: depthLimit)
        let rules = grammar.rules + [GrammarRules.Rule(body: grammar.root, isContainer: false)]
        builder.automaton.rootRule = Int32(grammar.rules.count)
        for (index, rule) in rules.enumerated() { try builder.addRule(rule, index: index) }
        builder.automaton.markTailCalls()
        builder.automaton.measure()
        guard builder.automaton.depthNeeds[Int(builder.automaton.rules[rules.count - 1].start)] <= depthLimit else {
            throw ConstraintError.unsatisfiable(
                path: "$", reason: "the shortest value nests deeper than \(depthLimit).")
        }
        return builder.automaton
    }

    private mutating func addRule(_ rule: GrammarRules.Rule, index: Int) throws {
        currentRule = Int32(index)
        let start = try newState()
        automaton.rules.append(Automaton.Rule(start: start, isContainer: rule.isContainer))
        if let end = try add(rule.body, from: start) { automaton.states[Int(end)].isFinal = true }
    }

    private mutating func newState() throws -> Int32 {
        guard automaton.states.count < Self.stateLimit else {
            throw ConstraintError.unsupportedSchema(
                path: "$", reason: "counts and patterns are too large to enforce; lower the largest of them.")
        }
        automaton.states.append(Automaton.State(rule: currentRule))
        return Int32(automaton.states.count - 1)
    }

    /// Adds the ways of `grammar` that begin at `start`; returns where they end, or nil when there are none.
    private mutating func add(_ grammar: Grammar, from start: Int32) throws -> Int32? {
        switch grammar {
        case .nothing: nil
        case .byte(let range): try addByte(range, from: start)
        case .sequence(let parts): try addSequence(parts, from: start)
        case .choice(let branches): try addChoice(branches, from: start)
        case .repetition(let part, let least, let most): try addRepetition(part, least, most, from: start)
        case .rule(let rule): try addCall(rule, from: start)
        }
    }

    private mutating func addByte(_ range: ClosedRange<UInt8>, from start: Int32) throws -> Int32 {
        let end = try newState()
        automaton.states[Int(start)].bytes.append(Automaton.ByteEdge(bytes: range, target: end))
        return end
    }

    private mutating func addCall(_ rule: Int, from start: Int32) throws -> Int32 {
        let resume = try newState()
        automaton.states[Int(start)].calls.append(Automaton.CallEdge(rule: Int32(rule), resume: resume))
        return resume
    }

    private mutating func addSequence(_ parts: [Grammar], from start: Int32) throws -> Int32? {
        var end = start
        for part in parts {
            guard let next = try add(part, from: end) else { return nil }
            end = next
        }
        return end
    }

    private mutating func addChoice(_ branches: [Grammar], from start: Int32) throws -> Int32? {
        var ends: [Int32] = []
        for branch in branches {
            // A branch gets a start of its own: a loop inside it must not lead into its neighbours.
            let branchStart = try newState()
            jump(from: start, to: branchStart)
            if let end = try add(branch, from: branchStart) { ends.append(end) }
        }
        guard !ends.isEmpty else { return nil }
        return try join(ends)
    }

    private mutating func addRepetition(
        _ part: Grammar, _ least: Int, _ most: Int?, from start: Int32
    ) throws -> Int32? {
        var end = start
        for _ in 0..<least {
            guard let next = try add(part, from: end) else { return nil }
            end = next
        }
        guard let most else { return try addLoop(part, from: end) }
        var ends = [end]
        for _ in least..<max(least, most) {
            guard let next = try add(part, from: end) else { break }
            end = next
            ends.append(end)
        }
        return ends.count == 1 ? end : try join(ends)
    }

    private mutating func addLoop(_ part: Grammar, from start: Int32) throws -> Int32 {
        let head = try newState()
        jump(from: start, to: head)
        if let end = try add(part, from: head) { jump(from: end, to: head) }
        let after = try newState()
        jump(from: head, to: after)
        return after
    }

    private mutating func join(_ ends: [Int32]) throws -> Int32 {
        let end = try newState()
        for each in ends { jump(from: each, to: end) }
        return end
    }

    private mutating func jump(from start: Int32, to end: Int32) {
        automaton.states[Int(start)].jumps.append(end)
    }
}
