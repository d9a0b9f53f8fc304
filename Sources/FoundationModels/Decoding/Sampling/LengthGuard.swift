/// Presses an answer under a constraint to come to its end in time, while there is budget left to end it well.
///
/// Small models do not stop by themselves: one string may take the whole budget, and of the rest of the answer only
/// the shortest ending is left. The guard makes the first token of the shortest ending more and more likely: in a
/// value that takes more than its share of what was left when it began, and in everything when the budget nears its
/// end. It never forbids anything.
package struct LengthGuard: Sendable, Equatable {
    /// The share of the budget left that a single value may take before it is pressed.
    package var shareOfValue = 0.5
    /// The share of the whole budget that may be used before everything is pressed.
    package var shareOfBudget = 0.75
    /// What the ending's logit gains for each token beyond a share.
    package var strength: Float = 0.1
    /// Values shorter than this are never pressed for their own length.
    package var shortValue = 32

    package init() {}

    /// How many tokens a value may have that begins when so many are left, of which the ending needs some.
    func allowance(left: Int, ending: Int) -> Int {
        max(shortValue, Int(Double(max(0, left - ending)) * shareOfValue))
    }

    /// What the ending gains after so many tokens of a value and of the answer.
    func pressure(value: Int, allowance: Int, used: Int, budget: Int) -> Float {
        let excess = max(value - allowance, used - Int(Double(budget) * shareOfBudget))
        return excess > 0 ? strength * Float(excess) : 0
    }
}
