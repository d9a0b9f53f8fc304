/// What the developer tells the model about its task; it stands before every prompt. API version 26.0.
public struct Instructions: Sendable {
    package var pieces: PromptPieces

    package init(pieces: PromptPieces) {
        self.pieces = pieces
    }

    /// Creates instructions from a string, generated content, or anything else that has an instructions form.
    public init(_ content: some InstructionsRepresentable) {
        self = content.instructionsRepresentation
    }

    /// Creates instructions from the pieces of a builder; each piece is a line of its own.
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
        self = try content()
    }

    @usableFromInline
    init<each I: InstructionsRepresentable>(_ components: repeat each I) {
        var pieces = PromptPieces()
        for component in repeat each components {
            pieces.append(component.instructionsRepresentation.pieces)
        }
        self.init(pieces: pieces)
    }
}

/// A value that can be part of instructions. API version 26.0.
public protocol InstructionsRepresentable {
    /// The value as the model reads it.
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

extension Instructions: InstructionsRepresentable {
    /// The instructions themselves.
    public var instructionsRepresentation: Instructions {
        // `return` keeps the inherited builder out, which would ask for this property again.
        return self
    }
}
