// Each property says `return`: without it the builder of the protocol's requirement would apply and recurse.

extension String: PromptRepresentable {
    /// The string as a line of a prompt.
    public var promptRepresentation: Prompt { return Prompt(pieces: PromptPieces(text: self)) }
}

extension String: InstructionsRepresentable {
    /// The string as a line of instructions.
    public var instructionsRepresentation: Instructions { return Instructions(pieces: PromptPieces(text: self)) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    /// The elements, one line each.
    public var promptRepresentation: Prompt {
        var pieces = PromptPieces()
        for element in self { pieces.append(element.promptRepresentation.pieces) }
        return Prompt(pieces: pieces)
    }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    /// The elements, one line each.
    public var instructionsRepresentation: Instructions {
        var pieces = PromptPieces()
        for element in self { pieces.append(element.instructionsRepresentation.pieces) }
        return Instructions(pieces: pieces)
    }
}

extension Optional: PromptRepresentable where Wrapped: ConvertibleToGeneratedContent {
    /// The wrapped value, or nothing: an absent value adds no line.
    public var promptRepresentation: Prompt { return self?.promptRepresentation ?? Prompt() }
}

extension Optional: InstructionsRepresentable where Wrapped: ConvertibleToGeneratedContent {
    /// The wrapped value, or nothing: an absent value adds no line.
    public var instructionsRepresentation: Instructions { return self?.instructionsRepresentation ?? Instructions() }
}

extension ConvertibleToGeneratedContent {
    /// The content as JSON, the form in which an example helps the model most.
    public var promptRepresentation: Prompt { return generatedContent.promptRepresentation }

    /// The content as JSON, the form in which an example helps the model most.
    public var instructionsRepresentation: Instructions { return generatedContent.instructionsRepresentation }
}

extension GeneratedContent {
    /// The content as JSON; a string stands for itself, without quotation marks.
    public var promptRepresentation: Prompt { return Prompt(pieces: PromptPieces(text: promptText)) }

    /// The content as JSON; a string stands for itself, without quotation marks.
    public var instructionsRepresentation: Instructions { return Instructions(pieces: PromptPieces(text: promptText)) }

    private var promptText: String {
        if case .string(let text) = kind { text } else { jsonString }
    }
}
