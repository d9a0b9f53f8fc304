import Foundation

/// What is being decoded now: the type for the next `DecodedValue`, and the program to ask.
///
/// Foundation's decoders make values of Swift types; the program's types are none, so that the type travels beside.
// Proof for `@unchecked Sendable`: a task lives during one call of `decode`, on the thread of that call.
final class DecodingTask: @unchecked Sendable {
    var type: Type
    let context: any HostContext
    private let scalars = ValueDecoder.scalars

    init(type: Type, context: any HostContext) {
        self.type = type
        self.context = context
    }

    /// How a type of the libraries is read; nil for other types.
    func reader(of type: NominalType) -> ValueDecoder.ScalarReader? {
        isOfLibrary(type) ? scalars[type.name] : nil
    }

    func isOfLibrary(_ type: NominalType) -> Bool {
        type.module != "main" && type.enclosing == nil && (type.name == "Set" || scalars[type.name] != nil)
    }

    static func of(_ decoder: any Decoder) throws -> DecodingTask {
        guard let key = key, let task = decoder.userInfo[key] as? DecodingTask else {
            throw HostRefusal("this decoder was not made by the playground")
        }
        return task
    }

    static var key: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "playground.decoding") }
}

/// A value of a type of the program, read by one of Foundation's decoders.
struct DecodedValue: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
        let task = try DecodingTask.of(decoder)
        let type = task.type
        defer { task.type = type }
        value = try ValueDecoder(task: task, decoder: decoder).value(of: type)
    }
}

/// Where one value is read from: a container and a place in it.
protocol DecodingSource {
    func decode<Content: Decodable>(_ type: Content.Type) throws -> Content
    /// Whether there is nothing, or null; then nothing is read.
    func isNil() throws -> Bool
}

struct SingleSource: DecodingSource {
    let container: any SingleValueDecodingContainer
    func decode<Content: Decodable>(_ type: Content.Type) throws -> Content { try container.decode(type) }
    func isNil() -> Bool { container.decodeNil() }
}

struct KeyedSource: DecodingSource {
    let container: KeyedDecodingContainer<TextKey>
    let key: TextKey
    func decode<Content: Decodable>(_ type: Content.Type) throws -> Content { try container.decode(type, forKey: key) }
    func isNil() throws -> Bool { try !container.contains(key) || container.decodeNil(forKey: key) }
}

/// An unkeyed container moves on with each element.
final class UnkeyedSource: DecodingSource {
    var container: any UnkeyedDecodingContainer
    init(_ container: any UnkeyedDecodingContainer) { self.container = container }
    func decode<Content: Decodable>(_ type: Content.Type) throws -> Content { try container.decode(type) }
    func isNil() throws -> Bool { try container.decodeNil() }
}
