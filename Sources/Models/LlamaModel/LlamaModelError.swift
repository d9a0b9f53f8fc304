import Foundation

/// Why a model file cannot be used.
public enum LlamaModelError: Error, Equatable {
    /// There is no file of that name.
    case fileNotFound(path: String)
    /// The file is not a model the engine can read: another format, cut off, or damaged.
    case unreadable(path: String, reason: String)
    /// The llama.cpp engine is not installed, or cannot be loaded.
    case engineUnavailable(reason: String)
    /// The embedded model has not been downloaded.
    case embeddedModelMissing
    /// There is not enough memory for the model or a conversation with it.
    case outOfMemory(path: String, reason: String)
}

extension LlamaModelError: LocalizedError, CustomStringConvertible {
    /// What is wrong and what to do, in one or two sentences.
    public var errorDescription: String? { description }

    /// What is wrong and what to do, in one or two sentences.
    public var description: String {
        switch self {
        case .fileNotFound(let path): "There is no model file '\(path)'. 'easel models' lists the installed ones."
        case .unreadable(let path, let reason): Self.unreadableText(path, reason)
        case .engineUnavailable(let reason): "The llama.cpp engine is not ready: \(reason) Run 'easel setup'."
        case .embeddedModelMissing: "The embedded model has not been downloaded yet. Run 'easel setup'."
        case .outOfMemory(let path, let reason): Self.memoryText(path, reason)
        }
    }

    private static func unreadableText(_ path: String, _ reason: String) -> String {
        "Cannot use the model file '\(path)': \(reason). It may be incomplete; get it again, or name another GGUF file."
    }

    private static func memoryText(_ path: String, _ reason: String) -> String {
        "There is not enough memory to run '\(path)': \(reason). Use a smaller model or a smaller context."
    }
}
