/// A grammar as states and edges: one small machine a rule, and edges that call other rules.
///
/// A position in the language is a stack of states, the top one running and those below waiting for it to end.
/// The machine is not deterministic (`StateCache` makes it so while it is used), and it has no dead ends: an edge
/// leads somewhere only if its target can still finish within the nesting limit.
package struct Automaton: Sendable {
    struct ByteEdge: Sendable, Equatable {
        var bytes: ClosedRange<UInt8>
        var target: Int32
    }

    /// Runs a rule, then goes on at `resume`.
    struct CallEdge: Sendable, Equatable {
        var rule: Int32
        var resume: Int32
        /// Nothing is left to do after the rule, so the caller needs no place on the stack.
        var isTail = false
    }

    struct State: Sendable, Equatable {
        var bytes: [ByteEdge] = []
        var calls: [CallEdge] = []
        var jumps: [Int32] = []
        /// The end of its rule.
        var isFinal = false
        var rule: Int32
    }

    /// The first step of a way to the rule's end.
    enum ClosingStep: Sendable, Equatable {
        case end
        case byte(UInt8)
        case jump(Int32)
        case call(CallEdge)
    }

    struct Rule: Sendable, Equatable {
        var start: Int32
        var isContainer: Bool

        /// How much a frame of this rule adds to the nesting depth.
        var weight: Int { isContainer ? 1 : 0 }
    }

    static let unreachable = Int.max / 4

    var states: [State] = []
    var rules: [Rule] = []
    /// The rule that spells the whole output.
    var rootRule: Int32 = 0
    let depthLimit: Int
    /// How many more nested containers the way from a state to its rule's end needs, at least.
    var depthNeeds: [Int] = []
    /// How many bytes the shortest of the shallowest ways to the rule's end needs.
    var bytesToFinish: [Int] = []
    /// How that way begins.
    var closingSteps: [ClosingStep] = []

    /// Whether a frame at `depth` may be in `state` without running into a dead end.
    func isViable(_ state: Int32, depth: Int) -> Bool {
        depth + depthNeeds[Int(state)] <= depthLimit
    }
}
