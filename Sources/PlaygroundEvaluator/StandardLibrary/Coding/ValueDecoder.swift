import Foundation

/// Reads one value of a type of the program from a decoder.
struct ValueDecoder {
    let task: DecodingTask
    let decoder: any Decoder

    func value(of type: Type) throws -> Value {
        switch type {
        case .nominal(let nominal, let arguments) where !task.isOfLibrary(nominal):
            return try value(of: nominal, arguments)
        default:
            return try Self.value(of: type, from: SingleSource(container: try decoder.singleValueContainer()), task)
        }
    }

    /// Scalars are read from where they are, so that messages say what the compiled program's would.
    static func value(of type: Type, from source: any DecodingSource, _ task: DecodingTask) throws -> Value {
        switch type {
        case .optional(let wrapped):
            return try source.isNil() ? .none : .some(try value(of: wrapped, from: source, task))
        case .array(let element):
            task.type = element
            return .array(try source.decode([DecodedValue].self).map(\.value))
        case .dictionary(let key, let element): return try dictionary(key, element, from: source, task)
        case .nominal(let nominal, let arguments):
            if let read = task.reader(of: nominal) { return try read(source, task) }
            if task.isOfLibrary(nominal), let element = arguments.first {
                task.type = element
                return .set(SetValue(try source.decode([DecodedValue].self).map(\.value)))
            }
            task.type = type
            return try source.decode(DecodedValue.self).value
        default:
            throw HostRefusal("'\(TypeNaming.name(of: type))' does not conform to 'Decodable'")
        }
    }

    private static func dictionary(
        _ key: Type, _ element: Type, from source: any DecodingSource, _ task: DecodingTask
    ) throws -> Value {
        task.type = element
        switch TypeNaming.name(of: key) {
        case "String":
            let pairs = try source.decode([String: DecodedValue].self).sorted { $0.key < $1.key }
            return .dictionary(DictionaryValue(pairs.map { (key: .string($0.key), value: $0.value.value) }))
        case "Int":
            let pairs = try source.decode([Int: DecodedValue].self).sorted { $0.key < $1.key }
            return .dictionary(DictionaryValue(pairs.map { (key: .int($0.key), value: $0.value.value) }))
        default:
            throw HostRefusal("dictionaries are decoded with keys of type String or Int only")
        }
    }

    typealias ScalarReader = (any DecodingSource, DecodingTask) throws -> Value

    /// How each type of the libraries is read.
    static var scalars: [String: ScalarReader] {
        [
            "Bool": { source, _ in .bool(try source.decode(Bool.self)) },
            "Int": { source, _ in .int(try source.decode(Int.self)) },
            "Double": { source, _ in .double(try source.decode(Double.self)) },
            "Float": { source, _ in .float(try source.decode(Float.self)) },
            "String": { source, _ in .string(try source.decode(String.self)) },
            "Int8": sized(Int8.self), "Int16": sized(Int16.self), "Int32": sized(Int32.self),
            "Int64": sized(Int64.self),
            "UInt": sized(UInt.self), "UInt8": sized(UInt8.self), "UInt16": sized(UInt16.self),
            "UInt32": sized(UInt32.self), "UInt64": sized(UInt64.self),
            "Date": host(Date.self), "Data": host(Data.self), "URL": host(URL.self), "UUID": host(UUID.self),
            "Decimal": host(Decimal.self), "Locale": host(Locale.self), "TimeZone": host(TimeZone.self),
            "DateComponents": host(DateComponents.self), "Calendar": host(Calendar.self),
            "DateInterval": host(DateInterval.self), "Duration": host(Duration.self),
        ]
    }

    private static func sized<Number: BridgedSizedInteger & Decodable>(_ type: Number.Type) -> ScalarReader {
        { source, _ in
            .sized(SizedInteger(kind: Number.kind, bits: UInt64(truncatingIfNeeded: try source.decode(type))))
        }
    }

    private static func host<Payload: HostRepresentable & Decodable>(_ type: Payload.Type) -> ScalarReader {
        { source, task in
            guard let nominal = task.context.hostType(named: Payload.bridgedName) else {
                throw HostRefusal("'\(Payload.bridgedName)' is not declared")
            }
            return .host(HostBox(try source.decode(type), type: nominal))
        }
    }
}

