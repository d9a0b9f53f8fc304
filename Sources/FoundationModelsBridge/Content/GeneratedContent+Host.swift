import Foundation
import FoundationModels
import PlaygroundEvaluator

extension GeneratedContent: Bridged {
    static let hostTypeName = "GeneratedContent"
}

extension GenerationID: Bridged {
    static let hostTypeName = "GenerationID"
}

/// `GeneratedContent`, `GenerationID` and the conversion protocols in the program.
struct GeneratedContentTable {
    let registry: GenerableRegistry

    var types: [HostType] {
        [
            HostType(
                "protocol ConvertibleToGeneratedContent: PromptRepresentable, InstructionsRepresentable"
            ) { representations },
            HostType("protocol ConvertibleFromGeneratedContent"),
            HostType("protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent"),
            HostType("struct GenerationID: Hashable, Sendable", configure: configureID) {
                [HostMember("init()") { try $0.context.value(GenerationID()) }]
            },
            HostType(
                "struct GeneratedContent: Generable, Equatable, Sendable, CustomDebugStringConvertible",
                configure: configure
            ) { makers + readers },
            HostType("enum GeneratedContent.Kind: Equatable, Sendable") {
                [
                    HostMember(noting: "case null"), HostMember(noting: "case bool(Bool)"),
                    HostMember(noting: "case number(Double)"), HostMember(noting: "case string(String)"),
                    HostMember(noting: "case array([GeneratedContent])"),
                    HostMember(
                        noting: "case structure(properties: [String: GeneratedContent], orderedKeys: [String])"),
                ]
            },
        ]
    }

    private var representations: [HostMember] {
        let registry = registry
        return [
            .required("var generatedContent: GeneratedContent { get }"),
            HostMember("var promptRepresentation: Prompt { get }") { arguments in
                let encoding = ContentEncoding(registry: registry, context: arguments.context)
                return try arguments.context.value(Prompt(try encoding.content(of: arguments.receiver)))
            },
            HostMember("var instructionsRepresentation: Instructions { get }") { arguments in
                let encoding = ContentEncoding(registry: registry, context: arguments.context)
                return try arguments.context.value(Instructions(try encoding.content(of: arguments.receiver)))
            },
        ]
    }

    private func configureID(_ type: NominalType) {
        type.hooks.equal = { $0.payload(GenerationID.self) == $1.payload(GenerationID.self) }
        type.hooks.hash = { $0.payload(GenerationID.self)?.hash(into: &$1) }
        // Identities differ from run to run; what is shown must not.
        type.hooks.describe = { _ in "GenerationID" }
    }

    private func configure(_ type: NominalType) {
        type.hooks.equal = { $0.payload(GeneratedContent.self) == $1.payload(GeneratedContent.self) }
        type.hooks.describe = { $0.payload(GeneratedContent.self)?.jsonString ?? "" }
        type.hooks.debugDescribe = { $0.payload(GeneratedContent.self)?.debugDescription ?? "" }
    }

    private func encoding(_ arguments: HostArguments) -> ContentEncoding {
        ContentEncoding(registry: registry, context: arguments.context)
    }

    private var makers: [HostMember] {
        [
            HostMember(
                "init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil)"
            ) {
                arguments in
                let pairs = try arguments.pairs(0).map { ($0, try encoding(arguments).content(of: $1)) }
                return try arguments.context.value(
                    GeneratedContent(
                        properties: pairs, id: arguments.bridgedIfGiven(1), uniquingKeysWith: { _, last in last }))
            },
            HostMember("init(elements: [any ConvertibleToGeneratedContent], id: GenerationID? = nil)") { arguments in
                let elements = try arguments.elements(0).map { try encoding(arguments).content(of: $0) }
                return try arguments.context.value(
                    GeneratedContent(elements: elements, id: arguments.bridgedIfGiven(1)))
            },
            HostMember("init(json: String) throws") { arguments in
                let text = try arguments.text(0)
                return try ErrorBridge.translating(in: arguments.context) {
                    try arguments.context.value(GeneratedContent(json: text))
                }
            },
            HostMember("init(_ value: some ConvertibleToGeneratedContent)") { arguments in
                try arguments.context.value(encoding(arguments).content(of: arguments.get(0, as: Value.self)))
            },
        ]
    }

