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
                    HostMember(noting: "case array(_ elements: [GeneratedContent])"),
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
        type.hooks.isHiddenPart = true
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
            HostMember(
                """
                init<S: Sequence>(properties: S, id: GenerationID? = nil, \
                uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> GeneratedContent) rethrows
                """
            ) { arguments in
                guard case .function(let combine)? = arguments.values[2] else {
                    throw HostRefusal("'uniquingKeysWith' is no closure")
                }
                let pairs = try arguments.pairs(0).map { ($0, try encoding(arguments).content(of: $1)) }
                let context = arguments.context
                let content = try GeneratedContent(properties: pairs, id: arguments.bridgedIfGiven(1)) {
                    first, second in
                    let chosen = try combine.call([context.value(first), context.value(second)], in: context)
                    return chosen.payload() ?? second
                }
                return try context.value(content)
            },
            HostMember("init(_ value: some ConvertibleToGeneratedContent, id: GenerationID)") { arguments in
                let content = try encoding(arguments).content(of: arguments.get(0, as: Value.self))
                return try arguments.context.value(GeneratedContent(content, id: arguments.bridged(1)))
            },
            .making("init(kind: GeneratedContent.Kind, id: GenerationID? = nil)") {
                (kind: GeneratedContent.Kind, id: GenerationID?) in GeneratedContent(kind: kind, id: id)
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
            .reading("kind: GeneratedContent.Kind") { (content: GeneratedContent) in content.kind },
            HostMember("func value<Value>(_ type: Value.Type = Value.self) throws -> Value") { arguments in
                try ContentDecoding(registry: registry, context: arguments.context)
                    .value(of: arguments.bridgedReceiver(), as: arguments.type(0))
            },
            HostMember(
                "func value<Value>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value"
            ) { arguments in
                let content: GeneratedContent = try arguments.bridgedReceiver()
                return try ContentDecoding(registry: registry, context: arguments.context)
                    .value(ofProperty: arguments.text(1), of: content, as: arguments.type(0))
            },
        ]
    }
}

extension GeneratedContent.Kind: BridgedUnion {
    static let hostTypeName = "GeneratedContent.Kind"

    var parts: (name: String, payload: [any ProgramValue]) {
        switch self {
        case .null: ("null", [])
        case .bool(let value): ("bool", [value])
        case .number(let value): ("number", [value])
        case .string(let value): ("string", [value])
        case .array(let elements): ("array", [elements])
        case .structure(let properties, let keys): ("structure", [Properties(values: properties, keys: keys), keys])
        }
    }

    static func make(_ name: String, _ payload: [Value]) -> GeneratedContent.Kind? {
        switch (name, payload.first) {
        case ("null", _): .null
        case ("bool", .bool(let value)?): .bool(value)
        case ("number", .double(let value)?): .number(value)
        case ("string", .string(let value)?): .string(value)
        case ("array", let value?): [GeneratedContent].fromProgram(value).map { .array($0) }
        case ("structure", let value?):
            Properties.fromProgram(value).map {
                .structure(properties: $0.values, orderedKeys: [String].fromProgram(payload[1]) ?? $0.keys)
            }
        default: nil
        }
    }

    /// The properties of a structure as a dictionary of the program, in their order.
    private struct Properties: ProgramValue {
        var values: [String: GeneratedContent]
        var keys: [String]

        static func fromProgram(_ value: Value) -> Properties? {
            guard case .dictionary(let dictionary) = value else { return nil }
            var result = Properties(values: [:], keys: [])
            for pair in dictionary.pairs {
                guard let key = pair.key.text, let content: GeneratedContent = pair.value.payload() else { return nil }
                result.values[key] = content
                result.keys.append(key)
            }
            return result
        }

        func written(_ context: any HostContext) throws -> Value {
            var dictionary = DictionaryValue()
            for key in keys { dictionary[HashedValue(.string(key))] = try values[key].map { try context.value($0) } }
            return .dictionary(dictionary)
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
