import FoundationModels
import Playgrounds

#Playground("Options can be compared") {
    let older = GenerationOptions(sampling: .greedy, temperature: 0.5, maximumResponseTokens: 100)
    let newer = GenerationOptions(samplingMode: .greedy, temperature: 0.5, maximumResponseTokens: 100)
    print(older == newer, GenerationOptions() == newer)
    print(GenerationOptions.SamplingMode.random(top: 5, seed: 1) == .random(top: 5, seed: 1))
    var changed = newer
    changed.temperature = nil
    changed.maximumResponseTokens = 5
    print(changed.temperature == nil, changed.maximumResponseTokens ?? 0, newer.temperature ?? 0)
}

#Playground("Options are remembered") {
    let session = LanguageModelSession()
    let options = GenerationOptions(samplingMode: .random(probabilityThreshold: 0.9), temperature: 0.7)
    try await session.respond(
        to: "Hello.", options: options, contextOptions: ContextOptions(reasoningLevel: .light))
    if case .prompt(let prompt) = session.transcript[0] {
        print(prompt.options == options, prompt.contextOptions.reasoningLevel == .light)
        if case .randomProbabilityThreshold(let threshold, let seed)? = prompt.options.samplingMode?.kind {
            print(threshold, seed == nil)
        }
    }
}

#Playground("A limit cuts text") {
    let short = try await LanguageModelSession().respond(
        to: "Tell me everything.", options: GenerationOptions(maximumResponseTokens: 3))
    let long = try await LanguageModelSession().respond(to: "Tell me everything.")
    print(short.content.count < long.content.count, long.content.hasPrefix(short.content))
}
