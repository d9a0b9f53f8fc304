// Version 27 states these for each built-in type; all of them are the type's JSON, or the text itself.

import Foundation

extension Bool {
    /// The value as a line of a prompt. API version 27.0.
    public var promptRepresentation: Prompt { return generatedContent.promptRepresentation }

    /// The value as a line of instructions. API version 27.0.
    public var instructionsRepresentation: Instructions { return generatedContent.instructionsRepresentation }
}

extension Int {
    /// The value as a line of a prompt. API version 27.0.
    public var promptRepresentation: Prompt { return generatedContent.promptRepresentation }

    /// The value as a line of instructions. API version 27.0.
    public var instructionsRepresentation: Instructions { return generatedContent.instructionsRepresentation }
}

extension Float {
    /// The value as a line of a prompt. API version 27.0.
    public var promptRepresentation: Prompt { return generatedContent.promptRepresentation }

    /// The value as a line of instructions. API version 27.0.
    public var instructionsRepresentation: Instructions { return generatedContent.instructionsRepresentation }
}

extension Double {
    /// The value as a line of a prompt. API version 27.0.
    public var promptRepresentation: Prompt { return generatedContent.promptRepresentation }

    /// The value as a line of instructions. API version 27.0.
    public var instructionsRepresentation: Instructions { return generatedContent.instructionsRepresentation }
}

extension Decimal {
    /// The value as a line of a prompt. API version 27.0.
    public var promptRepresentation: Prompt { return generatedContent.promptRepresentation }

    /// The value as a line of instructions. API version 27.0.
    public var instructionsRepresentation: Instructions { return generatedContent.instructionsRepresentation }
}
