/// The text of Swift's `dump`: one line a part, indented, each object's parts only once.
package struct ValueDump {
    private var text = ""
    private var remainingItems: Int
    private var visited: [ObjectIdentifier: Int] = [:]
    private var visitedTypes: [Type: Int] = [:]

    package static func text(
        of value: Value, name: String? = nil, indent: Int = 0, maximumDepth: Int = .max, maximumItems: Int = .max
    ) throws -> String {
        var dump = ValueDump(remainingItems: maximumItems)
        try dump.write(value, name: name, indent: indent, depth: maximumDepth)
        return dump.text
    }

    private init(remainingItems: Int) { self.remainingItems = remainingItems }

    private mutating func write(_ value: Value, name: String?, indent: Int, depth: Int) throws {
        guard remainingItems > 0 else { return }
        remainingItems -= 1
        let mirror = ValueMirror(value)
        text += String(repeating: " ", count: indent) + bullet(mirror.children.count, depth: depth) + " "
        if let name { text += name + ": " }
        text += try summary(of: value, mirror)
        if let number = identify(value) {
            text += " #\(number.value)"
            if number.isKnown { return text += "\n" }
        }
        text += "\n"
        guard depth > 0 else { return }
        try write(mirror.ancestors[...], indent: indent + 2, depth: depth - 1)
        try write(mirror.children, indent: indent, depth: depth)
    }

    private mutating func write(
        _ ancestors: ArraySlice<(type: NominalType, children: [ValueMirror.Child])>, indent: Int, depth: Int
    ) throws {
        guard let first = ancestors.first, remainingItems > 0 else { return }
        remainingItems -= 1
        let name = TypeNaming.name(of: first.type, qualified: true)
        text += String(repeating: " ", count: indent)
        text += bullet(first.children.count, depth: depth) + " super: " + name + "\n"
        guard depth > 0 else { return }
        try write(ancestors.dropFirst(), indent: indent + 2, depth: depth - 1)
        try write(first.children, indent: indent, depth: depth)
    }

    private mutating func write(_ children: [ValueMirror.Child], indent: Int, depth: Int) throws {
        for (index, child) in children.enumerated() {
            if remainingItems <= 0 { return writeOmission(of: children.count - index, after: index, indent: indent) }
            try write(child.value, name: child.label, indent: indent + 2, depth: depth - 1)
        }
    }

    private mutating func writeOmission(of count: Int, after shown: Int, indent: Int) {
        text += String(repeating: " ", count: indent + 4)
        text += "(\(count)" + (shown > 0 ? " more" : "") + (count == 1 ? " child)\n" : " children)\n")
    }

    private func bullet(_ children: Int, depth: Int) -> String {
        children == 0 ? "-" : depth <= 0 ? "▹" : "▿"
    }

    private func summary(of value: Value, _ mirror: ValueMirror) throws -> String {
        let count = mirror.children.count
        switch mirror.style {
        case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
        case .collection: return count == 1 ? "1 element" : "\(count) elements"
        case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
        case .set: return count == 1 ? "1 member" : "\(count) members"
        case .structure, .object, .enumeration, .optional, nil: break
        }
        guard let type = value.nominalType, type.hook(\.describe) == nil, type.hook(\.debugDescribe) == nil else {
            return try partialRange(value) ?? ValuePrinter.debugDescribe(value)
        }
        let name = TypeNaming.name(ofTypeOf: value, qualified: true)
        if case .enumeration(let enumeration) = value { return name + "." + enumeration.caseName }
        return name
    }

    /// Ranges with one bound have no text of their own.
    private func partialRange(_ value: Value) -> String? {
        guard case .range(let range) = value, range.lower == nil || range.upper == nil else { return nil }
        return TypeNaming.name(ofTypeOf: value, qualified: true)
    }

    /// A number for everything that has identity, and whether it was met before.
    private mutating func identify(_ value: Value) -> (value: Int, isKnown: Bool)? {
        switch value {
        case .object(let object): return number(of: object)
        case .host(let host) where host.type.kind == .class: return number(of: host.payload as AnyObject)
        case .type(let type):
            if let number = visitedTypes[type] { return (number, true) }
            visitedTypes[type] = visited.count + visitedTypes.count
            return (visited.count + visitedTypes.count - 1, false)
        default: return nil
        }
    }

    private mutating func number(of object: AnyObject) -> (value: Int, isKnown: Bool) {
        let identifier = ObjectIdentifier(object)
        if let number = visited[identifier] { return (number, true) }
        let number = visited.count + visitedTypes.count
        visited[identifier] = number
        return (number, false)
    }
}

extension Value {
    /// The declared type of a struct, enum, object or host value.
    package var nominalType: NominalType? {
        switch self {
        case .structure(let value): value.type
        case .enumeration(let value): value.type
        case .object(let value): value.type
        case .host(let value): value.type
        default: nil
        }
    }
}
