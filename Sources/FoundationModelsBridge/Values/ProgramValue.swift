import FoundationModels
import PlaygroundEvaluator

/// A Swift type whose values cross into the program and back.
protocol ProgramValue {
    /// nil when the value is of another type.
    static func fromProgram(_ value: Value) -> Self?
    func written(_ context: any HostContext) throws -> Value
}

extension Bridged {
    static func fromProgram(_ value: Value) -> Self? { value.payload(Self.self) }
    func written(_ context: any HostContext) throws -> Value { try context.value(self) }
}

extension ProgramValue where Self: ValueConvertible {
    static func fromProgram(_ value: Value) -> Self? { Self(value) }
    func written(_ context: any HostContext) -> Value { value }
}

extension Bool: ProgramValue {}
extension Int: ProgramValue {}
extension Double: ProgramValue {}
extension String: ProgramValue {}

/// A value as the program has it.
extension Value: ProgramValue {}

extension Optional: ProgramValue where Wrapped: ProgramValue {
    static func fromProgram(_ value: Value) -> Wrapped?? {
        guard let wrapped = value.unwrapped else { return .some(nil) }
        return Wrapped.fromProgram(wrapped).map { .some($0) }
    }

    func written(_ context: any HostContext) throws -> Value {
        try map { .some(try $0.written(context)) } ?? .none
    }
}

extension Array: ProgramValue where Element: ProgramValue {
    static func fromProgram(_ value: Value) -> [Element]? {
        guard case .array(let values) = value else { return nil }
        let elements = values.compactMap { Element.fromProgram($0) }
        return elements.count == values.count ? elements : nil
    }

    func written(_ context: any HostContext) throws -> Value {
        .array(try map { try $0.written(context) })
    }
}

/// Metadata: values by name, which the program sees as content.
extension Dictionary: ProgramValue where Key == String, Value == any ConvertibleToGeneratedContent {
    static func fromProgram(_ value: PlaygroundEvaluator.Value) -> [String: any ConvertibleToGeneratedContent]? {
        guard case .dictionary(let dictionary) = value else { return nil }
        var result: [String: any ConvertibleToGeneratedContent] = [:]
        for pair in dictionary.pairs {
            guard let key = pair.key.text, let content = pair.value.plainContent else { return nil }
            result[key] = content
        }
        return result
    }

    func written(_ context: any HostContext) throws -> PlaygroundEvaluator.Value {
        var result = DictionaryValue()
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            result[HashedValue(.string(key))] = try context.value(value.generatedContent)
        }
        return .dictionary(result)
    }
}

extension Value {
    /// Content for a value that needs no type of the document to be understood.
    fileprivate var plainContent: GeneratedContent? {
        switch self {
        case .none: GeneratedContent(kind: .null)
        case .some(let wrapped): wrapped.plainContent
        case .bool(let value): GeneratedContent(value)
        case .int(let value): GeneratedContent(value)
        case .double(let value): GeneratedContent(value)
        case .string(let value): GeneratedContent(value)
        case .array(let values): Self.content(values)
        case .host(let host): host.payload as? GeneratedContent
        default: nil
        }
    }

    private static func content(_ values: [Value]) -> GeneratedContent? {
        let contents = values.compactMap(\.plainContent)
        return contents.count == values.count ? GeneratedContent(elements: contents) : nil
    }
}
