import Foundation

extension GenerationSchema: CustomDebugStringConvertible {
    /// The schema as the text of a JSON schema, in Apple's dialect.
    ///
    /// Follows API version 26.0.
    public var debugDescription: String {
        jsonContent.indentedJSON
    }

    /// The schema as JSON on one line.
    package var jsonString: String {
        jsonContent.jsonString
    }

    /// The schema as JSON whose names stand in the order in which they are generated.
    package var jsonContent: GeneratedContent {
        SchemaWriter(self).write()
    }

    /// Reads the text of a JSON schema in Apple's dialect.
    ///
    /// Properties are generated in the order of `x-order`, else in that of the text. A keyword that constrains values in
    /// a way that guides cannot is refused, never dropped.
    package init(json: String) throws {
        self = try SchemaReader.read(try GeneratedContent(json: json), keepsOrder: true)
    }
}

extension GenerationSchema: Codable {
    /// Writes the schema as a JSON schema.
    ///
    /// Follows API version 26.0.
    ///
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try GeneratedContent.Coded(jsonContent).encode(to: encoder)
    }

    /// Reads a JSON schema.
    ///
    /// Properties are generated in the order of `x-order`; without it, required ones first and each group in
    /// alphabetical order, since a decoder forgets the order of the text. Throws `DecodingError`. Follows API version 26.0.
    public init(from decoder: any Decoder) throws {
        let content = try GeneratedContent.Coded(from: decoder).content
        do {
            self = try SchemaReader.read(content, keepsOrder: false)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath, debugDescription: error.localizedDescription,
                    underlyingError: error))
        }
    }
}

/// Writes a schema's tree as the JSON that Apple's framework writes.
private struct SchemaWriter {
    private typealias Pairs = [(String, GeneratedContent)]

    private let schema: GenerationSchema
    /// What each key is called in the text.
    private let names: [String: String]

    init(_ schema: GenerationSchema) {
        self.schema = schema
        names = Self.names(for: schema.definitions)
    }

