import SourceText

/// How tightly the operators of one precedence group bind.
struct Precedence: Comparable {
    enum Associativity { case left, right, none }

    /// Looser groups come first.
    var rank: Int
    var name: String
    var associativity: Associativity

    static let lowest = Precedence(rank: Int.min, name: "", associativity: .none)

    /// What binds tighter than this by the least.
    var next: Precedence { Precedence(rank: rank + 1, name: "", associativity: .none) }

    static func < (left: Precedence, right: Precedence) -> Bool { left.rank < right.rank }
    static func == (left: Precedence, right: Precedence) -> Bool { left.rank == right.rank }
}

/// Precedence groups in one order, and the group of each infix operator.
///
/// Swift orders groups only where declarations say so. A program it takes never compares two groups without an order, so
/// any order that keeps what is declared reads that program in the same way.
struct OperatorTable {
    /// A group as it is declared.
    struct Group {
        var name: String
        var associativity = Precedence.Associativity.none
        var higherThan: [String] = []
        var lowerThan: [String] = []
    }

    private var groups = OperatorTable.standardGroups
    private var infix = OperatorTable.standardOperators
    private var unary: Set<String> = []
    private var ranks: [String: Int] = [:]
    private var declarations: Set<SourceRange> = []

    init() { rank() }

    /// The precedence of operators declared without a group.
    var `default`: Precedence { group("DefaultPrecedence") }

    func group(_ name: String) -> Precedence {
        Precedence(
            rank: ranks[name] ?? 0, name: name,
            associativity: groups.first { $0.name == name }?.associativity ?? .none)
    }

    func precedence(of symbol: String) -> Precedence? { infix[symbol].map(group) }

    func hasGroup(_ name: String) -> Bool { groups.contains { $0.name == name } }

    /// Whether a declaration at this place was taken into the table.
    func declares(_ range: SourceRange) -> Bool { declarations.contains(range) }

    mutating func declare(_ group: Group, at range: SourceRange) {
        declarations.insert(range)
        // A later block may declare one again.
        groups.removeAll { $0.name == group.name }
        groups.append(group)
    }

    mutating func declareInfix(_ symbol: String, group: String, at range: SourceRange) {
        declarations.insert(range)
        infix[symbol] = group
    }

    mutating func declareUnary(_ symbol: String, at range: SourceRange) {
        declarations.insert(range)
        unary.insert(symbol)
    }

    /// The table as the blocks after this one see it: what they declare stands elsewhere.
    var forLaterBlocks: OperatorTable {
        var table = self
        table.declarations = []
        return table
    }

    /// Whether a prefix or postfix operator of this spelling is declared.
    func hasUnary(_ symbol: String) -> Bool { unary.contains(symbol) }

    /// Orders the groups: each after all it is higher than. False when they go round in a circle.
    @discardableResult mutating func rank() -> Bool {
        var waiting = groups
        ranks = [:]
        while let index = waiting.firstIndex(where: { group in isReady(group, waiting) }) {
            ranks[waiting.remove(at: index).name] = ranks.count
        }
        return waiting.isEmpty
    }

    private func isReady(_ group: Group, _ waiting: [Group]) -> Bool {
        !waiting.contains { other in group.higherThan.contains(other.name) || other.lowerThan.contains(group.name) }
    }

    // MARK: The standard library

    private static let standardGroups: [Group] = {
        let rows: [(String, Precedence.Associativity)] = [
            ("FunctionArrowPrecedence", .right), ("AssignmentPrecedence", .right), ("TernaryPrecedence", .right),
            ("DefaultPrecedence", .none), ("LogicalDisjunctionPrecedence", .left),
            ("LogicalConjunctionPrecedence", .left), ("ComparisonPrecedence", .none),
            ("NilCoalescingPrecedence", .right), ("CastingPrecedence", .left), ("RangeFormationPrecedence", .none),
            ("AdditionPrecedence", .left), ("MultiplicationPrecedence", .left), ("BitwiseShiftPrecedence", .left),
        ]
        return rows.enumerated().map { index, row in
            Group(name: row.0, associativity: row.1, higherThan: index == 0 ? [] : [rows[index - 1].0])
        }
    }()

    private static let standardOperators: [String: String] = {
        let rows: [(String, String)] = [
            ("BitwiseShiftPrecedence", "<< >> &<< &>>"), ("MultiplicationPrecedence", "* / % & &* .* ./ .% .&"),
            ("AdditionPrecedence", "+ - | ^ &+ &- .+ .- .| .^"), ("RangeFormationPrecedence", "... ..<"),
            ("NilCoalescingPrecedence", "??"),
            ("ComparisonPrecedence", "< <= > >= == != === !== ~= .< .<= .> .>= .== .!="),
            ("LogicalConjunctionPrecedence", "&& .&&"), ("LogicalDisjunctionPrecedence", "|| .||"),
            ("AssignmentPrecedence", "*= /= %= += -= <<= >>= &<<= &>>= &= |= ^= &+= &-= &*="),
        ]
        var table: [String: String] = [:]
        for (group, spellings) in rows {
            for spelling in spellings.split(separator: " ") { table[String(spelling)] = group }
        }
        return table
    }()
}
