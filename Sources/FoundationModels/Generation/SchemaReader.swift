/// Reads a JSON schema into a schema's tree.
struct SchemaReader {
    typealias Node = GenerationSchema.Node
    typealias Failure = GeneratedContent.ParsingError
    private typealias Keywords = GeneratedContent.Properties

    /// The key of a root without a title of its own.
    private static let unnamedRoot = "#"

    private let rootKey: String
    /// Whether names stand in the order of the text.
    private let keepsOrder: Bool
    private var path = ""

    static func read(_ content: GeneratedContent, keepsOrder: Bool) throws -> GenerationSchema {
        let keywords = try? content.structure()
        let definitions = try keywords.map(definitions) ?? []
        let title = try keywords?["title"]?.value(String.self)
        let rootKey = title.flatMap { title in definitions.contains { $0.key == title } ? nil : title } ?? unnamedRoot
        var reader = SchemaReader(rootKey: rootKey, keepsOrder: keepsOrder)
        let root = try reader.node(content)
        var nodes: [String: Node] = [:]
        for (key, definition) in definitions {
            nodes[key] = try reader.within("$defs/\(key)") { reader throws(Failure) in try reader.node(definition) }
        }
        try checkReferences(from: root, nodes, rootKey: rootKey)
        return schema(root: root, key: rootKey, nodes)
    }

    private init(rootKey: String, keepsOrder: Bool) {
        self.rootKey = rootKey
        self.keepsOrder = keepsOrder
    }

    private static func definitions(of keywords: Keywords) throws -> [(key: String, value: GeneratedContent)] {
        try ["$defs", "definitions"].flatMap { try keywords[$0]?.structure().pairs ?? [] }
    }

    private static func schema(root: Node, key: String, _ nodes: [String: Node]) -> GenerationSchema {
        var all = nodes
        all[key] = root
        let whole = GenerationSchema(root: .reference(key), lookup: { all[$0] }, defects: [])
        let isNamed = root.title != nil || whole.refersToRoot
        return isNamed ? whole : GenerationSchema(root: root, definitions: whole.definitions)
    }

    private static func checkReferences(from root: Node, _ nodes: [String: Node], rootKey: String) throws {
        var undefined: [String] = []
        for node in [root] + nodes.sorted(by: { $0.key < $1.key }).map(\.value) {
            node.forEachReference { key in
                if key != rootKey, nodes[key] == nil, !undefined.contains(key) { undefined.append(key) }
            }
        }
        guard !undefined.isEmpty else { return }
        let known = nodes.keys.sorted().joined(separator: ", ")
        throw GenerationSchema.SchemaError.undefinedReferences(
            schema: root.title, references: undefined,
            context: .init(debugDescription: known.isEmpty ? "There are no $defs." : "The $defs are \(known)."))
    }
}

extension GenerationSchema {
    fileprivate var refersToRoot: Bool {
        var found = false
        for node in [root] + definitions.map(\.node) {
            node.forEachReference { if $0 == rootKey { found = true } }
        }
        return found
    }
}

extension SchemaReader {
    private mutating func node(_ content: GeneratedContent) throws(Failure) -> Node {
        if case .bool(let allowsAll) = content.storage { return allowsAll ? .anything : .anyOf(.init(choices: [])) }
        guard case .structure(let keywords) = content.storage else {
            throw failure("Expected a schema, but found \(content.summary)")
        }
        if let reference = keywords["$ref"] {
            try allow(["$ref"], in: keywords)
            return .reference(try key(of: reference))
        }
        if let choices = keywords["anyOf"] { return try union(choices, keywords) }
        if let nothing = keywords["not"] { return try never(nothing, keywords) }
        if let choices = keywords["enum"] { return try choice(of: choices, keywords) }
        if let constant = keywords["const"] { return try choice(of: GeneratedContent(.array([constant])), keywords) }
        guard let type = keywords["type"] else { return try typeless(keywords) }
        return try typed(type, keywords)
    }

    private mutating func typed(_ type: GeneratedContent, _ keywords: Keywords) throws(Failure) -> Node {
        switch type.storage {
        case .string(let name): return try typed(name, keywords)
        case .array(let names):
            var choices: [Node] = []
            for name in names { choices.append(try typed(try text(name, "type"), keywords, isOneOfSeveral: true)) }
            return .anyOf(.init(choices: choices))
        default: throw failure("Expected the name of a type, but found \(type.summary)")
        }
    }

    /// With several types, each looks at its own keywords only.
    private mutating func typed(
        _ name: String, _ keywords: Keywords, isOneOfSeveral: Bool = false
    ) throws(Failure) -> Node {
        let known = Self.keywords(of: name)
        let others = isOneOfSeveral ? Self.keywords(of: nil) : known
        try allow(["type"] + known + others, in: keywords)
        switch name {
        case "object": return try object(keywords)
        case "array": return try array(keywords)
        case "string": return try string(keywords)
        case "integer": return try integer(keywords)
        case "number": return try number(keywords)
        case "boolean": return .bool
        case "null": return .null
        default: throw failure("There is no type named \"\(name)\"")
        }
    }

