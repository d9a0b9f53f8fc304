/// What a person or a program asks the model. API version 26.0.
public struct Prompt: Sendable {
    package var pieces: PromptPieces

    package init(pieces: PromptPieces) {
        self.pieces = pieces
    }

    /// Creates a prompt from a string, generated content, or anything else that has a prompt form.
    public init(_ content: some PromptRepresentable) {
        self = content.promptRepresentation
    }

    /// Creates a prompt from the pieces of a builder; each piece is a line of its own.
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {
        self = try content()
    }

    @usableFromInline
    init<each P: PromptRepresentable>(_ components: repeat each P) {
        var pieces = PromptPieces()
        for component in repeat each components {
            pieces.append(component.promptRepresentation.pieces)
        }
        self.init(pieces: pieces)
    }
}

/// A value that can be part of a prompt. API version 26.0.
public protocol PromptRepresentable {
    /// The value as the model reads it.
    @PromptBuilder var promptRepresentation: Prompt { get }
}

extension Prompt: PromptRepresentable {
    /// The prompt itself.
    public var promptRepresentation: Prompt {
        // `return` keeps the inherited builder out, which would ask for this property again.
        return self
    }
}
