import Foundation
import Testing

@testable import FoundationModels

@Suite struct SamplerTests {
    /// Nine tokens of which four are allowed; logits as a model might have them.
    private static let logits: [Float] = [2, 0.5, -1, 3, 1.5, 0, 2.5, -2, 1]
    private struct Some: TokenFilter {
        var mask = TokenMask(tokenCount: 9)

        init(_ tokens: [Int]) { tokens.forEach { mask.insert($0) } }

        func allows(_ token: Int) -> Bool { mask.contains(token) }
    }

    private func frequencies(_ plan: SamplingPlan, _ filter: Some, rounds: Int = 20_000) -> [Int: Double] {
        var sampler = Sampler(plan: plan)
        var counts: [Int: Double] = [:]
        Self.logits.withUnsafeBufferPointer { logits in
            for _ in 0..<rounds {
                if let token = sampler.choose(logits, filter: filter) {
                    counts[token, default: 0] += 1 / Double(rounds)
                }
            }
        }
        return counts
    }

    /// The distribution computed by hand: weights of the allowed tokens, cut, divided by their sum.
    private func exact(_ temperature: Double, _ allowed: [Int], keeping count: Int? = nil, threshold: Double = 1)
        -> [Int: Double]
    {
        let sorted = allowed.sorted { Self.logits[$0] > Self.logits[$1] }
        let weights = sorted.map { exp(Double(Self.logits[$0]) / temperature) }
        let all = weights.reduce(0, +)
        var kept = 0
        var sum = 0.0
        for weight in weights where kept < count ?? .max && sum < threshold * all {
            sum += weight
            kept += 1
        }
        return Dictionary(uniqueKeysWithValues: zip(sorted.prefix(kept), weights.map { $0 / sum }))
    }

    /// Within four standard deviations for every token, and nothing else at all.
    private func expectEqual(_ sampled: [Int: Double], _ exact: [Int: Double], rounds: Double = 20_000, _ place: String)
    {
        #expect(Set(sampled.keys).isSubset(of: exact.keys), "\(place): \(sampled)")
        for (token, probability) in exact {
            let deviation = (probability * (1 - probability) / rounds).squareRoot()
            #expect(abs((sampled[token] ?? 0) - probability) <= 4 * deviation + 1e-9, "\(place), token \(token)")
        }
    }

    @Test(arguments: [0.3, 0.7, 1, 2], [[0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 2, 4, 7], [7], [1, 2, 5, 7], [3, 7]])
    func samplesTheRestrictedDistribution(temperature: Double, allowed: [Int]) {
        let plan = SamplingPlan(temperature: temperature, seed: 3)
        expectEqual(frequencies(plan, Some(allowed)), exact(temperature, allowed), "\(temperature) \(allowed)")
    }

    /// The cut counts allowed tokens only.
    @Test(arguments: [1, 2, 3, 100], [[0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 2, 4, 7], [1, 2, 5, 7]])
    func topCutsTheRestrictedDistribution(count: Int, allowed: [Int]) {
        let plan = SamplingPlan(temperature: 0.7, cut: .top(count), seed: 3)
        expectEqual(frequencies(plan, Some(allowed)), exact(0.7, allowed, keeping: count), "\(count) \(allowed)")
    }

    @Test(arguments: [0.1, 0.5, 0.8, 0.95, 1], [[0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 2, 4, 7], [1, 2, 5, 7]])
    func thresholdCutsTheRestrictedDistribution(threshold: Double, allowed: [Int]) {
        let plan = SamplingPlan(temperature: 0.7, cut: .probabilityThreshold(threshold), seed: 3)
        expectEqual(
            frequencies(plan, Some(allowed)), exact(0.7, allowed, threshold: threshold), "\(threshold) \(allowed)")
    }

    /// A nucleus of more tokens than are tested at first is still found by testing single ones.
    @Test func largeNucleiNeedNoMask() {
        struct EvenOnly: TokenFilter {
            var mask: TokenMask {
                Issue.record("asked for the mask")
                return TokenMask(tokenCount: 20_000)
            }
            func allows(_ token: Int) -> Bool { token % 2 == 0 }
        }
        // Weights e^(-t/50): of the even tokens, the best 58 make 0.9 of the weight, since e^(-2·58/50) < 0.1.
        let logits = (0..<20_000).map { -Float($0) / 50 }
        var sampler = Sampler(plan: SamplingPlan(temperature: 1, cut: .probabilityThreshold(0.9), seed: 5))
        let rounds = 4000
        let drawn = logits.withUnsafeBufferPointer { logits in
            (0..<rounds).compactMap { _ in sampler.choose(logits, filter: EvenOnly()) }
        }
        #expect(drawn.count == rounds)
        #expect(drawn.allSatisfy { $0 % 2 == 0 && $0 < 2 * 58 })
        // The first half of the nucleus has (1 - e^-1.16) / (1 - e^-2.32) of its weight.
        let share = Double(drawn.count { $0 < 58 }) / Double(rounds)
        #expect(abs(share - (1 - exp(-1.16)) / (1 - exp(-2.32))) < 4 * (0.25 / Double(rounds)).squareRoot())
    }

