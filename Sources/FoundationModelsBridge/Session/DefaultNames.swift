import FoundationModels
import PlaygroundEvaluator

/// `session` and `prompt` for code that uses them without declaring them, as the fences of guides do.
///
/// They are names of the library, so that every declaration of the document wins over them. Each playground that needs a
/// session gets one of its own.
struct DefaultNames {
    let sessions: DefaultSessions
    let bridge: SessionBridge

    static let promptText = "Tell me something interesting in one sentence."

    var rows: [HostMember] {
        [
            HostMember(
                "var session: LanguageModelSession { get set }",
                deprecation: "nothing here declares it, so a session with default settings is used",
                set: { _, value in sessions.current = value },
                arguments: { arguments in
                    if let known = sessions.current { return known }
                    let made = try bridge.makeSession(in: arguments.context) { LanguageModelSession() }
                    sessions.current = made
                    return made
                }),
            HostMember(
                "let prompt: String",
                deprecation: "nothing here declares it, so it is \"\(Self.promptText)\""
            ) { _ in .string(Self.promptText) },
        ]
    }

    /// What is said about the names where nothing is given by default.
    static let refusals = ["session", "prompt"].map { name in
        RetiredName(
            name, reason: "is not declared, and a strict run gives no default",
            hint: name == "session" ? "let session = LanguageModelSession()" : "let prompt = \"…\"")
    }
}

/// The session of the running playground that nothing declares.
final class DefaultSessions {
    var current: Value?
}
