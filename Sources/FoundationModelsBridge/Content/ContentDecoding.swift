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
        switch type {
        case .optional(let wrapped): try optional(content, wrapped)
        case .array(let element): .array(try elements(of: content).map { try value(of: $0, as: element) })
        case .nominal(let nominal, let arguments): try self.value(of: content, as: nominal, arguments)
        case .member(.nominal(let base, _), let name): try value(of: content, asMember: name, of: base)
        case .unknown: try context.value(content)
        default: throw notGenerable("this type")
        }
    }

    private func value(of content: GeneratedContent, asMember name: String, of base: NominalType) throws -> Value {
        guard let type = base.nestedTypes[name] else {
            // An enum without payload is its own partial form.
            return try value(of: content, as: .nominal(base, []))
        }
        return try value(of: content, as: .nominal(type, []))
    }

    private func optional(_ content: GeneratedContent, _ wrapped: Type) throws -> Value {
        if case .null = content.kind { return .none }
        return .some(try value(of: content, as: wrapped))
    }

    private func elements(of content: GeneratedContent) throws -> [GeneratedContent] {
        guard case .array(let elements) = content.kind else { throw mismatch(content, "an array") }
        return elements
    }

    private func value(of content: GeneratedContent, as type: NominalType, _ arguments: [Type]) throws -> Value {
        if type.place == nil, let scalar = Scalar(rawValue: type.qualifiedName) { return try read(content, scalar) }
        if let origin = registry.origin(ofPartial: type) { return try partial(content, as: type, of: origin) }
        guard registry.traits(of: type) != nil else { return try ownValue(of: content, as: type, arguments) }
        return type.kind == .enum ? try enumeration(content, type) : try structure(content, type)
    }

    /// The built-in types that content can be read as.
    private enum Scalar: String {
        case bool = "Bool", string = "String", int = "Int", float = "Float", double = "Double", decimal = "Decimal"
        case content = "GeneratedContent"
        case optional = "Optional"
    }

    private func read(_ content: GeneratedContent, _ scalar: Scalar) throws -> Value {
        do {
            switch scalar {
            case .bool: return .bool(try Bool(content))
            case .string: return .string(try String(content))
            case .int: return .int(try Int(content))
            case .float: return .float(try Float(content))
            case .double: return .double(try Double(content))
            case .decimal: return try context.hostValue(try Decimal(content), named: "Decimal")
            case .content, .optional: return try context.value(content)
            }
        } catch let error as GeneratedContent.ParsingError {
            throw try ErrorBridge.programError(error, in: context)
        }
    }

    private func structure(_ content: GeneratedContent, _ type: NominalType) throws -> Value {
        guard case .structure(let properties, _) = content.kind else { throw mismatch(content, type.qualifiedName) }
        let fields = try type.storedProperties.map { property -> Value in
            guard let part = properties[property.name] else {
                if case .optional = property.type { return .none }
                throw try missing(property.name, of: type, in: content)
            }
            return try value(of: part, as: property.type)
        }
        return .structure(StructValue(type: type, fields: fields))
    }

    private func enumeration(_ content: GeneratedContent, _ type: NominalType) throws -> Value {
        guard type.hasPayloads else {
            guard let name = try? String(content),
                let index = type.cases.firstIndex(where: { $0.generatedName == name })
            else { throw mismatch(content, type.qualifiedName) }
            return .enumeration(EnumValue(type: type, caseIndex: index))
        }
        guard case .structure(let properties, _) = content.kind, let name = try? properties["type"].map(String.init),
            let index = type.cases.firstIndex(where: { $0.name == name })
        else { throw mismatch(content, type.qualifiedName) }
        let item = type.cases[index]
        let payload = try item.payload.indices.map { position -> Value in
            guard let part = properties[item.payloadKey(position)] else {
                if case .optional = item.payload[position].type { return .none }
                throw try missing(item.payloadKey(position), of: type, in: content)
            }
            return try value(of: part, as: item.payload[position].type)
        }
        return .enumeration(EnumValue(type: type, caseIndex: index, payload: payload))
    }

    /// A partial value: everything that cannot be read yet is nil.
    private func partial(_ content: GeneratedContent, as type: NominalType, of origin: NominalType) throws -> Value {
        guard case .structure(let properties, _) = content.kind else { throw mismatch(content, type.qualifiedName) }
        let id = try context.value(content.id ?? GenerationID())
        let fields = zip(origin.storedProperties, type.storedProperties.dropFirst()).map {
            original, property -> Value in
            guard let part = properties[original.name], case .optional(let wrapped) = property.type,
                let value = try? value(of: part, as: wrapped)
            else { return .none }
            return .some(value)
        }
        return .structure(StructValue(type: type, fields: [id] + fields))
    }

    /// What a type's own `init(_:)` makes of the content.
    private func ownValue(of content: GeneratedContent, as type: NominalType, _ arguments: [Type]) throws -> Value {
        guard type.conforms(to: "ConvertibleFromGeneratedContent") || type.conforms(to: "Generable") else {
            throw notGenerable(type.qualifiedName)
        }
        return try context.callMethod(
            "init", labels: [nil], of: .type(.nominal(type, arguments)), [try context.value(content)])
    }

    private func notGenerable(_ name: String) -> HostRefusal {
        HostRefusal(
            "\(name) cannot be read from generated content",
            hint: "mark the type @Generable; structs and enums can be")
    }

    private func mismatch(_ content: GeneratedContent, _ expected: String) -> any Error {
        parsingError(content, "Content is not \(expected).")
    }

    private func missing(_ property: String, of type: NominalType, in content: GeneratedContent) throws -> any Error {
        parsingError(content, "Content has no property '\(property)' of \(type.qualifiedName).")
    }

    private func parsingError(_ content: GeneratedContent, _ message: String) -> any Error {
        let error = GeneratedContent.ParsingError(
            rawContent: content.jsonString, underlyingError: nil, debugDescription: message)
        do {
            return try ErrorBridge.programError(error, in: context)
        } catch {
            return error
        }
    }
}
