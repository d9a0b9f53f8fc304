import Foundation
import FoundationModels
import PlaygroundEvaluator

extension SystemLanguageModel: Bridged {
    static let hostTypeName = "SystemLanguageModel"
}

extension SystemLanguageModel.UseCase: Bridged {
    static let hostTypeName = "SystemLanguageModel.UseCase"
}

extension SystemLanguageModel.Guardrails: Bridged {
    static let hostTypeName = "SystemLanguageModel.Guardrails"
}

extension SystemLanguageModel.Variant: Bridged {
    static let hostTypeName = "SystemLanguageModel.Variant"
}

/// `SystemLanguageModel` and what belongs to it.
struct SystemLanguageModelTable {
    let registry: GenerableRegistry
    let register: SessionRegister

    var types: [HostType] {
        [
            HostType("protocol LanguageModel: Sendable") {
                [.required("var capabilities: LanguageModelCapabilities { get }")]
            },
            HostType("final class SystemLanguageModel: LanguageModel, Sendable") { members },
            HostType("struct SystemLanguageModel.UseCase: Sendable, Equatable") {
                [
                    constant("general", .general as SystemLanguageModel.UseCase),
                    constant("contentTagging", .contentTagging as SystemLanguageModel.UseCase),
                ]
            },
            HostType("struct SystemLanguageModel.Guardrails: Sendable") {
                [
                    constant("default", .default as SystemLanguageModel.Guardrails),
                    constant(
                        "permissiveContentTransformations",
                        .permissiveContentTransformations as SystemLanguageModel.Guardrails),
                ]
            },
            HostType("enum SystemLanguageModel.Availability: Equatable, Sendable") {
                [
                    HostMember(noting: "case available"),
                    HostMember(
                        noting: "case unavailable(SystemLanguageModel.Availability.UnavailableReason)"),
                ]
            },
            HostType("enum SystemLanguageModel.Availability.UnavailableReason: Equatable, Hashable, Sendable") {
                [
                    HostMember(noting: "case deviceNotEligible"),
                    HostMember(noting: "case appleIntelligenceNotEnabled"),
                    HostMember(noting: "case modelNotReady"),
                ]
            },
            HostType("struct SystemLanguageModel.Variant: Hashable, Sendable", configure: configureVariant) {
                [
                    constant("core3", .core3 as SystemLanguageModel.Variant),
                    constant("coreAdvanced3", .coreAdvanced3 as SystemLanguageModel.Variant),
                    .reading("displayName: String") { (variant: SystemLanguageModel.Variant) in variant.displayName },
                ]
            },
        ]
    }

    private func configureVariant(_ type: NominalType) {
        type.hooks.equal = {
            $0.payload(SystemLanguageModel.Variant.self) == $1.payload(SystemLanguageModel.Variant.self)
        }
        type.hooks.hash = { $0.payload(SystemLanguageModel.Variant.self)?.hash(into: &$1) }
    }

    private func constant<Payload: Bridged>(_ name: String, _ value: Payload) -> HostMember {
        HostMember("static let \(name): \(Payload.hostTypeName)") { try $0.context.value(value) }
    }

