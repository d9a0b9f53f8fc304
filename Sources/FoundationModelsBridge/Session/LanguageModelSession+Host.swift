import Foundation
import FoundationModels
import PlaygroundEvaluator

/// `LanguageModelSession` in the program.
struct LanguageModelSessionTable {
    let bridge: SessionBridge

    var type: HostType {
        let bridge = bridge
        return HostType("final class LanguageModelSession: Sendable", configure: configure) {
            initializers + ProfiledSessionRows(bridge: bridge).rows + properties + actions
                + RespondRows(bridge: bridge).rows
        }
    }

    private func configure(_ type: NominalType) {
        type.hooks.mirror = { value in
            guard let owner: BridgedSession = value.payload() else { return [] }
            return [
                ("tools", .array(owner.tools)),
                ("transcript", .array(owner.session.transcript.map { .string(TranscriptText.line($0)) })),
            ]
        }
    }

    /// The forms of 26, then those of 27 for the one other model there is.
    private var initializers: [HostMember] {
        initializers(model: "model: SystemLanguageModel = SystemLanguageModel.default")
            + initializers(model: "model: PrivateCloudComputeLanguageModel")
    }

    private func initializers(model: String) -> [HostMember] {
        let tools = "tools: [any Tool] = []"
        return [
            HostMember("init(\(model), \(tools), instructions: Instructions? = nil)") { arguments in
                let instructions = try arguments.values[2]?.unwrapped.map {
                    try bridge.conversion(arguments.context).instructions($0)
                }
                return try make(arguments, instructions)
            },
            HostMember("init(\(model), \(tools), instructions: String? = nil)") { arguments in
                try make(arguments, try arguments.textIfGiven(2).map { Instructions($0) })
            },
            HostMember(
                "init(\(model), \(tools), @InstructionsBuilder instructions: () throws -> Instructions) rethrows"
            ) { arguments in
                let built = try arguments.callBuilder(2)
                return try make(arguments, try bridge.conversion(arguments.context).instructions(built))
            },
            HostMember("init(\(model), \(tools), transcript: Transcript)") { arguments in
                let transcript: Transcript = try arguments.bridged(2)
                return try make(arguments) { model, tools in
                    LanguageModelSession(model: model, tools: tools, transcript: transcript)
                }
            },
        ]
    }

    private func make(_ arguments: HostArguments, _ instructions: Instructions?) throws -> Value {
        try make(arguments) { model, tools in
            LanguageModelSession(model: model, tools: tools, instructions: instructions)
        }
    }

    /// Makes a session that tells the run what it does.
    private func make(
        _ arguments: HostArguments, _ create: (any LanguageModel, [any Tool]) -> LanguageModelSession
    ) throws -> Value {
        let context = arguments.context
        let values = try arguments.elements(1)
        let tools = try values.map {
            try InterpretedTool($0, registry: bridge.registry, properties: bridge.properties, context: context)
        }
        let model = try model(arguments, 0)
        return try bridge.makeSession(in: context, tools: values, named: tools.map(\.name)) {
            create(model ?? SystemLanguageModel.default, tools)
        }
    }

    /// The model given, nil for the default; only the run's own models can answer.
    private func model(_ arguments: HostArguments, _ index: Int) throws -> (any LanguageModel)? {
        switch arguments.values[index]?.unwrapped {
        case nil: return nil
        case .host(let host)?:
            if let model = host.payload as? any LanguageModel { return model }
        default: break
        }
        throw HostRefusal(
            "a document cannot bring a model of its own",
            hint: "leave 'model' out, and choose the model with 'easel run --model'")
    }

    private var properties: [HostMember] {
        [
            HostMember(
                "var transcript: Transcript { get set }",
                set: { arguments, value in
                    let owner: BridgedSession = try arguments.bridgedReceiver()
                    guard let transcript: Transcript = value.payload() else {
                        throw HostRefusal("'transcript' takes a Transcript")
                    }
                    owner.session.transcript = transcript
                },
                arguments: { arguments in
                    let owner: BridgedSession = try arguments.bridgedReceiver()
                    return try arguments.context.value(owner.session.transcript)
                }),
            HostMember(
                "var transcriptErrorHandlingPolicy: TranscriptErrorHandlingPolicy? { get set }",
                set: { arguments, value in
                    let owner: BridgedSession = try arguments.bridgedReceiver()
                    owner.session.transcriptErrorHandlingPolicy = value.payload()
                },
                arguments: { arguments in
                    let owner: BridgedSession = try arguments.bridgedReceiver()
                    return try owner.session.transcriptErrorHandlingPolicy.written(arguments.context)
                }),
            .property("var isResponding: Bool { get }") { .bool(($0 as BridgedSession).session.isResponding) },
            .property("var usage: LanguageModelSession.Usage { get }") { (owner: BridgedSession, context) in
                try context.value(owner.session.usage)
            },
            .reading("properties: SessionPropertyValues") { (owner: BridgedSession) in owner.session.properties },
        ]
    }

    private var actions: [HostMember] {
        [
            HostMember("func prewarm(promptPrefix: Prompt? = nil)") { arguments in
                let owner: BridgedSession = try arguments.bridgedReceiver()
                owner.session.prewarm(promptPrefix: try arguments.bridgedIfGiven(0))
                return .void
            }
        ] + FeedbackTable(registry: bridge.registry).sessionRows
    }
}
