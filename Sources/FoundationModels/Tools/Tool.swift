import Foundation

/// Something the model can ask the app to do. API version 26.0.
///
/// A tool must be safe to call several times at once: the model may ask for independent calls in one go.
public protocol Tool<Arguments, Output>: Sendable {
    /// What the tool returns to the model.
    associatedtype Output: PromptRepresentable
    /// What the tool is called with; usually a `@Generable` struct.
    associatedtype Arguments: ConvertibleFromGeneratedContent

    /// The name by which the model calls the tool; the type's name unless stated.
    var name: String { get }
    /// What the tool is for, in a sentence the model reads.
    var description: String { get }
    /// The schema of the arguments; read once, when a session is made.
    var parameters: GenerationSchema { get }
    /// Whether the instructions show the tool and its schema to the model; true unless stated.
    var includesSchemaInInstructions: Bool { get }

    /// Does the work; an error ends the request as a ``LanguageModelSession/ToolCallError``.
    ///
    /// To let the model recover, return a text that explains what went wrong instead of throwing.
    @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    /// The name of the tool's type.
    public var name: String { String(describing: Self.self) }

    /// True: the model is told about the tool.
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    /// The schema of the arguments' type.
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
