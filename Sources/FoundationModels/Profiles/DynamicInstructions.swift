/// Instructions and tools that are decided anew for every request. API version 27.0.
///
/// A type describes itself by a body made of ``Instructions``, tools, and other dynamic instructions.
public protocol DynamicInstructions {
    /// The type of the body.
    associatedtype Body: DynamicInstructions

    /// What the instructions are made of now.
    @DynamicInstructionsBuilder var body: Body { get }
}

/// What dynamic instructions amount to at one moment.
struct ResolvedInstructions {
    var pieces = PromptPieces()
    var tools: [ToolBinding] = []
}

/// Dynamic instructions the library itself knows how to resolve; they are never asked for a body.
protocol PrimitiveInstructions {
    func resolve(into resolved: inout ResolvedInstructions)
}

extension DynamicInstructions {
    /// Adds what the instructions amount to now.
    func resolve(to resolved: inout ResolvedInstructions) {
        if let primitive = self as? any PrimitiveInstructions {
            primitive.resolve(into: &resolved)
        } else {
            body.resolve(to: &resolved)
        }
    }
}

/// The body of a primitive.
///
/// It is never reached: resolving takes primitives first, and the bodies are of type `Never`, so that no caller could
/// use one for anything.
func primitiveBody() -> Never {
    preconditionFailure("The library's own instructions and profiles have no body.")
}

extension Never: DynamicInstructions, LanguageModelSession.DynamicProfile {
    /// Never called, since there is no such value.
    public var body: Never { return primitiveBody() }
}

extension Instructions: DynamicInstructions, PrimitiveInstructions {
    /// The instructions themselves. API version 27.0.
    public var body: some DynamicInstructions { return AnyDynamicInstructions(self) }

    func resolve(into resolved: inout ResolvedInstructions) {
        resolved.pieces.append(pieces)
    }
}

/// Dynamic instructions of any type. API version 27.0.
public struct AnyDynamicInstructions: DynamicInstructions, PrimitiveInstructions {
    private let base: any DynamicInstructions

    /// Hides the type of instructions.
    public init(_ dynamicInstructions: any DynamicInstructions) {
        base = dynamicInstructions
    }

    /// Hides the type of instructions.
    public init(erasing dynamicInstructions: some DynamicInstructions) {
        base = dynamicInstructions
    }

    /// Never called: the library resolves these instructions itself.
    public var body: Never { primitiveBody() }

    func resolve(into resolved: inout ResolvedInstructions) {
        base.resolve(to: &resolved)
    }
}

/// No instructions. API version 27.0.
public struct EmptyDynamicInstructions: DynamicInstructions, PrimitiveInstructions, Sendable {
    /// Creates instructions that say nothing.
    public init() {}

    /// Never called: the library resolves these instructions itself.
    public var body: Never { primitiveBody() }

    func resolve(into resolved: inout ResolvedInstructions) {}
}

/// Several dynamic instructions, one after the other. API version 27.0.
public struct TupleDynamicInstructions<each Content: DynamicInstructions>: DynamicInstructions, PrimitiveInstructions {
    private let contents: (repeat each Content)

    /// Joins instructions.
    public init(_ contents: repeat each Content) {
        self.contents = (repeat each contents)
    }

    /// Never called: the library resolves these instructions itself.
    public var body: Never { primitiveBody() }

    func resolve(into resolved: inout ResolvedInstructions) {
        for content in repeat each contents { content.resolve(to: &resolved) }
    }
}

/// One of two dynamic instructions. API version 27.0.
public struct ConditionalDynamicInstructions<TrueContent: DynamicInstructions, FalseContent: DynamicInstructions>:
    DynamicInstructions, PrimitiveInstructions
{
    /// Which of the two. API version 27.0.
    public enum Branch {
        /// The condition holds.
        case trueContent(TrueContent)
        /// The condition does not hold.
        case falseContent(FalseContent)
    }

    private let branch: Branch

    /// Takes a branch.
    public init(_ branch: Branch) {
        self.branch = branch
    }

    /// Never called: the library resolves these instructions itself.
    public var body: Never { primitiveBody() }

    func resolve(into resolved: inout ResolvedInstructions) {
        switch branch {
        case .trueContent(let content): content.resolve(to: &resolved)
        case .falseContent(let content): content.resolve(to: &resolved)
        }
    }
}