    private static func keywords(of type: String?) -> [String] {
        switch type {
        case "object": ["properties", "required", "additionalProperties"]
        case "array": ["items", "minItems", "maxItems"]
        case "string": ["pattern"]
        case "integer", "number": ["minimum", "maximum"]
        case nil: ["object", "array", "string", "number"].flatMap { keywords(of: $0) }
        default: []
        }
    }

    /// Without a type, what else is said must be nothing at all, or tell the type.
    private mutating func typeless(_ keywords: Keywords) throws(Failure) -> Node {
        if keywords["properties"] != nil { return try typed("object", keywords) }
        if keywords["items"] != nil { return try typed("array", keywords) }
        try allow([], in: keywords)
        return .anything
    }
}

extension SchemaReader {
    private mutating func object(_ keywords: Keywords) throws(Failure) -> Node {
        if let others = keywords["additionalProperties"], case .structure = others.storage {
            throw failure("Objects with names that are not known beforehand cannot be generated")
        }
        var properties = Keywords()
        if let content = keywords["properties"] { properties = try structure(content, "properties") }
        let required = try texts(keywords["required"], "required")
        var nodes: [GenerationSchema.PropertyNode] = []
        for name in try order(of: properties.keys, required: required, keywords) {
            guard let content = properties[name] else { throw failure("\"\(name)\" is named, but is no property") }
            nodes.append(try property(name, content, isOptional: !required.contains(name)))
        }
        return .object(.init(title: try title(keywords), description: try description(keywords), properties: nodes))
    }

    private mutating func property(
        _ name: String, _ content: GeneratedContent, isOptional: Bool
    ) throws(Failure) -> GenerationSchema.PropertyNode {
        try within(name) { reader throws(Failure) in
            var node = try reader.node(content)
            var description: String?
            if case .structure(let keywords) = content.storage { description = try reader.description(keywords) }
            node.dropDescription()
            return GenerationSchema.PropertyNode(
                name: name, description: description, node: node, isOptional: isOptional)
        }
    }

    /// `x-order`, then the names it leaves out.
    private func order(
        of names: [String], required: [String], _ keywords: Keywords
    ) throws(Failure) -> [String] {
        let first = try texts(keywords["x-order"], "x-order")
        let rest = keepsOrder ? names : names.filter(required.contains) + names.filter { !required.contains($0) }
        return (first + required.filter { !names.contains($0) } + rest).withoutRepetitions
    }

    private mutating func array(_ keywords: Keywords) throws(Failure) -> Node {
        let items = try keywords["items"].map { items throws(Failure) in
            try within("[]") { reader throws(Failure) in try reader.node(items) }
        }
        var rules: [GuideRule] = []
        if let count = keywords["minItems"] { rules.append(.minimumCount(try whole(count, "minItems"))) }
        if let count = keywords["maxItems"] { rules.append(.maximumCount(try whole(count, "maxItems"))) }
        return try guided(.array(.init(items: items ?? .anything)), by: rules)
    }

    private func string(_ keywords: Keywords) throws(Failure) -> Node {
        let plain = GenerationSchema.StringNode(title: try title(keywords), description: try description(keywords))
        let pattern = try keywords["pattern"].map { content throws(Failure) in try text(content, "pattern") }
        return try guided(
            .string(plain), by: pattern.map { [.pattern(SchemaPattern.unanchored($0))] } ?? [])
    }

    private func integer(_ keywords: Keywords) throws(Failure) -> Node {
        try guided(.integer(.init()), by: try bounds(keywords))
    }

    private func number(_ keywords: Keywords) throws(Failure) -> Node {
        try guided(.number(.init()), by: try bounds(keywords))
    }

    private func bounds(_ keywords: Keywords) throws(Failure) -> [GuideRule] {
        var rules: [GuideRule] = []
        if let bound = keywords["minimum"] { rules.append(.minimum(try exact(bound, "minimum"))) }
        if let bound = keywords["maximum"] { rules.append(.maximum(try exact(bound, "maximum"))) }
        return rules
    }

    private func guided(_ node: Node, by rules: [GuideRule]) throws(Failure) -> Node {
        var narrowed = node
        do throws(GenerationSchema.Defect) {
            for rule in rules { narrowed = try narrowed.applying(rule) }
        } catch {
            throw failure(String(error.reason.dropLast()))
        }
        return narrowed
    }
}

extension SchemaReader {
    private mutating func union(_ content: GeneratedContent, _ keywords: Keywords) throws(Failure) -> Node {
        try allow(["anyOf", "type"], in: keywords)
        var choices: [Node] = []
        for choice in try elements(content, "anyOf") { choices.append(try node(choice)) }
        if choices.isEmpty { throw failure("anyOf has no choices") }
        return .anyOf(
            .init(title: try title(keywords), description: try description(keywords), choices: choices))
    }

