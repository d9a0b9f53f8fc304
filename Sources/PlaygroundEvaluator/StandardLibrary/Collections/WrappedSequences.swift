/// The standard library's sequences that wrap others: reversed, enumerated, zipped, flattened, repeated, strided ones.
struct WrappedSequence {
    let typeName: String
    /// What `print` shows in parentheses.
    let parts: [(label: String, value: Value)]
    /// The parts whose types are the generic arguments, by position.
    let arguments: [Int]
    let read: (any HostContext) throws -> ElementReader

    func value(in types: HostTypes) throws -> Value { try types.value(self, ofType: typeName) }

    static func reversed(_ base: Value) -> WrappedSequence {
        WrappedSequence(typeName: "ReversedCollection", parts: [("_base", base)], arguments: [0]) { context in
            ElementReader(try Elements.of(base, in: context).reversed())
        }
    }

    static func enumerated(_ base: Value) -> WrappedSequence {
        WrappedSequence(typeName: "EnumeratedSequence", parts: [("_base", base)], arguments: [0]) { context in
            let reader = try ElementReader(base, in: context)
            var offset = -1
            return ElementReader {
                guard let element = try reader.next() else { return nil }
                offset += 1
                return .tuple(TupleValue(labels: ["offset", "element"], elements: [.int(offset), element]))
            }
        }
    }

    static func zipped(_ first: Value, _ second: Value) -> WrappedSequence {
        let parts = [(label: "_sequence1", value: first), (label: "_sequence2", value: second)]
        return WrappedSequence(typeName: "Zip2Sequence", parts: parts, arguments: [0, 1]) { context in
            let (one, two) = (try ElementReader(first, in: context), try ElementReader(second, in: context))
            return ElementReader {
                guard let left = try one.next(), let right = try two.next() else { return nil }
                return .tuple(TupleValue(elements: [left, right]))
            }
        }
    }

    static func flattened(_ base: Value) -> WrappedSequence {
        WrappedSequence(typeName: "FlattenSequence", parts: [("_base", base)], arguments: [0]) { context in
            let outer = try ElementReader(base, in: context)
            var inner: ElementReader?
            return ElementReader {
                while true {
                    if let element = try inner?.next() { return element }
                    guard let next = try outer.next() else { return nil }
                    inner = try ElementReader(next, in: context)
                }
            }
        }
    }

    static func joined(_ base: Value, separator: [Value]) -> WrappedSequence {
        let parts = [(label: "_base", value: base), (label: "_separator", value: Value.array(separator))]
        return WrappedSequence(typeName: "JoinedSequence", parts: parts, arguments: [0]) { context in
            let pieces = try Elements.of(base, in: context).map { try Elements.of($0, in: context) }
            return ElementReader(Array(pieces.joined(separator: separator)))
        }
    }

    static func repeated(_ element: Value, count: Int) -> WrappedSequence {
        let parts = [(label: "count", value: Value.int(count)), (label: "repeatedValue", value: element)]
        return WrappedSequence(typeName: "Repeated", parts: parts, arguments: [1]) { _ in
            var remaining = count
            return ElementReader {
                guard remaining > 0 else { return nil }
                remaining -= 1
                return element
            }
        }
    }

    fileprivate static func read(_ value: Value) throws -> WrappedSequence {
        guard let wrapped = value.hostPayload as? WrappedSequence else { throw HostRefusal("not a wrapped sequence") }
        return wrapped
    }

    fileprivate func describe(qualified: Bool) throws -> String {
        let names = arguments.map { TypeNaming.name(ofTypeOf: parts[$0].value, qualified: qualified) }
        let contents = try parts.map { "\($0.label): \(try ValuePrinter.debugDescribe($0.value))" }
        return TypeNaming.swift(typeName, names, qualified: qualified) + "(" + contents.joined(separator: ", ") + ")"
    }
}

/// The types of wrapped sequences.
struct WrappedSequenceTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        wrapped("struct ReversedCollection<Base: Collection>: BidirectionalCollection", element: "Base.Element") {
            HostMember("var count: Int") { .int(try Elements.of($0.receiver, in: $0.context).count) }
            HostMember("func reversed() -> Base") { try WrappedSequence.read($0.receiver).parts[0].value }
        }
        wrapped(
            "struct EnumeratedSequence<Base: Sequence>: Collection", element: "(offset: Int, element: Base.Element)")
        wrapped(
            "struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence",
            element: "(Sequence1.Element, Sequence2.Element)")
        wrapped("struct FlattenSequence<Base: Sequence>: Collection", element: "Base.Element.Element")
        wrapped("struct JoinedSequence<Base: Sequence>: Sequence", element: "Base.Element.Element")
        wrapped("struct Repeated<Element>: RandomAccessCollection", element: nil)
    }

    private func wrapped(
        _ declaration: String, element: String?, @RowBuilder _ rows: @escaping () -> [HostMember] = { [] }
    ) -> HostType {
        types.declare(declaration) {
            if let element { HostMember(noting: "typealias Element = \(element)") }
            rows()
        } configure: { type in
            type.hooks.makeIterator = { value, context in try WrappedSequence.read(value).read(context).next }
            type.hooks.describe = { try WrappedSequence.read($0).describe(qualified: false) }
            type.hooks.debugDescribe = { try WrappedSequence.read($0).describe(qualified: true) }
            type.hooks.mirror = { value in (try? WrappedSequence.read(value).parts)?.map { ($0.label, $0.value) } ?? []
            }
        }
    }
}
