import FoundationModels
import PlaygroundEvaluator

extension PrivateCloudComputeLanguageModel: Bridged {
    static let hostTypeName = "PrivateCloudComputeLanguageModel"
}

extension PrivateCloudComputeLanguageModel.Availability: BridgedUnion {
    static let hostTypeName = "PrivateCloudComputeLanguageModel.Availability"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .available: ("available", [])
        case .unavailable(let reason): ("unavailable", [reason])
        }
    }

    static func make(_ name: String, _ payload: [Value]) -> Self? {
        guard let reason = payload.first.flatMap({ UnavailableReason.fromProgram($0) }) else { return .available }
        return .unavailable(reason)
    }
}

extension PrivateCloudComputeLanguageModel.Availability.UnavailableReason: BridgedCases {
    static let hostTypeName = "PrivateCloudComputeLanguageModel.Availability.UnavailableReason"
    /// All cases, in the order of their declaration.
    public static var allCases: [Self] { [.deviceNotEligible, .systemNotReady] }
}

extension PrivateCloudComputeLanguageModel.QuotaUsage: Bridged {
    static let hostTypeName = "PrivateCloudComputeLanguageModel.QuotaUsage"
}

extension PrivateCloudComputeLanguageModel.QuotaUsage.Status: BridgedUnion {
    static let hostTypeName = "PrivateCloudComputeLanguageModel.QuotaUsage.Status"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .belowLimit(let payload): ("belowLimit", [payload])
        case .limitReached(let payload): ("limitReached", [payload])
        }
    }

    static func make(_ name: String, _ payload: [Value]) -> Self? {
        if let below: BelowLimit = payload.first?.payload() { return .belowLimit(below) }
        return payload.first?.payload(LimitReached.self).map { .limitReached($0) }
    }
}

extension PrivateCloudComputeLanguageModel.QuotaUsage.Status.BelowLimit: Bridged {
    static let hostTypeName = "PrivateCloudComputeLanguageModel.QuotaUsage.Status.BelowLimit"
}

extension PrivateCloudComputeLanguageModel.QuotaUsage.Status.LimitReached: Bridged {
    static let hostTypeName = "PrivateCloudComputeLanguageModel.QuotaUsage.Status.LimitReached"
}

extension PrivateCloudComputeLanguageModel.QuotaUsage.LimitIncreaseSuggestion: Bridged {
    static let hostTypeName = "PrivateCloudComputeLanguageModel.QuotaUsage.LimitIncreaseSuggestion"
}

extension PrivateCloudComputeLanguageModel.Error: BridgedUnion {
    static let hostTypeName = "PrivateCloudComputeLanguageModel.Error"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .networkFailure(let payload): ("networkFailure", [payload])
        case .quotaLimitReached(let payload): ("quotaLimitReached", [payload])
        case .serviceUnavailable(let payload): ("serviceUnavailable", [payload])
        }
    }

    static func make(_ name: String, _ payload: [Value]) -> Self? {
        guard let value = payload.first else { return nil }
        if let failure: NetworkFailure = value.payload() { return .networkFailure(failure) }
        if let reached: QuotaLimitReached = value.payload() { return .quotaLimitReached(reached) }
        return value.payload(ServiceUnavailable.self).map { .serviceUnavailable($0) }
    }
}

extension PrivateCloudComputeLanguageModel.Error.NetworkFailure: Bridged {
    static let hostTypeName = "PrivateCloudComputeLanguageModel.Error.NetworkFailure"
}

extension PrivateCloudComputeLanguageModel.Error.QuotaLimitReached: Bridged {
    static let hostTypeName = "PrivateCloudComputeLanguageModel.Error.QuotaLimitReached"
}

extension PrivateCloudComputeLanguageModel.Error.ServiceUnavailable: Bridged {
    static let hostTypeName = "PrivateCloudComputeLanguageModel.Error.ServiceUnavailable"
}
