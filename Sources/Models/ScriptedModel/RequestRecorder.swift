import FoundationModels
import Synchronization

/// Keeps what a model was asked, in order, for tests and dry runs.
public final class RequestRecorder: Sendable {
    private let recorded = Mutex<[LanguageModelExecutorGenerationRequest]>([])

    /// Creates an empty recorder.
    public init() {}

    /// The requests so far, one per round of a tool loop.
    public var requests: [LanguageModelExecutorGenerationRequest] {
        recorded.withLock { $0 }
    }

    func record(_ request: LanguageModelExecutorGenerationRequest) {
        recorded.withLock { $0.append(request) }
    }
}
