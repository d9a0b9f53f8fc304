import FoundationModels
import PlaygroundEvaluator

extension GenerationOptions: Bridged {
    static let hostTypeName = "GenerationOptions"
}

extension GenerationOptions.SamplingMode: Bridged {
    static let hostTypeName = "GenerationOptions.SamplingMode"
}

extension GenerationOptions.ToolCallingMode: Bridged {
    static let hostTypeName = "GenerationOptions.ToolCallingMode"
}

extension ContextOptions: Bridged {
    static let hostTypeName = "ContextOptions"
}

extension ContextOptions.ReasoningLevel: Bridged {
    static let hostTypeName = "ContextOptions.ReasoningLevel"
}

extension GenerationOptions.SamplingMode.Kind: BridgedUnion {
    static let hostTypeName = "GenerationOptions.SamplingMode.Kind"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .greedy: ("greedy", [])
        case .randomTopK(let count, let seed): ("randomTopK", [count, seed.map(Seed.init)])
        case .randomProbabilityThreshold(let threshold, let seed):
            ("randomProbabilityThreshold", [threshold, seed.map(Seed.init)])
        }
    }

    static func make(_ name: String, _ payload: [Value]) -> Self? {
        if name == "greedy" { return .greedy }
        guard payload.count == 2, let seed = Seed?.fromProgram(payload[1]) else { return nil }
        switch payload[0] {
        case .int(let count): return .randomTopK(count, seed: seed?.number)
        case .double(let threshold): return .randomProbabilityThreshold(threshold, seed: seed?.number)
        default: return nil
        }
    }
}

extension GenerationOptions.ToolCallingMode.Kind: BridgedCases {
    static let hostTypeName = "GenerationOptions.ToolCallingMode.Kind"
    /// All cases, in the order of their declaration.
    public static var allCases: [GenerationOptions.ToolCallingMode.Kind] { [.allowed, .required, .disallowed] }
}

/// A `UInt64` of the program.
struct Seed: ProgramValue {
    let number: UInt64

    static func fromProgram(_ value: Value) -> Seed? {
        switch value {
        case .sized(let integer): Seed(number: integer.bits)
        case .int(let number) where number >= 0: Seed(number: UInt64(number))
        default: nil
        }
    }

    func written(_ context: any HostContext) -> Value { .sized(SizedInteger(kind: .uint64, bits: number)) }
}

/// `GenerationOptions` and `ContextOptions` in the program.
enum OptionsTable {
    static var types: [HostType] {
        [
            HostType("struct GenerationOptions: Sendable, Equatable", configure: configureOptions) { options },
            HostType("struct GenerationOptions.SamplingMode: Sendable, Equatable", configure: configureMode) { modes },
            HostType("struct GenerationOptions.ToolCallingMode: Sendable, Equatable", configure: configureTools) {
                toolModes
            },
            HostType("enum GenerationOptions.SamplingMode.Kind: Sendable, Equatable") {
                [
                    HostMember(noting: "case greedy"),
                    HostMember(noting: "case randomTopK(_ k: Int, seed: UInt64?)"),
                    HostMember(noting: "case randomProbabilityThreshold(_ threshold: Double, seed: UInt64?)"),
                ]
            },
            HostType("enum GenerationOptions.ToolCallingMode.Kind: Sendable, Hashable") {
                GenerationOptions.ToolCallingMode.Kind.rows
            },
            HostType("struct ContextOptions: Sendable, Equatable", configure: configureContext) { context },
            HostType("struct ContextOptions.ReasoningLevel: Sendable, Equatable", configure: configureLevel) { levels },
        ]
    }

    private static func configureOptions(_ type: NominalType) {
        type.hooks.equal = { $0.payload(GenerationOptions.self) == $1.payload(GenerationOptions.self) }
        type.hooks.mirror = { value in
            (value.payload(GenerationOptions.self)?.named ?? []).map { option in
                (
                    option.name,
                    Int(option.text).map(Value.int) ?? Double(option.text).map(Value.double) ?? .string(option.text)
                )
            }
        }
    }

    private static func configureMode(_ type: NominalType) {
        type.hooks.equal = {
            $0.payload(GenerationOptions.SamplingMode.self) == $1.payload(GenerationOptions.SamplingMode.self)
        }
    }

    private static func configureTools(_ type: NominalType) {
        type.hooks.equal = {
            $0.payload(GenerationOptions.ToolCallingMode.self) == $1.payload(GenerationOptions.ToolCallingMode.self)
        }
    }

    private static func configureContext(_ type: NominalType) {
        type.hooks.equal = { $0.payload(ContextOptions.self) == $1.payload(ContextOptions.self) }
    }

    private static func configureLevel(_ type: NominalType) {
        type.hooks.equal = {
            $0.payload(ContextOptions.ReasoningLevel.self) == $1.payload(ContextOptions.ReasoningLevel.self)
        }
    }