/// The program's own types.
extension ValueDecoder {
    private func value(of type: NominalType, _ arguments: [Type]) throws -> Value {
        if let decode = type.hooks.decode { return try decode(decoder, task.context) }
        if let decode = type.coding?.decode {
            guard let decoderType = task.context.hostType(named: "Decoder") else { throw HostRefusal("no Decoder") }
            let box = DecoderBox(decoder: decoder, task: task)
            return try decode(arguments, .host(HostBox(box, type: decoderType)), task.context)
        }
        switch type.kind {
        case .enum: return try enumeration(type, arguments)
        case .struct, .class, .actor: return try structure(type, arguments)
        case .protocol: throw HostRefusal("'any \(type.name)' does not conform to 'Decodable'")
        }
    }

    private func structure(_ type: NominalType, _ arguments: [Type]) throws -> Value {
        guard type.coding != nil || ErrorText.conforms(type, to: "Decodable") else {
            throw HostRefusal("'\(type.name)' does not conform to 'Decodable'")
        }
        let container = try decoder.container(keyedBy: TextKey.self)
        var properties: [String: Value] = [:]
        for (name, key) in type.codingKeys {
            guard let property = type.storedProperties.first(where: { $0.name == name }) else { continue }
            if property.isLet, property.hasDefault { continue }
            let source = KeyedSource(container: container, key: TextKey(key))
            properties[name] = try Self.value(of: property.type.replacing(type, arguments), from: source, task)
        }
        return try make(type, arguments, properties)
    }

    private func make(_ type: NominalType, _ arguments: [Type], _ properties: [String: Value]) throws -> Value {
        if let make = type.coding?.make { return try make(arguments, properties, task.context) }
        let fields = type.storedProperties.map { properties[$0.name] ?? .none }
        if type.kind == .struct {
            return .structure(StructValue(type: type, typeArguments: arguments, fields: fields))
        }
        return .object(ObjectValue(type: type, typeArguments: arguments, fields: fields))
    }

    private func enumeration(_ type: NominalType, _ arguments: [Type]) throws -> Value {
        if let raw = type.rawType {
            let source = SingleSource(container: try decoder.singleValueContainer())
            return try enumeration(type, raw: try Self.value(of: raw, from: source, task))
        }
        let container = try decoder.container(keyedBy: TextKey.self)
        let known = container.allKeys.filter { key in type.cases.contains { $0.name == key.stringValue } }
        guard known.count == 1, let index = type.cases.firstIndex(where: { $0.name == known[0].stringValue }) else {
            let context = DecodingError.Context(
                codingPath: container.codingPath, debugDescription: "Invalid number of keys found, expected one.")
            throw try ThrownError.mismatch(.nominal(type, arguments), context, in: task.context)
        }
        let nested = try container.nestedContainer(keyedBy: TextKey.self, forKey: known[0])
        let payload = try type.cases[index].payload.enumerated().map { position, element in
            let source = KeyedSource(container: nested, key: TextKey(element.label ?? "_\(position)"))
            return try Self.value(of: element.type.replacing(type, arguments), from: source, task)
        }
        return .enumeration(EnumValue(type: type, typeArguments: arguments, caseIndex: index, payload: payload))
    }

    private func enumeration(_ type: NominalType, raw: Value) throws -> Value {
        let index = type.cases.firstIndex { $0.rawValue.map { ValueEquality.areEqual($0, raw) } ?? false }
        guard let index else {
            let text = try ValuePrinter.describe(raw)
            let kind = TypeNaming.name(ofTypeOf: raw)
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "Cannot initialize \(type.name) from invalid \(kind) value \(text)"))
        }
        return .enumeration(EnumValue(type: type, caseIndex: index))
    }
}

extension Type {
    /// The type with a generic type's parameters replaced by arguments.
    func replacing(_ owner: NominalType, _ arguments: [Type]) -> Type {
        if arguments.isEmpty { return self }
        func inner(_ type: Type) -> Type { type.replacing(owner, arguments) }
        switch self {
        case .parameter(let parameter):
            let index = owner.genericParameters.firstIndex { $0.name == parameter.name }
            return index.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil } ?? self
        case .optional(let wrapped): return .optional(inner(wrapped))
        case .array(let element): return .array(inner(element))
        case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
        case .nominal(let nominal, let nested): return .nominal(nominal, nested.map(inner))
        case .tuple(let elements): return .tuple(elements.map { .init(label: $0.label, type: inner($0.type)) })
        case .unknown, .function, .metatype, .existential, .member: return self
        }
    }
}