    /// `not` is read only in the form that says: nothing.
    private func never(_ content: GeneratedContent, _ keywords: Keywords) throws(Failure) -> Node {
        try allow(["not"], in: keywords)
        guard case .structure(let what) = content.storage, what.isEmpty else {
            throw failure("The keyword \"not\" cannot be kept by a guide")
        }
        return .anyOf(
            .init(title: try title(keywords), description: try description(keywords), choices: []))
    }

    /// Texts are an enumeration; a null among them makes a union.
    private func choice(of content: GeneratedContent, _ keywords: Keywords) throws(Failure) -> Node {
        try allow(["enum", "const", "type", "pattern"], in: keywords)
        let values = try elements(content, "enum")
        var texts: [String] = []
        for value in values where value.storage != .null { texts.append(try text(value, "a choice")) }
        let others: [Node] = texts.count < values.count ? [.null] : []
        if texts.isEmpty, others.isEmpty { throw failure("enum has no choices") }
        if texts.isEmpty { return .null }
        let string = try guided(try string(keywords), by: [.choices(texts)])
        return others.isEmpty ? string : .anyOf(.init(choices: [string] + others))
    }

    private func key(of reference: GeneratedContent) throws(Failure) -> String {
        let pointer = try text(reference, "$ref")
        if pointer == "#" { return rootKey }
        for prefix in ["#/$defs/", "#/definitions/"] where pointer.hasPrefix(prefix) {
            return SchemaPointer.unescaped(String(pointer.dropFirst(prefix.count)))
        }
        throw failure("The reference \"\(pointer)\" leads out of the schema's $defs")
    }
}

extension SchemaReader {
    /// Keywords that tell people something and leave the values as they are.
    private static let annotations: Set<String> = [
        "title", "description", "default", "examples", "$schema", "$id", "$comment", "$defs", "definitions",
        "deprecated", "readOnly", "writeOnly",
    ]

    private func allow(_ known: [String], in keywords: Keywords) throws(Failure) {
        for keyword in keywords.keys
        where !known.contains(keyword) && !Self.annotations.contains(keyword) && !keyword.hasPrefix("x-") {
            throw failure("The keyword \"\(keyword)\" cannot be kept here")
        }
    }

    private func title(_ keywords: Keywords) throws(Failure) -> String? {
        try keywords["title"].map { content throws(Failure) in try text(content, "title") }
    }

    private func description(_ keywords: Keywords) throws(Failure) -> String? {
        try keywords["description"].map { content throws(Failure) in try text(content, "description") }
    }

    private func text(_ content: GeneratedContent, _ keyword: String) throws(Failure) -> String {
        guard case .string(let text) = content.storage else {
            throw failure("Expected a text for \(keyword), but found \(content.summary)")
        }
        return text
    }

    private func texts(_ content: GeneratedContent?, _ keyword: String) throws(Failure) -> [String] {
        guard let content else { return [] }
        var texts: [String] = []
        for element in try elements(content, keyword) { texts.append(try text(element, keyword)) }
        return texts
    }

    private func elements(_ content: GeneratedContent, _ keyword: String) throws(Failure) -> [GeneratedContent] {
        guard case .array(let elements) = content.storage else {
            throw failure("Expected a list for \(keyword), but found \(content.summary)")
        }
        return elements
    }

    private func structure(_ content: GeneratedContent, _ keyword: String) throws(Failure) -> Keywords {
        guard case .structure(let properties) = content.storage else {
            throw failure("Expected an object for \(keyword), but found \(content.summary)")
        }
        return properties
    }

    private func exact(_ content: GeneratedContent, _ keyword: String) throws(Failure) -> ExactNumber {
        guard case .number(let number) = content.storage else {
            throw failure("Expected a number for \(keyword), but found \(content.summary)")
        }
        return number
    }

    private func whole(_ content: GeneratedContent, _ keyword: String) throws(Failure) -> Int {
        guard let whole = try exact(content, keyword).int else {
            throw failure("Expected an integer for \(keyword), but found \(content.summary)")
        }
        return whole
    }

    /// Reads a part with its name added to the path of errors.
    private mutating func within<Part>(
        _ name: String, _ read: (inout SchemaReader) throws(Failure) -> Part
    ) throws(Failure) -> Part {
        let outer = path
        defer { path = outer }
        path += path.isEmpty || name == "[]" ? name : "." + name
        return try read(&self)
    }

    private func failure(_ reason: String) -> Failure {
        let place = path.isEmpty ? "" : " at \(path)"
        return Failure(rawContent: "", debugDescription: "The schema cannot be used\(place): \(reason).")
    }
}

extension GenerationSchema.Node {
    /// A description beside a property's type is the property's.
    fileprivate mutating func dropDescription() {
        switch self {
        case .object(var object):
            object.description = nil
            self = .object(object)
        case .string(var string):
            string.description = nil
            self = .string(string)
        case .anyOf(var union):
            union.description = nil
            self = .anyOf(union)
        default: break
        }
    }
}