extension Optional: DynamicInstructions, PrimitiveInstructions where Wrapped: DynamicInstructions {
    /// Never called: the library resolves these instructions itself.
    public var body: Never { primitiveBody() }

    func resolve(into resolved: inout ResolvedInstructions) {
        self?.resolve(to: &resolved)
    }
}

/// Dynamic instructions for each element of a collection. API version 27.0.
public struct DynamicInstructionsForEach<Data: RandomAccessCollection, ID: Hashable, Content: DynamicInstructions>:
    DynamicInstructions, PrimitiveInstructions
{
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Makes instructions for elements that are told apart by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @DynamicInstructionsBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// Never called: the library resolves these instructions itself.
    public var body: Never { primitiveBody() }

    func resolve(into resolved: inout ResolvedInstructions) {
        for element in data { content(element).resolve(to: &resolved) }
    }
}

extension DynamicInstructionsForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Makes instructions for identifiable elements.
    public init(_ data: Data, @DynamicInstructionsBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension DynamicInstructions {
    /// Instructions for each element of a collection. API version 27.0.
    public typealias ForEach = DynamicInstructionsForEach
    /// A property shared through the session. API version 27.0.
    public typealias SessionProperty = LanguageModelSession.SessionProperty
}

/// Tools as a part of instructions.
private struct ToolInstructions: DynamicInstructions, PrimitiveInstructions {
    let tools: [any Tool]

    var body: Never { primitiveBody() }

    func resolve(into resolved: inout ResolvedInstructions) {
        resolved.tools += tools.map { ToolBinding($0) }
    }
}

/// Builds dynamic instructions. API version 27.0.
@resultBuilder
public struct DynamicInstructionsBuilder {
    /// Takes a tool.
    public static func buildExpression<T: Tool>(_ expression: T) -> some DynamicInstructions {
        ToolInstructions(tools: [expression])
    }

    /// Takes dynamic instructions.
    public static func buildExpression<T: DynamicInstructions>(_ expression: T) -> T { expression }

    /// Takes tools.
    public static func buildExpression(_ tools: [any Tool]) -> some DynamicInstructions {
        ToolInstructions(tools: tools)
    }

    /// Joins the pieces of a block.
    @_disfavoredOverload
    public static func buildBlock<each Content: DynamicInstructions>(
        _ contents: repeat each Content
    ) -> TupleDynamicInstructions<repeat each Content> {
        TupleDynamicInstructions(repeat each contents)
    }

    /// Takes a block of one piece.
    public static func buildBlock<T: DynamicInstructions>(_ content: T) -> T { content }

    /// Takes an empty block.
    public static func buildBlock() -> EmptyDynamicInstructions { EmptyDynamicInstructions() }

    /// Takes the first branch of a condition.
    public static func buildEither<TrueContent: DynamicInstructions, FalseContent: DynamicInstructions>(
        first content: TrueContent
    ) -> ConditionalDynamicInstructions<TrueContent, FalseContent> {
        ConditionalDynamicInstructions(.trueContent(content))
    }

    /// Takes the second branch of a condition.
    public static func buildEither<TrueContent: DynamicInstructions, FalseContent: DynamicInstructions>(
        second content: FalseContent
    ) -> ConditionalDynamicInstructions<TrueContent, FalseContent> {
        ConditionalDynamicInstructions(.falseContent(content))
    }

    /// Takes a condition without an else branch.
    public static func buildOptional<Content: DynamicInstructions>(_ content: Content?) -> Content? { content }

    /// Takes a piece that needs a newer platform.
    public static func buildLimitedAvailability(_ content: some DynamicInstructions) -> AnyDynamicInstructions {
        AnyDynamicInstructions(content)
    }
}
