import FoundationModels
import PlaygroundEvaluator

extension LanguageModelCapabilities: Bridged {
    static let hostTypeName = "LanguageModelCapabilities"
}

extension LanguageModelCapabilities.Capability: Bridged {
    static let hostTypeName = "LanguageModelCapabilities.Capability"
}

/// `LanguageModelCapabilities` in the program.
enum CapabilitiesTable {
    private typealias Capability = LanguageModelCapabilities.Capability

    static var types: [HostType] {
        [
            HostType("struct LanguageModelCapabilities: Sendable") {
                [
                    .making("init(_ capabilities: [LanguageModelCapabilities.Capability])") {
                        (capabilities: [Capability]) in LanguageModelCapabilities(capabilities)
                    },
                    .making(
                        "init(capabilities: [LanguageModelCapabilities.Capability])",
                        deprecation: "'init(capabilities:)' existed only in the betas of 27; leave the label out"
                    ) { (capabilities: [Capability]) in LanguageModelCapabilities(capabilities) },
                    .calling("func contains(_ capability: LanguageModelCapabilities.Capability) -> Bool") {
                        (capabilities: LanguageModelCapabilities, capability: Capability) in
                        capabilities.contains(capability)
                    },
                ]
            },
            HostType(
                "struct LanguageModelCapabilities.Capability: Hashable, Sendable, CustomStringConvertible",
                configure: configure
            ) {
                [
                    ("vision", Capability.vision), ("guidedGeneration", .guidedGeneration), ("reasoning", .reasoning),
                    ("toolCalling", .toolCalling),
                ].map { name, value in
                    .constant("static var \(name): LanguageModelCapabilities.Capability { get }") { value }
                } + [.reading("description: String") { (capability: Capability) in capability.description }]
            },
        ]
    }

    private static func configure(_ type: NominalType) {
        type.hooks.equal = { $0.payload(Capability.self) == $1.payload(Capability.self) }
        type.hooks.hash = { $0.payload(Capability.self)?.hash(into: &$1) }
        type.hooks.describe = { $0.payload(Capability.self)?.description ?? "" }
    }
}
