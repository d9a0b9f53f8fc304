/// A way out of endless repetition that leaves all other text alone.
///
/// It looks at the end of what was written. When that is one sequence of tokens over and over, the token that would
/// continue the circle becomes less likely, the more so the longer it runs. Nothing else is touched: a word may come
/// back as often as it likes. Because the guard acts before the constraint, a token that is the only one allowed
/// stays possible.
package struct RepetitionGuard: Sendable, Equatable {
    /// The longest circle that is noticed, in tokens.
    package var longestPeriod = 128
    /// How many tokens of a circle are tolerated beyond its first round.
    package var tolerance = 12
    /// What the logit loses for each further token.
    package var strength: Float = 0.75

    package init() {}

    /// The token that would continue a circle, and what its logit loses; nil when there is no circle.
    package func penalty(after tokens: [Int]) -> (token: Int, loss: Float)? {
        var longest: (token: Int, excess: Int)?
        for period in 1...max(1, longestPeriod) where tokens.count >= period + tolerance {
            let repeated = repeatedCount(tokens, period: period)
            // Two full rounds at least: once more is no circle.
            let excess = repeated - max(tolerance, period)
            if excess > longest?.excess ?? 0 { longest = (tokens[tokens.count - period], excess) }
        }
        return longest.map { ($0.token, strength * Float($0.excess)) }
    }

    /// How many tokens at the end equal the one `period` places before.
    private func repeatedCount(_ tokens: [Int], period: Int) -> Int {
        var count = 0
        var index = tokens.count - 1
        while index >= period, tokens[index] == tokens[index - period], count < 4096 {
            count += 1
            index -= 1
        }
        return count
    }
}
