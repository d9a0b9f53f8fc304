import FoundationModels
import PlaygroundEvaluator
import PlaygroundEvents

/// The session library as a module of the program, and what its sessions do as events of the run.
///
/// One bridge serves one run of one document.
package struct Bridge {
    private let registry = GenerableRegistry()
    private let register: SessionRegister
    private let defaults: Defaults
    private let sessions = DefaultSessions()
    private let properties = PropertyScope()

    /// What code gets that uses `session` or `prompt` without declaring it.
    package enum Defaults: Sendable {
        /// A default one, with a note: in the fences of a document.
        case given
        /// A message that says so: in a strict run.
        case refused
        /// What any other unknown name gets: in a Swift file.
        case unknown
    }

    package init(host: SessionHost, defaults: Defaults = .unknown) {
        register = SessionRegister(host)
        self.defaults = defaults
    }

    /// What `import FoundationModels` brings.
    package var module: HostModule {
        HostModule(
            name: "FoundationModels",
            types: types.map { $0.belonging(to: "FoundationModels") } + BuiltInGenerables(registry: registry).types,
            globals: globals, attributes: attributes,
            retiredNames: RetiredNames.all + (defaults == .refused ? DefaultNames.refusals : []))
    }

    private var globals: [HostMember] {
        guard defaults == .given else { return [] }
        return DefaultNames(sessions: sessions, bridge: bridge).rows
    }

    /// Tells the transcripts of all sessions used since the last call; call it when a playground has ended.
    package func tellTranscripts() {
        register.tellTranscripts()
        sessions.current = nil
    }

    private var bridge: SessionBridge {
        SessionBridge(registry: registry, register: register, properties: properties)
    }

    private var types: [HostType] {
        PromptTable(registry: registry).types
            + GeneratedContentTable(registry: registry).types
            + [GenerationGuideTable.type]
            + GenerationSchemaTable(registry: registry).types
            + OptionsTable.types
            + CapabilitiesTable.types
            + [ErrorPolicyTable.type]
            + SystemLanguageModelTable(registry: registry, register: register).types
            + PrivateCloudComputeTable.types
            + AdapterTable.types
            + [LanguageModelSessionTable(bridge: bridge).type]
            + ResponseTable(bridge: bridge).types
            + ToolTable(registry: registry).types
            + TranscriptTable(registry: registry).types
            + AttachmentTable.types
            + ErrorTable(bridge: bridge).types
            + FeedbackTable(registry: registry).types
            + SessionPropertyTable(properties: properties).types
            + DynamicInstructionsTable(conversion: profiles).types
            + DynamicProfileTable(conversion: profiles).types
    }

    private var profiles: ProfileConversion { ProfileConversion(registry: registry, properties: properties) }

    private var attributes: [HostAttribute] {
        [
            GenerableAttribute(registry: registry).row,
            // Read by `@Generable` from the property it stands at.
            HostAttribute("Guide") { _, _ in },
            SessionPropertyEntry.row,
        ]
    }
}

extension HostType {
    /// The same type with its module's name, which `debugPrint` writes before it.
    fileprivate func belonging(to module: String) -> HostType {
        var type = self
        let configure = self.configure
        type.configure = { nominal in
            nominal.module = module
            configure(nominal)
        }
        return type
    }
}
