/// The parts of a value, as Swift's `Mirror` shows them.
package struct ValueMirror {
    package enum Style: Sendable {
        case structure, object, enumeration, tuple, optional, collection, dictionary, set
    }

    package typealias Child = (label: String?, value: Value)

    /// nil for values without parts: numbers, strings, functions.
    package var style: Style?
    package var children: [Child]
    /// The superclass's part of an object: its type's name, qualified, and its children.
    package var ancestors: [(type: NominalType, children: [Child])] = []

    package init(_ value: Value) {
        self.init(style: nil, children: [])
        switch value {
        case .none: style = .optional
        case .some(let wrapped): self = Self(style: .optional, children: [("some", wrapped)])
        case .array(let elements): self = Self(style: .collection, children: elements.map { (nil, $0) })
        case .dictionary(let dictionary): self = Self(style: .dictionary, children: Self.pairs(of: dictionary))
        case .set(let set): self = Self(style: .set, children: set.elements.map { (nil, $0) })
        case .range(let range): self = Self(style: .structure, children: Self.bounds(of: range))
        case .void: style = .tuple
        case .tuple(let tuple): self = Self(style: .tuple, children: Self.elements(of: tuple))
        case .structure(let structure): self = Self(structure, reflecting: value)
        case .enumeration(let enumeration): self = Self(enumeration)
        case .object(let object): self = Self(object, reflecting: value)
        case .host(let host): self = Self(host, reflecting: value)
        case .bool, .int, .double, .float, .sized, .string, .character, .function, .type, .keyPath: break
        }
    }

    private init(style: Style?, children: [Child]) {
        self.style = style
        self.children = children
    }

    private init(_ structure: StructValue, reflecting value: Value) {
        let fields = Self.fields(of: structure.type, structure.storage.fields[...])
        self.init(style: .structure, children: structure.type.hooks.mirror?(value) ?? fields)
    }

    private init(_ enumeration: EnumValue) {
        self.init(style: .enumeration, children: [])
        if let payload = enumeration.payloadAsOneValue {
            children = [(enumeration.caseName, payload)]
        }
    }

    /// Fields hold the superclass's first; each class takes those of its own properties.
    private init(_ object: ObjectValue, reflecting value: Value) {
        self.init(style: .object, children: [])
        if let mirror = object.type.hooks.mirror {
            children = mirror(value)
            return
        }
        var end = object.fields.count
        var levels: [(type: NominalType, children: [Child])] = []
        for type in object.type.lineage {
            let start = max(0, end - type.storedProperties.count)
            levels.append((type, Self.fields(of: type, object.fields[start..<end])))
            end = start
        }
        children = levels.first?.children ?? []
        ancestors = Array(levels.dropFirst())
    }

    /// A lazy property is known by the storage that the compiler makes for it; it holds nil until it is first read.
    private static func fields(of type: NominalType, _ values: ArraySlice<Value>) -> [Child] {
        let first = max(0, type.storedProperties.count - values.count)
        return zip(type.storedProperties.indices.dropFirst(first), values).map { index, value in
            let name = type.storedProperties[index].name
            guard type.isLazyProperty(index) else { return Child(name, value.withoutWeakness) }
            if case .void = value { return Child("$__lazy_storage_$_" + name, .none) }
            return Child("$__lazy_storage_$_" + name, value)
        }
    }

    private init(_ host: HostValue, reflecting value: Value) {
        self.init(style: host.type.kind == .class ? .object : .structure, children: [])
        children = host.type.hooks.mirror?(value) ?? []
        if children.contains(where: { $0.label != nil }) { return }
        // Unlabelled children are those of a sequence.
        if host.type.hooks.makeIterator != nil { style = .collection }
    }

    private static func pairs(of dictionary: DictionaryValue) -> [Child] {
        dictionary.pairs.map { (nil, .tuple(TupleValue(labels: ["key", "value"], elements: [$0.key, $0.value]))) }
    }

    private static func bounds(of range: RangeValue) -> [Child] {
        var children: [Child] = []
        if let lower = range.lower { children.append(("lowerBound", lower)) }
        if let upper = range.upper { children.append(("upperBound", upper)) }
        return children
    }

    private static func elements(of tuple: TupleValue) -> [Child] {
        zip(tuple.labels, tuple.elements).enumerated().map { index, element in
            (element.0 ?? ".\(index)", element.1)
        }
    }
}

extension EnumValue {
    package var caseName: String {
        type.cases.indices.contains(caseIndex) ? type.cases[caseIndex].name : "case\(caseIndex)"
    }

    /// A payload of one unlabelled value is that value, every other one a tuple; nil when there is none.
    package var payloadAsOneValue: Value? {
        if payload.isEmpty { return nil }
        let labels =
            type.cases.indices.contains(caseIndex)
            ? type.cases[caseIndex].payload.map(\.label) : payload.map { _ in nil }
        if payload.count == 1, (labels.first ?? nil) == nil { return payload[0] }
        return .tuple(TupleValue(labels: labels, elements: payload))
    }
}

extension NominalType {
    /// The class and its superclasses, nearest first.
    package var lineage: [NominalType] {
        var types = [self]
        while case .nominal(let parent, _)? = types.last?.superclass, !types.contains(parent) { types.append(parent) }
        return types
    }

    /// A hook of the class or of the nearest superclass that has it.
    package func hook<Hook>(_ path: KeyPath<Hooks, Hook?>) -> Hook? {
        if let hook = hooks[keyPath: path] { return hook }
        if superclass == nil { return nil }
        return lineage.lazy.compactMap { $0.hooks[keyPath: path] }.first
    }
}
