import CLlamaEngine

/// What the engine reports when a call fails.
struct EngineError: Error, Equatable {
    enum Kind: Equatable {
        case cannotLoad, outOfMemory, contextFull, cancelled, evaluationFailed
    }

    let kind: Kind
    let message: String

    init(_ error: easel_error) {
        var error = error
        kind = Self.kind(of: error.status)
        message = withUnsafeBytes(of: &error.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    private static func kind(of status: easel_status) -> Kind {
        switch status {
        case EASEL_CANNOT_LOAD: .cannotLoad
        case EASEL_OUT_OF_MEMORY: .outOfMemory
        case EASEL_CONTEXT_FULL: .contextFull
        case EASEL_CANCELLED: .cancelled
        default: .evaluationFailed
        }
    }
}