    private static var options: [HostMember] {
        [
            initializer("samplingMode: GenerationOptions.SamplingMode? = nil"),
            initializer("sampling: GenerationOptions.SamplingMode?"),
            mode("samplingMode"),
            mode("sampling"),
            .property(
                "var temperature: Double? { get set }", \GenerationOptions.temperature,
                read: { temperature, _ in temperature.value },
                write: { value, _ in value.unwrapped.flatMap { Double($0) } }),
            .property(
                "var maximumResponseTokens: Int? { get set }", \GenerationOptions.maximumResponseTokens,
                read: { count, _ in count.value }, write: { value, _ in value.unwrapped.flatMap { Int($0) } }),
            .property(
                "var toolCallingMode: GenerationOptions.ToolCallingMode? { get set }",
                \GenerationOptions.toolCallingMode,
                read: { mode, context in try mode.map { .some(try context.value($0)) } ?? .none },
                write: { value, _ in value.unwrapped?.payload() }),
        ]
    }

    /// Both spellings of the first parameter.
    private static func initializer(_ sampling: String) -> HostMember {
        HostMember(
            """
            init(\(sampling), temperature: Double? = nil, maximumResponseTokens: Int? = nil, \
            toolCallingMode: GenerationOptions.ToolCallingMode? = nil)
            """
        ) { arguments in
            try arguments.context.value(
                GenerationOptions(
                    samplingMode: arguments.bridgedIfGiven(0), temperature: arguments.doubleIfGiven(1),
                    maximumResponseTokens: arguments.integerIfGiven(2), toolCallingMode: arguments.bridgedIfGiven(3)))
        }
    }

    private static func mode(_ name: String) -> HostMember {
        .property(
            "var \(name): GenerationOptions.SamplingMode? { get set }", \GenerationOptions.samplingMode,
            read: { mode, context in try mode.map { .some(try context.value($0)) } ?? .none },
            write: { value, _ in value.unwrapped?.payload() })
    }

    private static var modes: [HostMember] {
        [
            .reading("kind: GenerationOptions.SamplingMode.Kind") { (mode: GenerationOptions.SamplingMode) in mode.kind
            },
            HostMember("static var greedy: GenerationOptions.SamplingMode { get }") {
                try $0.context.value(GenerationOptions.SamplingMode.greedy)
            },
            HostMember("static func random(top k: Int, seed: UInt64? = nil) -> GenerationOptions.SamplingMode") {
                arguments in
                try arguments.context.value(
                    GenerationOptions.SamplingMode.random(top: arguments.get(0), seed: arguments.seed(1)))
            },
            HostMember(
                "static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> GenerationOptions.SamplingMode"
            ) { arguments in
                try arguments.context.value(
                    GenerationOptions.SamplingMode.random(
                        probabilityThreshold: arguments.get(0), seed: arguments.seed(1)))
            },
        ]
    }

    private static var toolModes: [HostMember] {
        let modes: [(String, GenerationOptions.ToolCallingMode)] = [
            ("allowed", .allowed), ("required", .required), ("disallowed", .disallowed),
        ]
        return modes.map { name, mode in
            HostMember("static let \(name): GenerationOptions.ToolCallingMode") { try $0.context.value(mode) }
        } + [
            .stored("kind: GenerationOptions.ToolCallingMode.Kind", \GenerationOptions.ToolCallingMode.kind)
        ]
    }

    private static var context: [HostMember] {
        [
            HostMember(
                "init(includeSchemaInPrompt: Bool? = nil, reasoningLevel: ContextOptions.ReasoningLevel? = nil)"
            ) { arguments in
                try arguments.context.value(
                    ContextOptions(
                        includeSchemaInPrompt: arguments.values[0]?.unwrapped.flatMap { Bool($0) },
                        reasoningLevel: arguments.bridgedIfGiven(1)))
            },
            .property(
                "var includeSchemaInPrompt: Bool? { get set }", \ContextOptions.includeSchemaInPrompt,
                read: { flag, _ in flag.value }, write: { value, _ in value.unwrapped.flatMap { Bool($0) } }),
            .property(
                "var reasoningLevel: ContextOptions.ReasoningLevel? { get set }", \ContextOptions.reasoningLevel,
                read: { level, context in try level.map { .some(try context.value($0)) } ?? .none },
                write: { value, _ in value.unwrapped?.payload() }),
        ]
    }

    private static var levels: [HostMember] {
        let levels: [(String, ContextOptions.ReasoningLevel)] = [
            ("light", .light), ("moderate", .moderate), ("deep", .deep),
        ]
        return levels.map { name, level in
            HostMember("static var \(name): ContextOptions.ReasoningLevel { get }") { try $0.context.value(level) }
        } + [
            HostMember("static func custom(_ level: String) -> ContextOptions.ReasoningLevel") { arguments in
                try arguments.context.value(ContextOptions.ReasoningLevel.custom(arguments.text(0)))
            }
        ]
    }
}

extension HostArguments {
    /// A `UInt64?` argument.
    fileprivate func seed(_ index: Int) throws -> UInt64? {
        guard let seed = Seed?.fromProgram(values[index] ?? .none) else { throw HostRefusal("'seed' takes a UInt64") }
        return seed?.number
    }
}
