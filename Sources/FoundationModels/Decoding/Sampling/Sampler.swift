import Foundation

/// Chooses tokens: exactly by the model's distribution, restricted to what is allowed and renormalised.
///
/// A choice is first tried without a mask, by testing single tokens; only when that does not settle it, the mask is
/// asked for. Which way a choice took never changes its distribution (see Decoding.md).
package struct Sampler {
    typealias Logits = UnsafeBufferPointer<Float>

    /// How many candidates are tested before the mask is asked for.
    private static let candidateCount = 48
    /// How many when a nucleus is large: a model that is undecided puts little weight on each of many tokens.
    private static let manyCandidates = 768
    /// How many draws from the unrestricted distribution may be refused before the mask is asked for.
    private static let freeDraws = 3

    package let plan: SamplingPlan
    private var random: RandomSource
    private var weights = TokenWeights()
    private var scratch: [Float] = []

    package init(plan: SamplingPlan) {
        self.plan = plan
        random = RandomSource(seed: plan.seed)
    }

    /// The next token, or nil when nothing is allowed. The changes are what guards make of the logits.
    package mutating func choose(
        _ logits: UnsafeBufferPointer<Float>, changes: [LogitChange] = [], filter: some TokenFilter
    ) -> Int? {
        if changes.isEmpty { return chooseUnmasked(logits, filter) ?? chooseMasked(logits, filter) }
        return withCopy(of: logits) { sampler, copy in
            for change in changes where copy.indices.contains(change.token) { copy[change.token] += change.amount }
            let adjusted = Logits(copy)
            return sampler.chooseUnmasked(adjusted, filter) ?? sampler.chooseMasked(adjusted, filter)
        }
    }

    /// Settles the choice by testing single tokens, or nil.
    private mutating func chooseUnmasked(_ logits: Logits, _ filter: some TokenFilter) -> Int? {
        guard plan.temperature > 0 else { return testBest(logits, filter) }
        return switch plan.cut {
        case .none: testDraws(logits, filter)
        case .top(let count): testTop(max(1, count), logits, filter)
        case .probabilityThreshold(let threshold): testNucleus(threshold, logits, filter)
        }
    }

    /// Settles the choice over logits of which the refused ones are minus infinity.
    private mutating func chooseMasked(_ logits: Logits, _ filter: some TokenFilter) -> Int? {
        let mask = filter.mask
        let token: Int? = withCopy(of: logits) { sampler, copy in
            mask.clear(copy)
            return sampler.chooseFree(Logits(copy))
        }
        return token ?? mask.first
    }

    private mutating func chooseFree(_ logits: Logits) -> Int? {
        guard plan.temperature > 0 else { return LogitScan.best(logits)?.token }
        return switch plan.cut {
        case .none: drawFromAll(logits)
        case .top(let count): draw(from: LogitScan.top(max(1, count), logits))
        case .probabilityThreshold(let threshold): drawFromNucleus(threshold, logits)
        }
    }

    private mutating func withCopy<Result>(
        of logits: Logits, _ body: (inout Sampler, UnsafeMutableBufferPointer<Float>) -> Result
    ) -> Result {
        // Taken out while in use, so that a copy inside a copy gets memory of its own.
        var copy = scratch
        scratch = []
        if copy.count != logits.count { copy = Array(logits) }
        let result = copy.withUnsafeMutableBufferPointer { buffer in
            _ = buffer.update(from: logits)
            return body(&self, buffer)
        }
        scratch = copy
        return result
    }
}

// MARK: - Without a mask

extension Sampler {
    private func testBest(_ logits: Logits, _ filter: some TokenFilter) -> Int? {
        guard let best = LogitScan.best(logits) else { return nil }
        if filter.allows(best.token) { return best.token }
        return LogitScan.top(Self.candidateCount, logits).first { filter.allows($0.token) }?.token
    }

    /// Draws from everything and keeps what is allowed: refused draws leave the ratios of the others unchanged.
    private mutating func testDraws(_ logits: Logits, _ filter: some TokenFilter) -> Int? {
        weights.fill(logits, temperature: plan.temperature)
        for _ in 0..<Self.freeDraws {
            if let token = weights.draw(random.unit()), filter.allows(token) { return token }
        }
        return nil
    }

    private mutating func testTop(_ count: Int, _ logits: Logits, _ filter: some TokenFilter) -> Int? {
        var kept: [Candidate] = []
        for candidate in LogitScan.top(count + Self.candidateCount, logits) where filter.allows(candidate.token) {
            kept.append(candidate)
            if kept.count == count { return draw(from: kept) }
        }
        return nil
    }

    /// Draws from the nucleus, if testing the best candidates decides it without knowing which others are allowed.
    ///
    /// The allowed weight is at least what was found allowed and at most everything but what was found refused. When
    /// the same tokens reach the threshold for both, they are the nucleus.
    private mutating func testNucleus(_ threshold: Double, _ logits: Logits, _ filter: some TokenFilter) -> Int? {
        weights.fill(logits, temperature: plan.temperature)
        for count in [Self.candidateCount, Self.manyCandidates] {
            if let kept = nucleus(threshold, LogitScan.top(count, logits), filter) { return draw(from: kept) }
        }
        return nil
    }

    /// The nucleus, if these best candidates decide it.
    private func nucleus(
        _ threshold: Double, _ candidates: [Candidate], _ filter: some TokenFilter
    ) -> [Candidate]? {
        var (kept, sums, refused): ([Candidate], [Double], Double) = ([], [], 0)
        for candidate in candidates {
            let weight = weights[candidate.token]
            guard filter.allows(candidate.token) else {
                refused += weight
                continue
            }
            let before = sums.last ?? 0
            kept.append(candidate)
            sums.append(before + weight)
            // Few candidates settle most choices: this one reaches the threshold even if all others are allowed, and
            // those before it do not even if none is.
            if before + weight >= threshold * (weights.total - refused), before < threshold * (before + weight) {
                return kept
            }
        }
        guard let least = sums.firstIndex(where: { $0 >= threshold * (sums.last ?? 0) }),
            let most = sums.firstIndex(where: { $0 >= threshold * (weights.total - refused) }), least == most
        else { return nil }
        return Array(kept[...least])
    }
}

// MARK: - Draws

extension Sampler {
    private mutating func drawFromAll(_ logits: Logits) -> Int? {
        weights.fill(logits, temperature: plan.temperature)
        return weights.draw(random.unit())
    }

    private mutating func drawFromNucleus(_ threshold: Double, _ logits: Logits) -> Int? {
        weights.fill(logits, temperature: plan.temperature)
        weights.keepNucleus(threshold)
        return weights.draw(random.unit())
    }

    /// A draw by weight among candidates, the best of which comes first.
    private mutating func draw(from candidates: [Candidate]) -> Int? {
        guard candidates.count > 1, let highest = candidates.first?.logit else { return candidates.first?.token }
        let shares = candidates.map { exp((Double($0.logit) - Double(highest)) / plan.temperature) }
        var rest = random.unit() * shares.reduce(0, +)
        for (candidate, share) in zip(candidates, shares) {
            if rest < share { return candidate.token }
            rest -= share
        }
        return candidates.first?.token
    }
}
