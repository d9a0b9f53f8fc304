/// How a token is chosen among those allowed.
///
/// The order of the steps is fixed: guards, constraint, temperature, cut (`top` or `probabilityThreshold`),
/// draw. The cut looks at the restricted distribution, so `top(40)` means the 40 best tokens that the schema allows.
package struct SamplingPlan: Sendable, Equatable {
    package enum Cut: Sendable, Equatable {
        case none
        /// Only the most probable tokens, so many.
        case top(Int)
        /// Only the fewest tokens whose probabilities add up to this much.
        case probabilityThreshold(Double)
    }

    /// 0 (or less) chooses the best token always.
    package var temperature: Double
    package var cut: Cut
    package var seed: UInt64
    /// Nil leaves repetition alone.
    package var repetition: RepetitionGuard?
    /// Nil lets answers under a constraint run until the budget forces their end.
    package var length: LengthGuard?

    package init(
        temperature: Double = 1, cut: Cut = .none, seed: UInt64, repetition: RepetitionGuard? = RepetitionGuard(),
        length: LengthGuard? = LengthGuard()
    ) {
        self.temperature = temperature
        self.cut = cut
        self.seed = seed
        self.repetition = repetition
        self.length = length
    }

    /// Always the most probable token; of equals, the one with the lowest number.
    package static func greedy(
        repetition: RepetitionGuard? = RepetitionGuard(), length: LengthGuard? = LengthGuard()
    ) -> SamplingPlan {
        SamplingPlan(temperature: 0, seed: 0, repetition: repetition, length: length)
    }
}
