import Foundation
import FoundationModels
import PlaygroundEvaluator

/// `LanguageModelSession` in the program.
struct LanguageModelSessionTable {
    let bridge: SessionBridge

    var type: HostType {
        let bridge = bridge
        return HostType("final class LanguageModelSession: Sendable", configure: configure) {
            initializers + properties + actions + RespondRows(bridge: bridge).rows
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

    private var initializers: [HostMember] {
        let model = "model: SystemLanguageModel = SystemLanguageModel.default"
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
        _ arguments: HostArguments, _ create: (SystemLanguageModel, [any Tool]) -> LanguageModelSession
    ) throws -> Value {
        let context = arguments.context
        let values = try arguments.elements(1)
        let tools = try values.map { try InterpretedTool($0, registry: bridge.registry, context: context) }
        let model = try arguments.bridgedIfGiven(0) as SystemLanguageModel?
        return try bridge.makeSession(in: context, tools: values, named: tools.map(\.name)) {
            create(model ?? SystemLanguageModel.default, tools)
        }
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
            .property("var isResponding: Bool { get }") { .bool(($0 as BridgedSession).session.isResponding) },
            .property("var usage: LanguageModelSession.Usage { get }") { (owner: BridgedSession, context) in
                try context.value(owner.session.usage)
            },
        ]
    }

    private var actions: [HostMember] {
        [
            HostMember("func prewarm(promptPrefix: Prompt? = nil)") { arguments in
                let owner: BridgedSession = try arguments.bridgedReceiver()
                owner.session.prewarm(promptPrefix: try arguments.bridgedIfGiven(0))
                return .void
            },
            HostMember(
                """
                @discardableResult func logFeedbackAttachment(sentiment: LanguageModelFeedback.Sentiment?, \
                issues: [LanguageModelFeedback.Issue] = [], desiredOutput: Transcript.Entry? = nil) -> Data
                """
            ) { (arguments: inout HostArguments) -> Value in
                let owner: BridgedSession = try arguments.bridgedReceiver()
                let data = owner.session.logFeedbackAttachment(
                    sentiment: try FeedbackTable.sentiment(arguments.values[0]),
                    issues: try arguments.elements(1).map { try FeedbackTable.issue($0) },
                    desiredOutput: try arguments.values[2]?.unwrapped.map { try TranscriptBridge.entry($0) })
                return try arguments.context.hostValue(data, named: "Data")
            },
        ]
    }
}
