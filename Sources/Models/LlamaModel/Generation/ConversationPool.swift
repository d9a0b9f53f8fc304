import Foundation

/// A bounded number of contexts, each of which holds what one session said last.
///
/// A request gets its session's context, or the one whose loss matters least; what another context already computed
/// for the same beginning is copied instead of computed again.
final class ConversationPool {
    /// A context, who used it last, and the text its tokens spell.
    final class Slot {
        let context: LlamaContext
        fileprivate(set) var owner: UUID?
        fileprivate var lastUse = 0
        /// Nil while a request runs and after one failed: then only the tokens are known.
        var spelled: SpelledText?

        init(_ context: LlamaContext) {
            self.context = context
        }
    }

    /// Below this many tokens, computing is as fast as copying.
    private static let worthCopying = 16

    private let limit: Int
    private let makeContext: () throws -> LlamaContext
    private var slots: [Slot] = []
    private var uses = 0

    init(limit: Int, makeContext: @escaping () throws -> LlamaContext) {
        self.limit = max(1, limit)
        self.makeContext = makeContext
    }

    var spelledTexts: [SpelledText] { slots.compactMap(\.spelled) }

    /// A context that holds as long a beginning of `tokens` as any does, and nothing else; never all of them, because
    /// the last token must be evaluated for its logits.
    func slot(for session: UUID?, tokens: [Int]) throws -> Slot {
        let best = slots.max { prefix($0, tokens) < prefix($1, tokens) }
        let slot = try choose(for: session, tokens)
        if let best, best !== slot, prefix(best, tokens) >= prefix(slot, tokens) + Self.worthCopying {
            try slot.context.copy(from: best.context)
        }
        slot.context.truncate(to: min(prefix(slot, tokens), tokens.count - 1))
        slot.spelled = nil
        uses += 1
        slot.lastUse = uses
        slot.owner = session
        return slot
    }

    private func choose(for session: UUID?, _ tokens: [Int]) throws -> Slot {
        if let session, let own = slots.first(where: { $0.owner == session }) { return own }
        let free = slots.filter { $0.owner == nil && prefix($0, tokens) == $0.context.tokens.count }
        if let free = free.max(by: { prefix($0, tokens) < prefix($1, tokens) }) { return free }
        if slots.count < limit {
            let slot = Slot(try makeContext())
            slots.append(slot)
            return slot
        }
        return slots.reduce(slots[0]) { $0.lastUse <= $1.lastUse ? $0 : $1 }
    }

    /// How many tokens at the beginning are the same.
    private func prefix(_ slot: Slot, _ tokens: [Int]) -> Int {
        var count = 0
        for (known, wanted) in zip(slot.context.tokens, tokens) {
            if known != wanted { break }
            count += 1
        }
        return count
    }
}
