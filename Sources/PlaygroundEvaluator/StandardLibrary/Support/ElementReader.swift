/// Gives the elements of any sequence value, one after another.
package struct ElementReader {
    package let next: () throws -> Value?

    package init(next: @escaping () throws -> Value?) {
        self.next = next
    }

    /// - Throws: `HostRefusal` when the value is no sequence.
    package init(_ sequence: Value, in context: any HostContext) throws {
        switch sequence {
        case .array(let elements): self.init(elements)
        case .dictionary(let dictionary): self.init(dictionary)
        case .set(let set): self.init(set.elements)
        case .string(let text): self.init(text.lazy.map { Value.character($0) })
        case .range(let range): self.init(next: Self.limited(try ElementReader(range).next, context))
        default:
            if let makeIterator = sequence.nominalType?.hook(\.makeIterator) {
                self.init(next: Self.limited(try makeIterator(sequence, context), context))
            } else if Self.isDocumentSequence(sequence) {
                try self.init(document: sequence, in: context)
            } else {
                self.init(try context.elements(of: sequence))
            }
        }
    }

    /// What can have very many elements asks now and then whether the run may go on.
    private static func limited(
        _ next: @escaping () throws -> Value?, _ context: any HostContext
    ) -> () throws -> Value? {
        var count = 0
        return {
            count &+= 1
            if count & 0x3FFF == 0 { try context.reserve(bytes: 0) }
            return try next()
        }
    }

    private static func isDocumentSequence(_ value: Value) -> Bool {
        if case .host = value { return false }
        return ErrorText.conforms(value.nominalType, to: "Sequence")
    }

    /// A sequence of the document that is its own iterator, or makes one; it may be without end.
    private init(document sequence: Value, in context: any HostContext) throws {
        if let nominal = sequence.nominalType, ErrorText.conforms(nominal, to: "Collection"), !nominal.makesIterators {
            try self.init(indexed: sequence, in: context)
            return
        }
        let isIterator = ErrorText.conforms(sequence.nominalType, to: "IteratorProtocol")
        let iterator = isIterator ? sequence : try context.callMethod("makeIterator", labels: [], of: sequence, [])
        self.init(iterator: iterator, in: context)
    }

    /// A collection of the document that says only where its elements are.
    private init(indexed collection: Value, in context: any HostContext) throws {
        var index = try context.member("startIndex", of: collection)
        let end = try context.member("endIndex", of: collection)
        self.init {
            guard !ValueEquality.areEqual(index, end) else { return nil }
            let element = try context.element(of: collection, at: index)
            index = try context.callMethod("index", labels: ["after"], of: collection, [index])
            return element
        }
    }

    /// Reads an iterator value, whoever made it.
    init(iterator: Value, in context: any HostContext) {
        if let box = IteratorBox.read(iterator) {
            self.init { try box.next(in: context) }
            return
        }
        var iterator = iterator
        self.init { try context.callMethod("next", labels: [], changing: &iterator, []).unwrapped }
    }

    init(_ elements: some Sequence<Value>) {
        var iterator = elements.makeIterator()
        self.init { iterator.next() }
    }

    private init(_ dictionary: DictionaryValue) {
        var slot = 0
        self.init {
            while slot < dictionary.slotCount {
                defer { slot += 1 }
                if let entry = dictionary.entry(at: slot) { return .pair(entry.key, entry.value) }
            }
            return nil
        }
    }

    private init(_ range: RangeValue) throws {
        guard var current = range.lower?.wideInteger, let kind = range.lower?.integerKind else {
            throw HostRefusal(
                "a range of \(range.lower.map { TypeNaming.name(ofTypeOf: $0) } ?? "Any") has no elements")
        }
        let last = range.upper?.wideInteger.map { range.form == .closed ? $0 : $0 - 1 } ?? Int128.max
        self.init {
            guard current <= last else { return nil }
            defer { current += 1 }
            return try kind.value(current)
        }
    }
}

/// The elements of sequence values as arrays.
package enum Elements {
    /// All elements of a finite sequence.
    package static func of(_ sequence: Value, in context: any HostContext) throws -> [Value] {
        switch sequence {
        case .array(let elements): return elements
        case .dictionary(let dictionary): return dictionary.pairs.map { .pair($0.key, $0.value) }
        case .set(let set): return set.elements
        case .string(let text): return text.map { .character($0) }
        default: break
        }
        let reader = try ElementReader(sequence, in: context)
        var elements: [Value] = []
        while let element = try reader.next() {
            elements.append(element)
            if elements.count & 0xFFFF == 0 { try context.reserve(bytes: 0xFFFF * MemoryLayout<Value>.stride) }
        }
        return elements
    }
}

extension Value {
    /// `(key: key, value: value)`, a dictionary's element.
    static func pair(_ key: Value, _ value: Value) -> Value {
        .tuple(TupleValue(labels: ["key", "value"], elements: [key, value]))
    }

    /// The two elements of a pair.
    func pairElements() throws -> (Value, Value) {
        guard case .tuple(let tuple) = self, tuple.elements.count == 2 else {
            throw HostRefusal("an element is not a pair")
        }
        return (tuple.elements[0], tuple.elements[1])
    }
}

extension NominalType {
    /// Whether the document gives the type iterators of its own.
    fileprivate var makesIterators: Bool {
        lineage.contains { type in type.members["makeIterator"].contains { !$0.isHost && !$0.isRequirement } }
    }
}
