import FoundationModels

extension SamplingPlan {
    /// Small models ramble at their own full distribution; these values keep them to the point.
    private static let defaultTemperature = 0.6
    private static let defaultCut = Cut.probabilityThreshold(0.9)

    /// The plan that options ask for; what they leave open is chosen for small models.
    init(_ options: GenerationOptions, defaultSeed: UInt64) {
        let temperature = max(0, options.temperature ?? Self.defaultTemperature)
        switch options.samplingMode?.kind {
        case .greedy:
            self = .greedy()
        case .randomTopK(let count, let seed):
            self.init(temperature: temperature, cut: .top(max(1, count)), seed: seed ?? defaultSeed)
        case .randomProbabilityThreshold(let threshold, let seed):
            self.init(temperature: temperature, cut: .probabilityThreshold(threshold), seed: seed ?? defaultSeed)
        case nil:
            self.init(temperature: temperature, cut: Self.defaultCut, seed: defaultSeed)
        }
    }
}
