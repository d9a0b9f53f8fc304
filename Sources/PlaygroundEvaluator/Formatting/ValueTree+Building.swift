import Foundation
import PlaygroundEvents

/// Builds what a canvas shows of a value, never more than its limits allow.
package struct ValueTreeBuilder {
    /// Levels below the value itself.
    package var maximumDepth = 16
    /// Children of one value.
    package var maximumChildren = 100
    /// Values in the whole tree.
    package var maximumValues = 2_000
    /// Characters of a summary.
    package var maximumSummary = 160
    /// Characters of a text value.
    package var maximumText = 100_000

    private var valueCount = 0
    private var openObjects: Set<ObjectIdentifier> = []

    package init() {}

    /// The tree of a value; the static type, where the checker knows it, names empty collections and optionals rightly.
    package mutating func tree(of value: Value, type: Type = .unknown) -> ValueTree {
        valueCount = 0
        openObjects = []
        return node(value, label: nil, type: type, depth: 0)
    }

    private mutating func node(_ value: Value, label: String?, type: Type, depth: Int) -> ValueTree {
        valueCount += 1
        let mirror = ValueMirror(value)
        var tree = ValueTree(
            label: label, type: typeName(of: value, declared: type), style: style(of: value, mirror),
            summary: summary(of: value, mirror))
        tree.text = text(of: value).map { String($0.prefix(maximumText)) }
        let children = isWhole(value) ? [] : mirror.ancestors.reversed().flatMap(\.children) + mirror.children
        guard let identity = open(value) else {
            tree.omitted = children.count
            return tree
        }
        defer { openObjects.remove(identity) }
        addChildren(children, to: &tree, of: value, type: type, depth: depth)
        return tree
    }

    private mutating func addChildren(
        _ children: [ValueMirror.Child], to tree: inout ValueTree, of value: Value, type: Type, depth: Int
    ) {
        for (index, child) in children.enumerated() {
            guard depth < maximumDepth, index < maximumChildren, valueCount < maximumValues else {
                tree.omitted = children.count - index
                return
            }
            if tree.style == .structure, isHidden(child) { continue }
            let (label, content) = entry(child, at: index, of: tree.style)
            tree.children.append(
                node(content, label: label, type: partType(of: type, value, at: index), depth: depth + 1))
        }
    }

    private func isHidden(_ part: ValueMirror.Child) -> Bool {
        if case .host(let host) = part.value { host.type.hooks.isHiddenPart } else { false }
    }

    /// A dictionary's children are labelled with their keys, a collection's with their indices.
    private func entry(_ child: ValueMirror.Child, at index: Int, of style: ValueTree.Style) -> (String?, Value) {
        if style == .dictionary, case .tuple(let pair) = child.value, pair.elements.count == 2 {
            return (line(pair.elements[0]), pair.elements[1])
        }
        return (child.label ?? (style == .array ? "[\(index)]" : nil), child.value)
    }

    /// Marks an object as being shown; nil when it already is, further out.
    private mutating func open(_ value: Value) -> ObjectIdentifier? {
        let identity: ObjectIdentifier
        switch value {
        case .object(let object): identity = ObjectIdentifier(object)
        case .host(let host) where host.type.kind == .class: identity = ObjectIdentifier(host.payload as AnyObject)
        default: return ObjectIdentifier(Self.self)
        }
        return openObjects.insert(identity).inserted ? identity : nil
    }

    private func style(of value: Value, _ mirror: ValueMirror) -> ValueTree.Style {
        switch value {
        case .string: return .text
        case .host(let host) where Self.textTypes.contains(host.type.name): return .text
        case .function, .keyPath: return .function
        case .type: return .type
        case .range: return .leaf
        default: break
        }
        switch mirror.style {
        case .structure: return (mirror.children.isEmpty && isSimpleHost(value)) || isWhole(value) ? .leaf : .structure
        case .object: return .object
        case .enumeration: return .enumeration
        case .tuple: return .tuple
        case .optional: return .optional
        case .collection: return isOpaque(value, mirror) ? .leaf : .array
        case .dictionary: return .dictionary
        case .set: return .set
        case nil: return .leaf
        }
    }

    /// Types of the library whose values are texts.
    private static let textTypes: Set = ["Substring"]

    private func text(of value: Value) -> String? {
        switch value {
        case .string(let text): text
        case .host(let host) where Self.textTypes.contains(host.type.name): try? ValuePrinter.describe(value)
        default: nil
        }
    }

    /// Whether its text says all; a mirror still shows parts of it.
    private func isWhole(_ value: Value) -> Bool {
        switch value {
        case .range: true
        case .host(let host): host.payload is Date || host.payload is Data
        default: false
        }
    }

    /// Whether it has elements that a canvas cannot see: bytes, or what is not there before it is asked for.
    private func isOpaque(_ value: Value, _ mirror: ValueMirror) -> Bool {
        guard case .host(let host) = value, mirror.children.isEmpty else { return false }
        return host.type.hooks.mirror == nil
    }

    private func isSimpleHost(_ value: Value) -> Bool {
        if case .host = value { true } else { false }
    }

    private func summary(of value: Value, _ mirror: ValueMirror) -> String {
        func counted(_ noun: String, _ nouns: String, empty: String = "[]") -> String {
            let count = mirror.children.count
            return count == 0 ? empty : "\(count) \(count == 1 ? noun : nouns)"
        }
        return switch mirror.style {
        case .collection where isOpaque(value, mirror): line(value)
        case .collection: counted("element", "elements")
        case .dictionary: counted("key/value pair", "key/value pairs", empty: "[:]")
        case .set: counted("member", "members")
        case .structure where mirror.children.contains(where: isHidden): shortened(shownParts(of: value, mirror))
        default: line(value)
        }
    }

    /// The value in one line, in quotes when it is text, shortened when it is long.
    private func line(_ value: Value) -> String {
        let full: String
        switch value {
        case .string, .host:
            let text = text(of: value).map { String($0.prefix(maximumSummary + 1)).debugDescription }
            full = text ?? (try? describe(value)) ?? "(cannot be described)"
        default: full = (try? describe(value)) ?? "(cannot be described)"
        }
        return shortened(full)
    }

    private func shortened(_ text: String) -> String {
        let oneLine = text.replacing("\n", with: " ")
        return oneLine.count <= maximumSummary ? oneLine : oneLine.prefix(maximumSummary - 1) + "…"
    }

    /// A structure as Swift prints it, without the parts that are not shown.
    private func shownParts(of value: Value, _ mirror: ValueMirror) -> String {
        let parts = mirror.children.filter { !isHidden($0) }.map { part in
            "\(part.label ?? "_"): \((try? ValuePrinter.debugDescribe(part.value)) ?? "…")"
        }
        return "\(typeName(of: value, declared: .unknown))(\(parts.joined(separator: ", ")))"
    }

    /// Quotes what is text; everything else as `print` shows it.
    private func describe(_ value: Value) throws -> String {
        switch value {
        case .character: try ValuePrinter.debugDescribe(value)
        case .object(let object) where object.type.hook(\.describe) == nil: object.type.name
        // Foundation writes where an object is, which is another place in each run.
        case .host(let host) where host.type.kind == .class:
            try ValuePrinter.describeBriefly(value).replacing(/<(\w+): 0x[0-9a-f]+>/) { $0.1 }
        default: try ValuePrinter.describeBriefly(value)
        }
    }

    private func typeName(of value: Value, declared: Type) -> String {
        switch (value, declared) {
        // What is inside says more than the protocol.
        case (.some(let wrapped), .optional(.existential(let protocols))) where !protocols.isEmpty:
            typeName(of: wrapped, declared: .unknown) + "?"
        case (.array, .array), (.dictionary, .dictionary), (.none, .optional), (.some, .optional), (.set, .nominal),
            (.function, .function), (.keyPath, .nominal), (.tuple, .tuple), (.range, .nominal):
            TypeNaming.spelling(of: declared)
        case (.host(let host), .nominal(let type, let arguments))
        where host.type === type && host.typeArguments.allSatisfy(\.isUnknown) && !arguments.isEmpty:
            TypeNaming.spelling(of: declared)
        default: TypeNaming.spelling(TypeNaming.name(ofTypeOf: value))
        }
    }

    /// The declared type of a part, as far as the declared type of the whole tells.
    private func partType(of type: Type, _ value: Value, at index: Int) -> Type {
        switch (type, value) {
        case (.array(let element), _), (.optional(let element), _): return element
        case (.dictionary(_, let element), _): return element
        case (.tuple(let elements), _) where elements.indices.contains(index): return elements[index].type
        case (_, .structure(let structure)) where structure.type.storedProperties.indices.contains(index):
            let declared = structure.type.storedProperties[index].type
            let arguments = structure.storage.typeArguments
            return arguments.contains(where: \.isUnknown) ? .unknown : declared.replacing(structure.type, arguments)
        default: return .unknown
        }
    }
}
