import FoundationModels
import PlaygroundEvaluator

extension LanguageModelSession.Error: BridgedCases {
    static let hostTypeName = "LanguageModelSession.Error"
    /// All cases, in the order of their declaration.
    public static var allCases: [LanguageModelSession.Error] {
        [.concurrentRequests, .transcriptMutationWhileResponding]
    }

    /// The error prints a sentence, not its case.
    var caseName: String {
        switch self {
        case .concurrentRequests: "concurrentRequests"
        case .transcriptMutationWhileResponding: "transcriptMutationWhileResponding"
        }
    }
}

extension SystemLanguageModel.Error: BridgedUnion {
    static let hostTypeName = "SystemLanguageModel.Error"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .assetsUnavailable(let payload): ("assetsUnavailable", [payload])
        }
    }

    static func make(_ name: String, _ payload: [Value]) -> SystemLanguageModel.Error? {
        payload.first?.payload(AssetsUnavailable.self).map { .assetsUnavailable($0) }
    }
}

extension SystemLanguageModel.Error.AssetsUnavailable: Bridged {
    static let hostTypeName = "SystemLanguageModel.Error.AssetsUnavailable"
}

extension GenerationSchema.SchemaError: BridgedUnion {
    static let hostTypeName = "GenerationSchema.SchemaError"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .duplicateType(let schema, let type, let context): ("duplicateType", [schema, type, context])
        case .duplicateProperty(let schema, let property, let context):
            ("duplicateProperty", [schema, property, context])
        case .emptyTypeChoices(let schema, let context): ("emptyTypeChoices", [schema, context])
        case .undefinedReferences(let schema, let references, let context):
            ("undefinedReferences", [schema, references, context])
        }
    }

    static func make(_ name: String, _ payload: [Value]) -> GenerationSchema.SchemaError? {
        guard let first = payload.first, let context = payload.last?.payload(Context.self) else { return nil }
        let schema = first.unwrapped?.text
        switch name {
        case "duplicateType": return .duplicateType(schema: schema, type: payload[1].text ?? "", context: context)
        case "duplicateProperty":
            return .duplicateProperty(schema: schema ?? "", property: payload[1].text ?? "", context: context)
        case "emptyTypeChoices": return .emptyTypeChoices(schema: schema ?? "", context: context)
        case "undefinedReferences":
            let references = [String].fromProgram(payload[1]) ?? []
            return .undefinedReferences(schema: schema, references: references, context: context)
        default: return nil
        }
    }
}

extension GenerationSchema.SchemaError.Context: Bridged {
    static let hostTypeName = "GenerationSchema.SchemaError.Context"
}

extension GeneratedContent.ParsingError: Bridged {
    static let hostTypeName = "GeneratedContent.ParsingError"
}

extension SystemLanguageModel.Adapter.AssetError: BridgedUnion {
    static let hostTypeName = "SystemLanguageModel.Adapter.AssetError"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .invalidAsset(let context): ("invalidAsset", [context])
        case .invalidAdapterName(let context): ("invalidAdapterName", [context])
        case .compatibleAdapterNotFound(let context): ("compatibleAdapterNotFound", [context])
        }
    }

    static func make(_ name: String, _ payload: [Value]) -> SystemLanguageModel.Adapter.AssetError? {
        guard let context = payload.first?.payload(Context.self) else { return nil }
        return switch name {
        case "invalidAsset": .invalidAsset(context)
        case "invalidAdapterName": .invalidAdapterName(context)
        case "compatibleAdapterNotFound": .compatibleAdapterNotFound(context)
        default: nil
        }
    }
}

extension SystemLanguageModel.Adapter.AssetError.Context: Bridged {
    static let hostTypeName = "SystemLanguageModel.Adapter.AssetError.Context"
}