    private var readers: [HostMember] {
        let registry = registry
        return [
            .property("var jsonString: String { get }") { .string(($0 as GeneratedContent).jsonString) },
            .property("var isComplete: Bool { get }") { .bool(($0 as GeneratedContent).isComplete) },
            .property("var debugDescription: String { get }") { .string(($0 as GeneratedContent).debugDescription) },
            .property("var generatedContent: GeneratedContent { get }") { (content: GeneratedContent, context) in
                try context.value(content)
            },
            .property("var id: GenerationID? { get }") { (content: GeneratedContent, context) in
                try content.id.map { .some(try context.value($0)) } ?? .none
            },
            .property("var kind: GeneratedContent.Kind { get }") { (content: GeneratedContent, context) in
                try kind(of: content, context)
            },
            HostMember("func value<Value>(_ type: Value.Type = Value.self) throws -> Value") { arguments in
                try ContentDecoding(registry: registry, context: arguments.context)
                    .value(of: arguments.bridgedReceiver(), as: arguments.type(0))
            },
            HostMember(
                "func value<Value>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value"
            ) { arguments in
                let content: GeneratedContent = try arguments.bridgedReceiver()
                return try property(arguments.text(1), of: content, as: arguments.type(0), arguments.context)
            },
        ]
    }

    private func property(
        _ name: String, of content: GeneratedContent, as type: Type, _ context: any HostContext
    ) throws -> Value {
        let part: GeneratedContent? = try ErrorBridge.translating(in: context) {
            if case .optional = type { return try? content.value(GeneratedContent.self, forProperty: name) }
            return try content.value(GeneratedContent.self, forProperty: name)
        }
        guard let part else { return .none }
        return try ContentDecoding(registry: registry, context: context).value(of: part, as: type)
    }

    private func kind(of content: GeneratedContent, _ context: any HostContext) throws -> Value {
        let name = "GeneratedContent.Kind"
        switch content.kind {
        case .null: return try context.enumValue(name, "null")
        case .bool(let value): return try context.enumValue(name, "bool", [.bool(value)])
        case .number(let value): return try context.enumValue(name, "number", [.double(value)])
        case .string(let value): return try context.enumValue(name, "string", [.string(value)])
        case .array(let elements):
            return try context.enumValue(name, "array", [.array(elements.map { try context.value($0) })])
        case .structure(let properties, let keys):
            var dictionary = DictionaryValue()
            for key in keys {
                dictionary[HashedValue(.string(key))] = try properties[key].map { try context.value($0) }
            }
            return try context.enumValue(name, "structure", [.dictionary(dictionary), keys.value])
        }
    }
}

extension HostArguments {
    /// A type argument, or the one the call's place asks for.
    fileprivate func type(_ index: Int) throws -> Type {
        if case .type(let type)? = values[index] { return type }
        if let inferred = typeArguments["Value"], inferred != .unknown { return inferred }
        throw HostRefusal("the type to read is not known here", hint: "write value(YourType.self, …)")
    }

    /// The pairs of a dictionary literal, in source order.
    fileprivate func pairs(_ index: Int) throws -> [(String, Value)] {
        switch values[index] {
        case .dictionary(let dictionary):
            return try dictionary.pairs.map { ($0.key.text, $0.value) }.map { key, value in
                guard let key else { throw HostRefusal("the names of properties are strings") }
                return (key, value)
            }
        default:
            return try elements(index).map { element in
                guard case .tuple(let pair) = element, pair.elements.count == 2, let key = pair.elements[0].text else {
                    throw HostRefusal("'properties' takes a dictionary literal")
                }
                return (key, pair.elements[1])
            }
        }
    }
}

extension Value {
    /// The string this value is, if it is one.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
