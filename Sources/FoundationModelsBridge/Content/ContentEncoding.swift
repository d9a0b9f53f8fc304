import Foundation
import FoundationModels
import PlaygroundEvaluator

/// Values of the program as generated content.
struct ContentEncoding {
    let registry: GenerableRegistry
    let context: any HostContext

    /// - Throws: `HostRefusal` for a value that no content can hold.
    func content(of value: Value) throws -> GeneratedContent {
        switch value {
        case .none: GeneratedContent(kind: .null)
        case .some(let wrapped): try content(of: wrapped)
        case .bool(let value): GeneratedContent(value)
        case .int(let value): GeneratedContent(value)
        case .double(let value): GeneratedContent(value)
        case .float(let value): GeneratedContent(value)
        case .string(let value): GeneratedContent(value)
        case .array(let values): GeneratedContent(elements: try values.map(content))
        case .structure(let structure): try content(of: structure)
        case .enumeration(let enumeration): try content(of: enumeration)
        case .host(let host): try content(of: host)
        default: throw HostRefusal("this value cannot be put into generated content")
        }
    }

    /// Properties in declaration order; absent optionals are left out unless the type writes them as null.
    private func content(of structure: StructValue) throws -> GeneratedContent {
        guard let traits = registry.traits(of: structure.type) else {
            if let own = try ownContent(of: .structure(structure)) { return own }
            throw HostRefusal(
                "\(structure.type.qualifiedName) cannot be turned into generated content",
                hint: "mark it @Generable, or give it a 'generatedContent' property")
        }
        let pairs = try zip(structure.type.storedProperties, structure.storage.fields).compactMap { property, value in
            if case .none = value, !traits.representsNilExplicitly { return nil as (String, GeneratedContent)? }
            return (property.name, try content(of: value))
        }
        return GeneratedContent(properties: pairs, uniquingKeysWith: { first, _ in first })
    }

    /// A case without payload is its name or raw value; one with payload an object that names its case in `type`.
    private func content(of enumeration: EnumValue) throws -> GeneratedContent {
        guard let traits = registry.traits(of: enumeration.type) else {
            if let own = try ownContent(of: .enumeration(enumeration)) { return own }
            throw HostRefusal(
                "\(enumeration.type.qualifiedName) cannot be turned into generated content",
                hint: "mark it @Generable, or give it a 'generatedContent' property")
        }
        let item = enumeration.type.cases[enumeration.caseIndex]
        guard enumeration.type.hasPayloads else { return GeneratedContent(item.generatedName) }
        let payload = try zip(item.payload.indices, enumeration.payload).compactMap { index, value in
            if case .none = value, !traits.representsNilExplicitly { return nil as (String, GeneratedContent)? }
            return (item.payloadKey(index), try content(of: value))
        }
        return GeneratedContent(
            properties: [("type", GeneratedContent(item.name))] + payload, uniquingKeysWith: { first, _ in first })
    }

    private func content(of host: HostValue) throws -> GeneratedContent {
        switch host.payload {
        case let content as GeneratedContent: content
        case let number as Decimal: GeneratedContent(number)
        default: throw HostRefusal("\(host.type.qualifiedName) cannot be turned into generated content")
        }
    }

    /// What a type's own `generatedContent` gives.
    private func ownContent(of value: Value) throws -> GeneratedContent? {
        guard value.declaresConformance("ConvertibleToGeneratedContent") || value.declaresConformance("Generable")
        else { return nil }
        return try context.member("generatedContent", of: value).payload()
    }
}

extension Value {
    /// Whether the value's type names a protocol among its conformances.
    func declaresConformance(_ name: String) -> Bool {
        switch self {
        case .structure(let value): value.type.conforms(to: name)
        case .enumeration(let value): value.type.conforms(to: name)
        case .object(let value): value.type.conforms(to: name)
        case .host(let value): value.type.conforms(to: name)
        default: false
        }
    }
}

extension NominalType {
    /// Whether the type, a protocol it conforms to, or its superclass conforms to a protocol of this name.
    func conforms(to name: String) -> Bool {
        if conformances.contains(where: { $0.qualifiedName == name || $0.conforms(to: name) }) { return true }
        guard case .nominal(let parent, _) = superclass else { return false }
        return parent.conforms(to: name)
    }

    var hasPayloads: Bool { cases.contains { !$0.payload.isEmpty } }
}

extension NominalType.EnumCase {
    /// The text that stands for the case in content: its raw value if that is a string, else its name.
    var generatedName: String {
        if case .string(let raw) = rawValue { return raw }
        return name
    }

    /// The key of a payload element: its label, else `value`, or `value1`, `value2`, … where there are several.
    func payloadKey(_ index: Int) -> String {
        payload[index].label ?? (payload.count == 1 ? "value" : "value\(index + 1)")
    }
}
