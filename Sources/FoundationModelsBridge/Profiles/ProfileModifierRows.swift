import FoundationModels
import PlaygroundEvaluator

/// The modifiers of profiles: what every profile of the program can be asked to do.
struct ProfileModifierRows {
    let conversion: ProfileConversion

    private typealias Profile = any LanguageModelSession.DynamicProfile
    private static let made = DynamicProfileTable.made

    var rows: [HostMember] { settings + actions + [model, transform, modifier] }

    private var settings: [HostMember] {
        [
            setting("temperature", "Double") { $0.temperature($1) },
            setting("samplingMode", "GenerationOptions.SamplingMode") { $0.samplingMode($1) },
            setting("maximumResponseTokens", "Int") { $0.maximumResponseTokens($1) },
            setting("reasoningLevel", "ContextOptions.ReasoningLevel") { $0.reasoningLevel($1) },
            setting("toolCallingMode", "GenerationOptions.ToolCallingMode") { $0.toolCallingMode($1) },
            setting("transcriptErrorHandlingPolicy", "TranscriptErrorHandlingPolicy") {
                $0.transcriptErrorHandlingPolicy($1)
            },
        ]
    }

    private func setting<Argument: ProgramValue>(
        _ name: String, _ type: String, _ apply: @escaping (Profile, Argument?) -> Profile
    ) -> HostMember {
        HostMember("func \(name)(_ \(name): \(type)?) -> \(Self.made)") { arguments in
            guard let argument = Argument?.fromProgram(arguments.values[0] ?? .none) else {
                throw HostRefusal("'\(name)' takes a \(type)")
            }
            return try modified(arguments) { apply($0, argument) }
        }
    }

    private var model: HostMember {
        HostMember("func model(_ model: any LanguageModel) -> \(Self.made)") { arguments in
            guard case .host(let host)? = arguments.values[0], let model = host.payload as? any LanguageModel else {
                throw HostRefusal("a document cannot bring a model of its own", hint: "leave 'model' out")
            }
            return try modified(arguments) { $0.model(model) }
        }
    }

    private var transform: HostMember {
        HostMember(
            "func historyTransform(_ transform: ([Transcript.Entry]) -> [Transcript.Entry]) -> \(Self.made)"
        ) { arguments in
            let callback = try callback(arguments)
            return try modified(arguments) { profile in
                profile.historyTransform(hosted: { entries in
                    try await callback.call({ [try entries.written($0)] }) { try Self.entries($0) }
                })
            }
        }
    }

    private static func entries(_ value: Value) throws -> [Transcript.Entry] {
        guard case .array(let values) = value else { throw HostRefusal("'historyTransform' returns an array") }
        return try values.map(TranscriptBridge.entry)
    }

    private var modifier: HostMember {
        HostMember("func modifier(_ modifier: some LanguageModelSession.DynamicProfileModifier) -> \(Self.made)") {
            arguments in
            let modifier = try arguments.get(0, as: Value.self)
            let content = try conversion.profile(from: arguments.receiver)
            return try arguments.context.value(
                BridgedProfile { identity, context in
                    let changed = try context.callMethod(
                        "body", labels: ["content"], of: modifier, [try context.value(content)])
                    return try conversion.profile(from: changed).make(&identity, context)
                })
        }
    }

    private func modified(_ arguments: HostArguments, _ change: @escaping (Profile) -> Profile) throws -> Value {
        let base = try conversion.profile(from: arguments.receiver)
        return try arguments.context.value(
            BridgedProfile { identity, context in change(try base.make(&identity, context)) })
    }

    private func callback(_ arguments: HostArguments) throws -> ProgramCallback {
        guard case .function(let function)? = arguments.values[0] else { throw HostRefusal("this is not a closure") }
        return ProgramCallback(function, properties: conversion.properties, context: arguments.context)
    }
}

/// What a profile wants done while requests are answered.
extension ProfileModifierRows {
    private var actions: [HostMember] { onPrompt + onResponse + onReasoning + onToolCall + onToolOutput + changes }

    private var onPrompt: [HostMember] {
        told("onPrompt", "Transcript.Prompt") { profile, callback in
            profile.onPrompt { prompt in try await callback.call { [try $0.value(prompt)] } }
        } untold: { profile, callback in
            profile.onPrompt { try await callback.call() }
        }
    }

    private var onResponse: [HostMember] {
        told("onResponse", "Transcript.Response") { profile, callback in
            profile.onResponse { response in try await callback.call { [try $0.value(response)] } }
        } untold: { profile, callback in
            profile.onResponse { try await callback.call() }
        }
    }

    private var onReasoning: [HostMember] {
        told("onReasoning", "Transcript.Reasoning") { profile, callback in
            profile.onReasoning { reasoning in try await callback.call { [try $0.value(reasoning)] } }
        } untold: { profile, callback in
            profile.onReasoning { try await callback.call() }
        }
    }

    private var onToolCall: [HostMember] {
        told("onToolCall", "Transcript.ToolCall") { profile, callback in
            profile.onToolCall { call in try await callback.call { [try $0.value(call)] } }
        } untold: { profile, callback in
            profile.onToolCall { try await callback.call() }
        }
    }

    private var onToolOutput: [HostMember] {
        told("onToolOutput", "Transcript.ToolCall, Transcript.ToolOutput") { profile, callback in
            profile.onToolOutput { call, output in
                try await callback.call { [try $0.value(call), try $0.value(output)] }
            }
        } untold: { profile, callback in
            profile.onToolOutput { try await callback.call() }
        }
    }

    private var changes: [HostMember] {
        [
            action("onActivate", "() async -> Void") { profile, callback in
                profile.onActivate(hosted: { try await callback.call() })
            },
            action("onDeactivate", "() async -> Void") { profile, callback in
                profile.onDeactivate(hosted: { try await callback.call() })
            },
        ]
    }

    /// An action in both forms: told what happened, or not.
    private func told(
        _ name: String, _ parameters: String, _ apply: @escaping (Profile, ProgramCallback) -> Profile,
        untold: @escaping (Profile, ProgramCallback) -> Profile
    ) -> [HostMember] {
        [
            action(name, "() async throws -> Void", untold),
            action(name, "(\(parameters)) async throws -> Void", apply),
        ]
    }

    private func action(
        _ name: String, _ type: String, _ apply: @escaping (Profile, ProgramCallback) -> Profile
    ) -> HostMember {
        HostMember("func \(name)(perform action: \(type)) -> \(Self.made)") { arguments in
            let callback = try callback(arguments)
            return try modified(arguments) { apply($0, callback) }
        }
    }
}
