/// What `keys` and `values` hold.
struct DictionaryPart {
    let dictionary: DictionaryValue

    static func of(_ value: Value) throws -> DictionaryValue {
        guard let part = value.hostPayload as? DictionaryPart else { throw HostRefusal("not a part of a dictionary") }
        return part.dictionary
    }
}

/// A position in a dictionary or set.
struct Slot: HostRepresentable, Comparable, Hashable {
    package static var bridgedName: String { "Dictionary.Index" }
    let number: Int
    let type: String

    package func written(in types: HostTypes) throws -> Value { try types.value(self, ofType: type + ".Index") }
    static func < (left: Slot, right: Slot) -> Bool { left.number < right.number }
}

extension DictionaryTables {
    @ListBuilder<HostType> var views: [HostType] {
        types.type("struct Dictionary.Index: Comparable, Hashable", of: Slot.self) {}
        view("Dictionary.Keys<Element>") {
            $0.pairs.map(\.key)
        } _: {
            HostMember("func contains(_ element: Element) -> Bool", where: "Element: Equatable") { arguments in
                let dictionary = try DictionaryPart.of(arguments.receiver)
                return .bool(dictionary[HashedValue(try arguments.given(0))] != nil)
            }
        }
        view("Dictionary.Values<Element>") {
            $0.pairs.map(\.value)
        } _: {
        }
    }

    private func view(
        _ head: String, _ elements: @escaping (DictionaryValue) -> [Value],
        @RowBuilder _ rows: @escaping () -> [HostMember]
    ) -> HostType {
        let name = head.prefix { $0 != "<" }
        return types.declare("struct \(head): Collection, CustomStringConvertible") {
            HostMember("var count: Int") { .int(try DictionaryPart.of($0.receiver).count) }
            DescriptionRows.both
            rows()
        } configure: { type in
            type.hooks.makeIterator = { value, _ in ElementReader(elements(try DictionaryPart.of(value))).next }
            type.hooks.describe = { try ValuePrinter.describe(.array(elements(try DictionaryPart.of($0)))) }
            type.hooks.debugDescribe = { value in
                name + "(" + (try ValuePrinter.describe(.array(elements(try DictionaryPart.of(value))))) + ")"
            }
            type.hooks.mirror = { value in
                ((try? DictionaryPart.of(value)).map(elements) ?? []).map { (nil, $0) }
            }
            type.hooks.equal = { left, right in
                guard let a = try? DictionaryPart.of(left), let b = try? DictionaryPart.of(right) else { return false }
                return ValueEquality.areEqual(.set(SetValue(elements(a))), .set(SetValue(elements(b))))
            }
        }
    }
}

/// Pairs in order, keys that may repeat.
struct KeyValuePairsTable {
    let types: HostTypes

    var type: HostType {
        types.declare(
            "struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, "
                + "CustomStringConvertible"
        ) {
            HostMember(noting: "typealias Element = (key: Key, value: Value)")
            HostMember("init(dictionaryLiteral elements: (Key, Value)...)") { arguments in
                let pairs = try arguments.elements(0).map { try $0.pairElements() }.map { Value.pair($0, $1) }
                return try types.value(pairs, ofType: "KeyValuePairs")
            }
            HostMember("subscript(position: Int) -> (key: Key, value: Value)") { arguments in
                let (pairs, index) = (Self.pairs(arguments.receiver), try arguments.int(0))
                guard pairs.indices.contains(index) else { throw Trap.indexOutOfRange }
                return pairs[index]
            }
        } configure: { type in
            type.hooks.makeIterator = { value, _ in ElementReader(Self.pairs(value)).next }
            type.hooks.mirror = { Self.pairs($0).map { (nil, $0) } }
            type.hooks.describe = { value in
                let pairs = try Self.pairs(value).map { pair in
                    let (key, value) = try pair.pairElements()
                    return try ValuePrinter.debugDescribe(key) + ": " + ValuePrinter.debugDescribe(value)
                }
                return pairs.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
            }
        }
    }

    private static func pairs(_ value: Value) -> [Value] { value.hostPayload as? [Value] ?? [] }
}