    @Test func greedyTakesTheBestAllowed() {
        #expect(frequencies(.greedy(), Some([0, 1, 2, 4, 6]), rounds: 10).keys.elementsEqual([6]))
        #expect(frequencies(.greedy(), Some([7]), rounds: 10).keys.elementsEqual([7]))
        #expect(frequencies(.greedy(), Some([]), rounds: 10).isEmpty)
    }

    /// Many tokens, so that the allowed one is found only by the mask.
    @Test(arguments: [
        SamplingPlan.greedy(), SamplingPlan(seed: 1), SamplingPlan(cut: .top(3), seed: 1),
        SamplingPlan(cut: .probabilityThreshold(0.5), seed: 1),
    ])
    func theMaskFindsWhatIsFarDown(plan: SamplingPlan) {
        let logits = (0..<5000).map { Float($0) / 100 }
        var filter = Some([])
        filter.mask = TokenMask(tokenCount: 5000)
        filter.mask.insert(17)
        var sampler = Sampler(plan: plan)
        #expect(logits.withUnsafeBufferPointer { sampler.choose($0, filter: filter) } == 17)
    }

    @Test(arguments: [Float.nan, -.infinity, .infinity])
    func strangeLogitsStillGiveAnAllowedToken(strange: Float) {
        for cut in [SamplingPlan.Cut.none, .top(2), .probabilityThreshold(0.9)] {
            for temperature in [0, 1.0] {
                var sampler = Sampler(plan: SamplingPlan(temperature: temperature, cut: cut, seed: 1))
                let logits = [Float](repeating: strange, count: 9)
                let token = logits.withUnsafeBufferPointer { sampler.choose($0, filter: Some([4, 5])) }
                #expect(token == 4 || token == 5)
            }
        }
    }

    /// On whole outputs: sampled texts are as frequent as the product of their restricted probabilities.
    @Test func outputsFollowTheExactDistribution() throws {
        let vocabulary = TokenVocabulary(texts: ["a", "b", "ab", "ba", "\"", "a\"", "x"])
        let weights: [Float] = [1, 0.2, 0.8, -0.5, 0.4, 0.1, 3, 0]
        let grammar = GrammarRules(
            root: .sequence([.text("\""), .repetition(.anyByte(of: "ab"), atLeast: 1, atMost: 3), .text("\"")]))
        let constraint = try SchemaConstraint(grammar: grammar, vocabulary: vocabulary)
        var exact: [[Int]: Double] = [:]
        func visit(_ state: SchemaConstraint.State, _ tokens: [Int], _ probability: Double) {
            if state.isComplete { return exact[tokens] = probability }
            let allowed = (0..<8).filter(state.allows)
            let sum = allowed.reduce(0) { $0 + exp(Double(weights[$1])) }
            for token in allowed {
                var next = state
                if next.advance(token) {
                    visit(next, tokens + [token], probability * exp(Double(weights[token])) / sum)
                }
            }
        }
        visit(constraint.start, [], 1)
        #expect(abs(exact.values.reduce(0, +) - 1) < 1e-9 && exact.count > 20)
        let rounds = 10_000
        var sampled: [[Int]: Double] = [:]
        for seed in 0..<rounds {
            let model = ToyModel { _ in weights }
            let output = try generate(model, vocabulary, GuidedRequest(constraint, temperature: 1, seed: UInt64(seed)))
                .output
            sampled[output.tokens, default: 0] += 1 / Double(rounds)
        }
        #expect(Set(sampled.keys).isSubset(of: exact.keys))
        for (tokens, probability) in exact {
            let deviation = (probability * (1 - probability) / Double(rounds)).squareRoot()
            #expect(abs((sampled[tokens] ?? 0) - probability) <= 4.5 * deviation, "\(tokens)")
        }
    }
}