    /// A title that several definitions share is replaced by their keys, which are unique.
    private static func names(for definitions: [GenerationSchema.Definition]) -> [String: String] {
        let titles = definitions.map { $0.node.title ?? $0.key }
        let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
        let keys = Set(definitions.map(\.key))
        let pairs = zip(definitions, titles).map { definition, title in
            let isTaken = counts[title] != 1 || (title != definition.key && keys.contains(title))
            return (definition.key, isTaken ? definition.key : title)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    func write() -> GeneratedContent {
        var pairs = pairs(schema.root)
        if !schema.definitions.isEmpty {
            let definitions = schema.definitions.map { (names[$0.key] ?? $0.key, object(self.pairs($0.node))) }
            pairs.append(("$defs", object(definitions)))
        }
        return object(pairs)
    }

    private func pairs(_ node: GenerationSchema.Node) -> Pairs {
        switch node {
        case .object(let object): pairs(object)
        case .array(let array): pairs(array)
        case .string(let string): pairs(string)
        case .integer(let integer): pairs(integer)
        case .number(let number): pairs(number)
        case .bool: [type("boolean")]
        case .null: [type("null")]
        case .anyOf(let union): pairs(union)
        case .reference(let key): [("$ref", text(reference(to: key)))]
        case .anything: []
        }
    }

    private func pairs(_ node: GenerationSchema.ObjectNode) -> Pairs {
        let properties = node.properties.map { ($0.name, object(pairs($0))) }
        return [
            head(node.title, node.description),
            [
                type("object"), ("properties", object(properties)),
                ("required", texts(node.properties.filter { !$0.isOptional }.map(\.name))),
                ("x-order", texts(node.properties.map(\.name))),
                ("additionalProperties", GeneratedContent(.bool(false))),
            ],
        ].flatMap(\.self)
    }

    /// A property's description stands beside its type, in place of the type's own.
    private func pairs(_ property: GenerationSchema.PropertyNode) -> Pairs {
        guard let description = property.description else { return pairs(property.node) }
        return pairs(property.node).filter { $0.0 != "description" } + [("description", text(description))]
    }

    private func pairs(_ node: GenerationSchema.ArrayNode) -> Pairs {
        [
            [type("array"), ("items", object(pairs(node.items)))],
            bounds(("minItems", node.minimumCount), ("maxItems", node.maximumCount)) { ExactNumber($0) },
        ].flatMap(\.self)
    }

    private func pairs(_ node: GenerationSchema.StringNode) -> Pairs {
        head(node.title, node.description) + [type("string")]
            + (node.choices.map { [("enum", texts($0))] } ?? [])
            + (node.pattern.map { [("pattern", text(SchemaPattern.anchored($0)))] } ?? [])
    }

    private func pairs(_ node: GenerationSchema.IntegerNode) -> Pairs {
        [type("integer")] + bounds(("minimum", node.minimum), ("maximum", node.maximum)) { ExactNumber($0) }
    }

    private func pairs(_ node: GenerationSchema.NumberNode) -> Pairs {
        [type("number")] + bounds(("minimum", node.minimum), ("maximum", node.maximum)) { $0 }
    }

    /// A choice between nothing is what JSON Schema calls `not` anything.
    private func pairs(_ node: GenerationSchema.UnionNode) -> Pairs {
        let head = head(node.title, node.description)
        if node.choices.isEmpty { return head + [("not", object([]))] }
        return head + [("anyOf", GeneratedContent(.array(node.choices.map { object(pairs($0)) })))]
    }
}

extension SchemaWriter {
    private func reference(to key: String) -> String {
        if key == schema.rootKey { return "#" }
        return "#/$defs/" + SchemaPointer.escaped(names[key] ?? key)
    }

    private func head(_ title: String?, _ description: String?) -> Pairs {
        [title.map { ("title", text($0)) }, description.map { ("description", text($0)) }].compactMap(\.self)
    }

    private func bounds<Bound>(
        _ bounds: (String, Bound?)..., number: (Bound) -> ExactNumber
    ) -> Pairs {
        bounds.compactMap { name, bound in bound.map { (name, GeneratedContent(.number(number($0)))) } }
    }

    private func type(_ name: String) -> (String, GeneratedContent) {
        ("type", text(name))
    }

    private func text(_ text: String) -> GeneratedContent {
        GeneratedContent(.string(text))
    }

    private func texts(_ texts: [String]) -> GeneratedContent {
        GeneratedContent(.array(texts.map(text)))
    }

    private func object(_ pairs: Pairs) -> GeneratedContent {
        GeneratedContent(.structure(.init(pairs)))
    }
}

/// Names within a JSON pointer, where `~` and `/` have a meaning.
enum SchemaPointer {
    static func escaped(_ name: String) -> String {
        name.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
    }

    static func unescaped(_ name: String) -> String {
        let plain = name.removingPercentEncoding ?? name
        return plain.replacingOccurrences(of: "~1", with: "/").replacingOccurrences(of: "~0", with: "~")
    }
}

/// Patterns of guides match whole texts; those of JSON Schema match anywhere unless they are anchored.
enum SchemaPattern {
    static func anchored(_ pattern: String) -> String {
        if pattern.hasPrefix("^"), endsInAnchor(pattern) { return pattern }
        return hasOuterAlternation(pattern) ? "^(\(pattern))$" : "^\(pattern)$"
    }

    /// Without the anchors, which say nothing new about a whole text. Apple's schemas have none to begin with.
    static func unanchored(_ pattern: String) -> String {
        guard pattern.hasPrefix("^"), endsInAnchor(pattern), pattern.count >= 2 else { return pattern }
        let inner = String(pattern.dropFirst().dropLast())
        return hasOuterAlternation(inner) ? pattern : inner
    }

    private static func endsInAnchor(_ pattern: String) -> Bool {
        guard pattern.hasSuffix("$") else { return false }
        return pattern.dropLast().reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
    }

    /// Whether an anchor at either end would bind to one alternative only.
    private static func hasOuterAlternation(_ pattern: String) -> Bool {
        var depth = 0
        var isInClass = false
        var isEscaped = false
        for character in pattern {
            if isEscaped {
                isEscaped = false
                continue
            }
            switch character {
            case "\\": isEscaped = true
            case "[": isInClass = true
            case "]": isInClass = false
            case "(" where !isInClass: depth += 1
            case ")" where !isInClass: depth -= 1
            case "|" where !isInClass && depth == 0: return true
            default: break
            }
        }
        return false
    }
}
