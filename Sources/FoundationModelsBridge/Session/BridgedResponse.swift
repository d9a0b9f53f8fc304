import FoundationModels
import PlaygroundEvaluator

/// A session of the program with what follows it.
final class BridgedSession: Bridged {
    static let hostTypeName = "LanguageModelSession"
    let session: LanguageModelSession
    let trace: SessionTrace
    /// The tools as the program made them, for errors that name one.
    let tools: [Value]

    init(session: LanguageModelSession, trace: SessionTrace, tools: [Value]) {
        self.session = session
        self.trace = trace
        self.tools = tools
    }
}

/// The payload of `LanguageModelSession.Response`.
struct BridgedResponse: Bridged {
    static let hostTypeName = "LanguageModelSession.Response"
    var content: Value
    var rawContent: GeneratedContent
    var entries: ArraySlice<Transcript.Entry>
    var usage: LanguageModelSession.Usage
}

/// The payload of `LanguageModelSession.ResponseStream`.
final class BridgedStream: Bridged {
    static let hostTypeName = "LanguageModelSession.ResponseStream"
    let source: SnapshotSource
    /// nil for words that came without a session, such as a refusal's.
    let owner: BridgedSession?
    /// The type of the whole answer; unknown for text.
    let type: Type

    init(source: SnapshotSource, owner: BridgedSession?, type: Type) {
        self.source = source
        self.owner = owner
        self.type = type
    }
}

/// The payload of `LanguageModelSession.ResponseStream.Snapshot`.
struct BridgedSnapshot: Bridged {
    static let hostTypeName = "LanguageModelSession.ResponseStream.Snapshot"
    var content: Value
    var rawContent: GeneratedContent
    var entries: ArraySlice<Transcript.Entry>
    var usage: LanguageModelSession.Usage
}

/// A stream of text or of content, with one way to read both.
enum SnapshotSource: Sendable {
    case text(LanguageModelSession.ResponseStream<String>)
    case content(LanguageModelSession.ResponseStream<GeneratedContent>)
}

/// What a snapshot or answer says, whatever its type.
struct StreamState: Sendable {
    var text: String?
    var rawContent: GeneratedContent
    var entries: ArraySlice<Transcript.Entry>
    var usage: LanguageModelSession.Usage
}

/// Reads a stream from one place at a time.
actor SnapshotCursor {
    private var text: LanguageModelSession.ResponseStream<String>.AsyncIterator?
    private var content: LanguageModelSession.ResponseStream<GeneratedContent>.AsyncIterator?

    init(_ source: SnapshotSource) {
        switch source {
        case .text(let stream): text = stream.makeAsyncIterator()
        case .content(let stream): content = stream.makeAsyncIterator()
        }
    }

    /// The next snapshot, nil at the end.
    func next() async throws -> StreamState? {
        if var iterator = text {
            let snapshot = try await iterator.next(isolation: self)
            text = iterator
            return snapshot.map {
                StreamState(
                    text: $0.content, rawContent: $0.rawContent, entries: $0.transcriptEntries, usage: $0.usage)
            }
        }
        guard var iterator = content else { return nil }
        let snapshot = try await iterator.next(isolation: self)
        content = iterator
        return snapshot.map {
            StreamState(rawContent: $0.rawContent, entries: $0.transcriptEntries, usage: $0.usage)
        }
    }
}

extension SnapshotSource {
    /// Waits for the whole answer.
    func collect() async throws -> StreamState {
        switch self {
        case .text(let stream): StreamState(try await stream.collect())
        case .content(let stream): StreamState(try await stream.collect())
        }
    }
}

extension StreamState {
    init(_ response: LanguageModelSession.Response<String>) {
        self.init(
            text: response.content, rawContent: response.rawContent, entries: response.transcriptEntries,
            usage: response.usage)
    }

    init(_ response: LanguageModelSession.Response<GeneratedContent>) {
        self.init(rawContent: response.rawContent, entries: response.transcriptEntries, usage: response.usage)
    }
}
