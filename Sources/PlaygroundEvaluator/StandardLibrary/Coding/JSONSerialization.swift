import Foundation

/// `JSONSerialization`: JSON as dictionaries, arrays, strings and numbers.
struct JSONSerializationTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("class JSONSerialization", module: "Foundation") {
            HostMember(
                "static func jsonObject(with data: Data, options: JSONSerialization.ReadingOptions = []) throws -> Any"
            ) { arguments in
                guard let data = Data.read(try arguments.given(0)) else { throw HostRefusal("argument 1 is not Data") }
                do {
                    let options = JSONSerialization.ReadingOptions.read(arguments.values[1] ?? .none) ?? []
                    return try value(of: try JSONSerialization.jsonObject(with: data, options: options))
                } catch {
                    throw try NativeError.thrown(error, in: arguments.context)
                }
            }
            HostMember(
                "static func data(withJSONObject obj: Any, options: JSONSerialization.WritingOptions = []) throws -> Data"
            ) { arguments in
                let object = try object(of: try arguments.given(0))
                guard JSONSerialization.isValidJSONObject(object) else {
                    throw Trap.fatal("Invalid top-level type in JSON write")
                }
                let options = JSONSerialization.WritingOptions.read(arguments.values[1] ?? .none) ?? []
                return try JSONSerialization.data(withJSONObject: object, options: options.union(.sortedKeys))
                    .written(in: types)
            }
            HostMember("static func isValidJSONObject(_ obj: Any) -> Bool") { arguments in
                let object = try? object(of: try arguments.given(0))
                return .bool(object.map(JSONSerialization.isValidJSONObject) ?? false)
            }
        }
        types.type(
            "struct JSONSerialization.ReadingOptions: OptionSet, Sendable", of: JSONSerialization.ReadingOptions.self
        ) {
            types.optionSet(JSONSerialization.ReadingOptions.self)
            types.constants([
                ("mutableContainers", JSONSerialization.ReadingOptions.mutableContainers),
                ("fragmentsAllowed", .fragmentsAllowed), ("allowFragments", .fragmentsAllowed),
            ])
        }
        types.type(
            "struct JSONSerialization.WritingOptions: OptionSet, Sendable", of: JSONSerialization.WritingOptions.self
        ) {
            types.optionSet(JSONSerialization.WritingOptions.self)
            types.constants([
                ("prettyPrinted", JSONSerialization.WritingOptions.prettyPrinted), ("sortedKeys", .sortedKeys),
                ("fragmentsAllowed", .fragmentsAllowed), ("withoutEscapingSlashes", .withoutEscapingSlashes),
            ])
        }
        types.declare("class NSNull", module: "Foundation") {
            HostMember("init()") { [types] _ in try types.value(NSNull(), ofType: "NSNull") }
        } configure: { type in
            type.hooks.describe = { _ in "<null>" }
            type.hooks.equal = { _, _ in true }
        }
    }

    private func value(of object: Any) throws -> Value {
        switch object {
        case let text as String: return .string(text)
        // A number is an object here: `as?` sees it as every type that can hold it.
        case let number as NSNumber: return try number.written(in: types)
        case let list as [Any]: return .array(try list.map { try value(of: $0) })
        case let dictionary as [String: Any]:
            let pairs = try dictionary.sorted { $0.key < $1.key }.map {
                (key: Value.string($0.key), value: try value(of: $0.value))
            }
            return .dictionary(DictionaryValue(pairs))
        default: return try types.value(NSNull(), ofType: "NSNull")
        }
    }

    private func object(of value: Value) throws -> Any {
        switch value {
        case .string(let text): return text
        case .bool(let bool): return bool
        case .int(let int): return int
        case .double(let double): return double
        case .float(let float): return float
        case .sized(let integer): return integer.kind.isSigned ? Int64(bitPattern: integer.bits) : integer.bits
        case .some(let wrapped): return try object(of: wrapped)
        case .none: return NSNull()
        case .array(let elements): return try elements.map { try object(of: $0) }
        case .dictionary(let dictionary): return try object(of: dictionary)
        case .host(let host): return host.payload
        default: throw Trap.fatal("Invalid type in JSON write (\(TypeNaming.name(ofTypeOf: value)))")
        }
    }

    private func object(of dictionary: DictionaryValue) throws -> [String: Any] {
        var result: [String: Any] = [:]
        for pair in dictionary.pairs {
            guard case .string(let key) = pair.key else {
                throw Trap.fatal("Invalid (non-string) key in JSON dictionary")
            }
            result[key] = try object(of: pair.value)
        }
        return result
    }
}

extension JSONSerialization.ReadingOptions: HostRepresentable {
    package static var bridgedName: String { "JSONSerialization.ReadingOptions" }
}
extension JSONSerialization.WritingOptions: HostRepresentable {
    package static var bridgedName: String { "JSONSerialization.WritingOptions" }
}
