import FoundationModels
import PlaygroundEvaluator
import PlaygroundEvents

/// The session library as a module of the program, and what its sessions do as events of the run.
///
/// One bridge serves one run of one document.
package struct Bridge {
    private let registry = GenerableRegistry()
    private let register: SessionRegister

    package init(host: SessionHost) {
        register = SessionRegister(host)
    }

    /// What `import FoundationModels` brings.
    package var module: HostModule {
        HostModule(
            name: "FoundationModels",
            types: types.map { $0.belonging(to: "FoundationModels") } + BuiltInGenerables.types,
            attributes: attributes, retiredNames: RetiredNames.all)
    }

    /// Tells the transcripts of all sessions used since the last call; call it when a playground has ended.
    package func tellTranscripts() {
        register.tellTranscripts()
    }

    private var types: [HostType] {
        let bridge = SessionBridge(registry: registry, register: register)
        return PromptTable(registry: registry).types
            + GeneratedContentTable(registry: registry).types
            + [GenerationGuideTable.type]
            + GenerationSchemaTable(registry: registry).types
            + OptionsTable.types
            + SystemLanguageModelTable(registry: registry, register: register).types
            + [LanguageModelSessionTable(bridge: bridge).type]
            + ResponseTable(bridge: bridge).types
            + ToolTable(registry: registry).types
            + TranscriptTable().types
            + ErrorTable(bridge: bridge).types
            + FeedbackTable.types
    }

    private var attributes: [HostAttribute] {
        [
            GenerableAttribute(registry: registry).row,
            // Read by `@Generable` from the property it stands at.
            HostAttribute("Guide") { _, _ in },
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
