import FoundationModels
import PlaygroundEvaluator

/// The initializers of sessions whose profile is decided anew for every request.
struct ProfiledSessionRows {
    let bridge: SessionBridge

    private var conversion: ProfileConversion {
        ProfileConversion(registry: bridge.registry, properties: bridge.properties)
    }

    var rows: [HostMember] {
        let history = "history: some Collection<Transcript.Entry> = []"
        return [
            HostMember("init(profile: some \(DynamicProfileTable.protocolName), \(history))") { arguments in
                try make(try conversion.profile(from: arguments.get(0)), history: 1, arguments)
            },
            HostMember("init(dynamicInstructions: some DynamicInstructions, \(history))") { arguments in
                try make(conversion.profile(of: try arguments.get(0)), history: 1, arguments)
            },
            HostMember(
                "init(model: any LanguageModel, dynamicInstructions: some DynamicInstructions, \(history))"
            ) { arguments in
                guard case .host(let host)? = arguments.values[0], let model = host.payload as? any LanguageModel else {
                    throw HostRefusal("a document cannot bring a model of its own", hint: "leave 'model' out")
                }
                let profile = conversion.profile(of: try arguments.get(1))
                let chosen = BridgedProfile { try profile.make(&$0, $1).model(model) }
                return try make(chosen, history: 2, arguments)
            },
        ]
    }

    private func make(_ profile: BridgedProfile, history: Int, _ arguments: HostArguments) throws -> Value {
        let context = arguments.context
        let entries = try arguments.elements(history).map(TranscriptBridge.entry)
        let start = try Self.resolve(profile, in: context)
        let source = Confined(profile, in: context)
        let work = ProgramWork(properties: bridge.properties, context: context)
        return try bridge.makeSession(in: context) {
            LanguageModelSession(profile: ResolvedProfile(start.profile, identity: start.identity), history: entries) {
                try await work.run { context in
                    let now = try Self.resolve(source.open(in: context), in: context)
                    return ResolvedProfile(now.profile, identity: now.identity)
                }
            }
        }
    }

    private static func resolve(
        _ profile: BridgedProfile, in context: any HostContext
    ) throws -> (profile: any LanguageModelSession.DynamicProfile, identity: String) {
        var identity = ""
        return (try profile.make(&identity, context), identity)
    }
}
