import Foundation
import FoundationModels
import Playgrounds

#Playground("What can be asked of the model") {
    let model = SystemLanguageModel.default
    switch model.availability {
    case .available: print("available")
    case .unavailable(.modelNotReady): print("not ready")
    case .unavailable(let reason): print("unavailable", reason)
    }
    print(model.isAvailable, model.contextSize, model.supportsLocale(Locale(identifier: "en_GB")))
    print(model.capabilities.contains(.guidedGeneration), model.capabilities.contains(.vision))
}

#Playground("Tokens are counted") {
    let model = SystemLanguageModel.default
    let short = try await model.tokenCount(for: "One word.")
    let long = try await model.tokenCount(for: "One word, and another, and then a good many more of them.")
    print(short > 0, long > short)
    print(try await model.tokenCount(for: Instructions("Be brief.")) > 0)
}

#Playground("Tags") {
    let session = LanguageModelSession(model: SystemLanguageModel(useCase: .contentTagging))
    let answer = try await session.respond(to: "A walk in the snow with friends.")
    print(answer.content.isEmpty, answer.content == answer.content.lowercased())
}

#Playground("The cloud is never there") {
    let cloud = PrivateCloudComputeLanguageModel()
    print(cloud.isAvailable)
    do {
        try await LanguageModelSession(model: cloud, instructions: "Be brief.").respond(to: "Hello")
    } catch PrivateCloudComputeLanguageModel.Error.serviceUnavailable {
        print("unavailable")
    }
}
