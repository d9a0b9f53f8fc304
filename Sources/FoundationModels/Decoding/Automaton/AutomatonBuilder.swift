/// Builds the machine of every rule, part by part (Thompson's construction).
struct AutomatonBuilder {
    /// A bound on memory: counted repetitions are written out, so that huge counts would need huge machines.
    static let stateLimit = 120_000

    private var automaton: Automaton
    private var currentRule: Int32 = 0
    /// The bytes that tokens can spell one by one; without them a token could lead to where no other follows.
    private let spells: (UInt8) -> Bool
    private var firstUnspelled: UInt8?

    private init(depthLimit: Int, spells: @escaping (UInt8) -> Bool) {
        automaton = Automaton(depthLimit: depthLimit)
        self.spells = spells
    }

    static func build(
        _ grammar: GrammarRules, depthLimit: Int, spells: @escaping (UInt8) -> Bool = { _ in true }
    ) throws -> Automaton {
        var builder = AutomatonBuilder(depthLimit: depthLimit, spells: spells)
        let rules = grammar.rules + [GrammarRules.Rule(body: grammar.root, isContainer: false)]
        builder.automaton.rootRule = Int32(grammar.rules.count)
        for (index, rule) in rules.enumerated() { try builder.addRule(rule, index: index) }
        builder.automaton.markTailCalls()
        if builder.automaton.hasLeftRecursion() {
            throw ConstraintError.unsupportedSchema(path: "", reason: "a value would begin with itself.")
        }
        builder.automaton.measure()
        try builder.checkThatAnOutputExists()
        return builder.automaton
    }

    private func checkThatAnOutputExists() throws {
        let need = automaton.depthNeeds[Int(automaton.rules[Int(automaton.rootRule)].start)]
        if need <= automaton.depthLimit { return }
        if need < Automaton.unreachable {
            throw ConstraintError.unsatisfiable(
                path: "", reason: "the shallowest value nests \(need) deep; the limit is \(automaton.depthLimit).")
        }
        if let firstUnspelled { throw ConstraintError.unspellable(byte: firstUnspelled) }
        throw ConstraintError.unsatisfiable(path: "", reason: "a value would have to contain itself without end.")
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
                path: "", reason: "counts and patterns are too large to enforce; lower the largest of them.")
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
        for part in spelledParts(of: range) {
            automaton.states[Int(start)].bytes.append(Automaton.ByteEdge(bytes: part, target: end))
        }
        return end
    }

    private mutating func spelledParts(of range: ClosedRange<UInt8>) -> [ClosedRange<UInt8>] {
        var parts: [ClosedRange<UInt8>] = []
        for byte in range {
            guard spells(byte) else {
                firstUnspelled = firstUnspelled ?? byte
                continue
            }
            if let last = parts.last, last.upperBound + 1 == byte {
                parts[parts.count - 1] = last.lowerBound...byte
            } else {
                parts.append(byte...byte)
            }
        }
        return parts
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
            if let end = try add(branch, from: try branchStart(branch, from: start)) { ends.append(end) }
        }
        guard !ends.isEmpty else { return nil }
        return try join(ends)
    }

    /// A branch gets a start of its own, so that a loop in it cannot lead into its neighbours; a byte is no loop.
    private mutating func branchStart(_ branch: Grammar, from start: Int32) throws -> Int32 {
        switch branch {
        case .byte: return start
        case .sequence(let parts):
            if case .byte? = parts.first { return start }
        default: break
        }
        let own = try newState()
        jump(from: start, to: own)
        return own
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