    private var members: [HostMember] {
        let register = register
        return [
            HostMember("static var default: SystemLanguageModel { get }") { arguments in
                try arguments.context.value(register.around(trace: nil) { SystemLanguageModel.default })
            },
            HostMember(
                "init(useCase: SystemLanguageModel.UseCase = .general, guardrails: SystemLanguageModel.Guardrails = .default)"
            ) { arguments in
                let useCase: SystemLanguageModel.UseCase = try arguments.bridgedIfGiven(0) ?? .general
                let guardrails: SystemLanguageModel.Guardrails = try arguments.bridgedIfGiven(1) ?? .default
                return try arguments.context.value(
                    register.around(trace: nil) { SystemLanguageModel(useCase: useCase, guardrails: guardrails) })
            },
            .property("var availability: SystemLanguageModel.Availability { get }") {
                try availability(($0 as SystemLanguageModel).availability, $1)
            },
            .reading("capabilities: LanguageModelCapabilities") { (model: SystemLanguageModel) in model.capabilities },
            .reading("variant: SystemLanguageModel.Variant") { (model: SystemLanguageModel) in model.variant },
            HostMember(
                "init(adapter: SystemLanguageModel.Adapter, guardrails: SystemLanguageModel.Guardrails = .default)"
            ) { _ in throw HostRefusal("adapters exist on Apple's platforms only") },
            .property("var isAvailable: Bool { get }") { .bool(($0 as SystemLanguageModel).isAvailable) },
            .property("var contextSize: Int { get }") { .int(($0 as SystemLanguageModel).contextSize) },
            .property("var supportedLanguages: Set<Locale.Language> { get }") { model, context in
                .set(SetValue(try languages(of: model, context)))
            },
            HostMember("func supportsLocale(_ locale: Locale = .current) -> Bool") { arguments in
                let model: SystemLanguageModel = try arguments.bridgedReceiver()
                let locale = arguments.values[0]?.payload(Locale.self) ?? Locale.current
                return .bool(model.supportsLocale(locale))
            },
        ] + tokenCounts
    }

    private func availability(
        _ availability: SystemLanguageModel.Availability, _ context: any HostContext
    ) throws -> Value {
        let name = SystemLanguageModel.hostTypeName + ".Availability"
        guard case .unavailable(let reason) = availability else { return try context.enumValue(name, "available") }
        return try context.enumValue(
            name, "unavailable", [try context.enumValue(name + ".UnavailableReason", "\(reason)")])
    }

    private func languages(of model: SystemLanguageModel, _ context: any HostContext) throws -> [Value] {
        try model.supportedLanguages.sorted { $0.minimalIdentifier < $1.minimalIdentifier }
            .map { try context.hostValue($0, named: "Locale.Language") }
    }

    /// The five `tokenCount(for:)`; of entries, for each collection that they come in.
    private var tokenCounts: [HostMember] {
        let registry = registry
        func row(
            _ parameter: String,
            _ count: @escaping (SystemLanguageModel, HostArguments) throws -> @Sendable () async throws -> Int
        ) -> HostMember {
            HostMember("func tokenCount(for \(parameter)) async throws -> Int") { arguments in
                let work = try count(arguments.bridgedReceiver(), arguments)
                return .int(try ErrorBridge.translating(in: arguments.context) { try arguments.context.wait(work) })
            }
        }
        return [
            row("prompt: some PromptRepresentable") { model, arguments in
                let prompt = try PromptConversion(registry: registry, context: arguments.context)
                    .prompt(arguments.get(0, as: Value.self))
                return { try await model.tokenCount(for: prompt) }
            },
            row("instructions: Instructions") { model, arguments in
                let instructions: Instructions = try arguments.bridged(0)
                return { try await model.tokenCount(for: instructions) }
            },
            row("tools: [any Tool]") { model, arguments in
                let tools = try arguments.elements(0).map {
                    try InterpretedTool($0, registry: registry, context: arguments.context) as any Tool
                }
                return { try await model.tokenCount(for: tools) }
            },
            row("schema: GenerationSchema") { model, arguments in
                let schema: GenerationSchema = try arguments.bridged(0)
                return { try await model.tokenCount(for: schema) }
            },
        ]
            + ["Transcript", "[Transcript.Entry]", "ArraySlice<Transcript.Entry>"].map { collection in
                row("transcriptEntries: \(collection)") { model, arguments in
                    let entries = try arguments.elements(0).map { try TranscriptBridge.entry($0) }
                    return { try await model.tokenCount(for: entries) }
                }
            }
    }
}

extension HostMember {
    /// A property that needs no context to be read.
    static func property<Payload: Bridged>(
        _ declaration: String, _ read: @escaping (Payload) throws -> Value
    ) -> HostMember {
        property(declaration) { (payload: Payload, _) in try read(payload) }
    }
}
