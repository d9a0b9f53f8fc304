/// A type that a model can generate and that a prompt can hold.
///
/// Attach `@Generable` to a structure or an enumeration instead of writing the conformance. Follows API version 26.0.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// What a stream shows of a value while it is being generated.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    /// The shape that generated content must have to become a value of this type.
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// The value's content as JSON, which serves the model as an example.
    ///
    /// Follows API version 27.0.
    public var promptRepresentation: Prompt { generatedContent.promptRepresentation }

    /// The value's content as JSON, which serves the model as an example.
    ///
    /// Follows API version 27.0.
    public var instructionsRepresentation: Instructions { generatedContent.instructionsRepresentation }
}

extension Generable {
    /// The value seen as a partial one in which everything happens to be there.
    public func asPartiallyGenerated() -> PartiallyGenerated {
        if let whole = self as? PartiallyGenerated { return whole }
        do {
            return try PartiallyGenerated(generatedContent)
        } catch {
            // A partial type leaves out what it cannot read, so this is reached only when a hand-written
            // conformance cannot read back what it wrote; no value could be returned for that.
            preconditionFailure("\(Self.self).PartiallyGenerated cannot read the content of a \(Self.self): \(error)")
        }
    }
}

/// A type that can be read from generated content.
///
/// Follows API version 26.0.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Reads a value from content.
    ///
    /// Throws `GeneratedContent.ParsingError` when the content has another shape.
    init(_ content: GeneratedContent) throws
}

/// A type that can be written as generated content, and so put into prompts and instructions.
///
/// Follows API version 26.0.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    /// The value as content.
    var generatedContent: GeneratedContent { get }
}
