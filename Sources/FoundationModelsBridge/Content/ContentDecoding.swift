import Foundation
import FoundationModels
import PlaygroundEvaluator

/// Generated content as values of the program.
struct ContentDecoding {
    let registry: GenerableRegistry
    let context: any HostContext

    /// Reads content as a value of a type.
    ///
    /// - Throws: the program error that Apple's API throws when the content has another shape, or a `HostRefusal` for a
    ///   type that no content can be read as.
    func value(of content: GeneratedContent, as type: Type) throws -> Value {
        try ErrorBridge.translating(in: context) { try read(content, as: type) }
    }

    /// Reads a named part of content as a value of a type.
    func value(ofProperty name: String, of content: GeneratedContent, as type: Type) throws -> Value {
        try ErrorBridge.translating(in: context) { try property(name, type, of: content) }
    }

    /// The same; content of another shape is an error of the session library.
    private func read(_ content: GeneratedContent, as type: Type) throws -> Value {
        switch type {
        case .optional(let wrapped): try optional(content, wrapped)
        case .array(let element): .array(try content.elements().map { try read($0, as: element) })
        case .nominal(let nominal, let arguments): try read(content, as: nominal, arguments)
        case .member(.nominal(let base, _), let name): try read(content, asMember: name, of: base)
        case .unknown: try context.value(content)
        default: throw notGenerable("this type")
        }
    }

    private func read(_ content: GeneratedContent, asMember name: String, of base: NominalType) throws -> Value {
        // An enum without payload is its own partial form.
        try read(content, as: .nominal(base.nestedTypes[name] ?? base, []))
    }

    private func optional(_ content: GeneratedContent, _ wrapped: Type) throws -> Value {
        if case .null = content.kind { return .none }
        return .some(try read(content, as: wrapped))
    }

    private func read(_ content: GeneratedContent, as type: NominalType, _ arguments: [Type]) throws -> Value {
        if type.place == nil, let scalar = Scalar(rawValue: type.qualifiedName) { return try read(content, scalar) }
        if let origin = registry.origin(ofPartial: type) { return try partial(content, as: type, of: origin) }
        guard registry.traits(of: type) != nil else { return try ownValue(of: content, as: type, arguments) }
        return type.kind == .enum ? try enumeration(content, type) : try structure(content, type)
    }

    /// The built-in types that content can be read as.
    private enum Scalar: String {
        case bool = "Bool", string = "String", int = "Int", float = "Float", double = "Double", decimal = "Decimal"
        case content = "GeneratedContent", image = "ImageReference"
        case optional = "Optional"
    }

    private func read(_ content: GeneratedContent, _ scalar: Scalar) throws -> Value {
        switch scalar {
        case .bool: .bool(try Bool(content))
        case .string: .string(try String(content))
        case .int: .int(try Int(content))
        case .float: .float(try Float(content))
        case .double: .double(try Double(content))
        case .decimal: try context.hostValue(try Decimal(content), named: "Decimal")
        case .image: try context.value(try ImageReference(content))
        case .content, .optional: try context.value(content)
        }
    }

    private func structure(_ content: GeneratedContent, _ type: NominalType) throws -> Value {
        let fields = try type.storedProperties.map { try property($0.name, $0.type, of: content) }
        return .structure(StructValue(type: type, fields: fields))
    }

    /// A named part; an optional one may be missing, or not decided yet.
    private func property(_ name: String, _ type: Type, of content: GeneratedContent) throws -> Value {
        let part = try content.structure()[name]
        if case .optional = type {
            guard let part else { return .none }
            if !part.isComplete { return (try? read(part, as: type)) ?? .none }
        }
        guard let part else { throw content.missing(name) }
        return try part.reading(name) { try read(part, as: type) }
    }

    private func enumeration(_ content: GeneratedContent, _ type: NominalType) throws -> Value {
        guard type.hasPayloads else {
            let name = content.isComplete ? try String(content) : nil
            guard let index = type.cases.firstIndex(where: { $0.generatedName == name }) else {
                throw noCase(content, of: type)
            }
            return .enumeration(EnumValue(type: type, caseIndex: index))
        }
        let written = try content.value(GeneratedContent.self, forProperty: "type")
        let name = written.isComplete ? try content.value(String.self, forProperty: "type") : nil
        guard let index = type.cases.firstIndex(where: { $0.name == name }) else { throw noCase(content, of: type) }
        let item = type.cases[index]
        let payload = try item.payload.indices.map { position in
            try property(item.payloadKey(position), item.payload[position].type, of: content)
        }
        return .enumeration(EnumValue(type: type, caseIndex: index, payload: payload))
    }

    private func noCase(_ content: GeneratedContent, of type: NominalType) -> GeneratedContent.ParsingError {
        GeneratedContent.ParsingError(
            rawContent: content.jsonString,
            debugDescription: "The content names no case of \(type.name): \(content.jsonString)")
    }

    /// A partial value: everything that cannot be read yet is nil.
    private func partial(_ content: GeneratedContent, as type: NominalType, of origin: NominalType) throws -> Value {
        let properties = try content.structure()
        let added = type.storedProperties.count - origin.storedProperties.count
        let identity = try (0..<added).map { _ in try context.value(content.id ?? GenerationID()) }
        let fields = zip(origin.storedProperties, type.storedProperties.dropFirst(added)).map {
            original, property -> Value in
            guard let part = properties[original.name], case .optional(let wrapped) = property.type,
                let value = try? read(part, as: wrapped)
            else { return .none }
            return .some(value)
        }
        return .structure(StructValue(type: type, fields: identity + fields))
    }

    /// What a type's own `init(_:)` makes of the content.
    private func ownValue(of content: GeneratedContent, as type: NominalType, _ arguments: [Type]) throws -> Value {
        guard type.conforms(to: "ConvertibleFromGeneratedContent") || type.conforms(to: "Generable") else {
            throw notGenerable(type.qualifiedName)
        }
        do {
            return try context.callMethod(
                "init", labels: [nil], of: .type(.nominal(type, arguments)), [try context.value(content)])
        } catch let thrown as ThrownError {
            throw GeneratedContent.ParsingError.fromProgram(thrown.value) ?? thrown as any Error
        }
    }

    private func notGenerable(_ name: String) -> HostRefusal {
        HostRefusal(
            "\(name) cannot be read from generated content",
            hint: "mark the type @Generable; structs and enums can be")
    }
}
