import Foundation
import Observation
import Synchronization

/// A conversation with a model: it remembers what was said and lets the model call tools. API version 26.0.
///
/// A session answers one request at a time; a second one meanwhile fails with `concurrentRequests`. Separate sessions
/// are independent. When a request fails or is cancelled, the transcript is as it was before the request.
public final class LanguageModelSession: Sendable {
    let id: UUID
    let context: SessionContext
    let profile: SessionProfile
    let state: Mutex<SessionState>
    let propertyStorage = SessionPropertyValues.Storage()
    private let registrar = ObservationRegistrar()

    init(profile: SessionProfile, transcript: (inout IdentifierSource) -> Transcript) {
        context = Self.context
        self.profile = profile
        let seed = context.seeds?.next()
        var ids = IdentifierSource(seed: seed)
        id = ids.nextUUID()
        let entries = transcript(&ids)
        state = Mutex(SessionState(transcript: entries, ids: ids, seed: seed))
        notify(request: 0, .sessionStarted(entries))
    }
}

extension LanguageModelSession {
    /// Everything said so far. API version 26.0; settable since 27.0.
    ///
    /// Set it only while the session is not responding: otherwise the change is dropped and the running request fails
    /// with ``Error/transcriptMutationWhileResponding``.
    public var transcript: Transcript {
        get {
            registrar.access(self, keyPath: \.transcript)
            return state.withLock { $0.transcript }
        }
        set {
            change(\.transcript) { $0.replaceTranscript(newValue) }
        }
    }

    /// Whether a request is being answered. API version 26.0.
    public var isResponding: Bool {
        registrar.access(self, keyPath: \.isResponding)
        return state.withLock { $0.turn != nil }
    }

    /// The tokens all requests of the session have used. API version 27.0.
    public var usage: Usage {
        registrar.access(self, keyPath: \.usage)
        return state.withLock { $0.usage }
    }

    /// What a failed request leaves in the transcript; nil means nothing. API version 27.0.
    public var transcriptErrorHandlingPolicy: TranscriptErrorHandlingPolicy? {
        get { state.withLock { $0.errorPolicy } }
        set { state.withLock { $0.errorPolicy = newValue } }
    }

    /// Hints that a request will follow soon, so that the model can be loaded and a prefix processed. API version 26.0.
    ///
    /// The work happens in the background and never fails.
    public func prewarm(promptPrefix: Prompt? = nil) {
        var transcript = state.withLock { $0.transcript }
        if let promptPrefix {
            var ids = IdentifierSource(seed: 0)
            transcript.append(.prompt(.init(id: ids.next(), segments: promptPrefix.pieces.segments(ids: &ids))))
        }
        Task { [self, transcript] in
            try? connection(to: activeProfile().model).prewarm(transcript)
        }
    }
}

extension LanguageModelSession: Observable {
    /// Changes the state and tells observers of a property that it changed.
    func change<Member, Result: Sendable>(
        _ member: KeyPath<LanguageModelSession, Member>,
        _ mutate: (inout sending SessionState) throws -> sending Result
    ) rethrows -> Result {
        try registrar.withMutation(of: self, keyPath: member) {
            try state.withLock(mutate)
        }
    }
}

/// What a failed request leaves in the transcript. API version 27.0.
public struct TranscriptErrorHandlingPolicy: Sendable {
    let preserves: Bool

    /// The transcript becomes what it was before the request.
    public static let revertTranscript = TranscriptErrorHandlingPolicy(preserves: false)
    /// The prompt and what came after it stay.
    public static let preserveTranscript = TranscriptErrorHandlingPolicy(preserves: true)
}
