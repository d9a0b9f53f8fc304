extension GenerationSchema {
    /// What makes content invalid, and where.
    package struct Violation: Error, Sendable, Equatable, CustomStringConvertible {
        /// Property names from the root, joined by dots, `[n]` for elements; empty for the root.
        package let path: String
        package let reason: String

        package var description: String {
            path.isEmpty ? reason : "\(path): \(reason)"
        }
    }

    /// Checks that content has the shape of the schema and keeps all its guides.
    ///
    /// Properties may stand in any order; unfinished content is invalid wherever it was cut off.
    package func validate(_ content: GeneratedContent) throws(Violation) {
        var validator = SchemaValidator(schema: self)
        try validator.check(content, root)
    }
}

private struct SchemaValidator {
    typealias Node = GenerationSchema.Node
    typealias Violation = GenerationSchema.Violation

    let schema: GenerationSchema
    private var path: [String] = []
    /// References followed without descending into the content; meeting one again would never end.
    private var followed: Set<String> = []

    init(schema: GenerationSchema) {
        self.schema = schema
    }

    mutating func check(_ content: GeneratedContent, _ node: Node) throws(Violation) {
        switch node {
        case .object(let object): try check(content, object)
        case .array(let array): try check(content, array)
        case .string(let string): try check(content, string)
        case .integer(let integer): try check(content, integer)
        case .number(let number): try check(content, number)
        case .bool: try check(content, isBool: content)
        case .null: try check(content, isNull: content)
        case .anyOf(let union): try check(content, union)
        case .reference(let key): try check(content, key)
        case .anything: try checkIsWhole(content)
        }
    }

    private mutating func check(_ content: GeneratedContent, _ key: String) throws(Violation) {
        guard let target = schema.definition(key) else { throw violation("The schema does not define \"\(key)\".") }
        guard followed.insert(key).inserted else { throw violation("\"\(key)\" is defined by nothing but itself.") }
        defer { followed.remove(key) }
        try check(content, target)
    }

    private func checkIsWhole(_ content: GeneratedContent) throws(Violation) {
        guard content.isComplete else { throw violation("The content ends before it is finished.") }
    }

    private func check(_ content: GeneratedContent, isBool: GeneratedContent) throws(Violation) {
        guard case .bool = content.storage else { throw mismatch("true or false", content) }
    }

    private func check(_ content: GeneratedContent, isNull: GeneratedContent) throws(Violation) {
        guard case .null = content.storage else { throw mismatch("null", content) }
    }
}

extension SchemaValidator {
    private mutating func check(
        _ content: GeneratedContent, _ node: GenerationSchema.ObjectNode
    ) throws(Violation) {
        guard case .structure(let properties) = content.storage else { throw mismatch("an object", content) }
        for property in node.properties {
            guard let value = properties[property.name] else {
                if property.isOptional { continue }
                throw violation("The property \"\(property.name)\" is missing.")
            }
            try descend(property.name) { validator throws(Violation) in try validator.check(value, property.node) }
        }
        try checkIsWhole(content)
        let known = Set(node.properties.map(\.name))
        if let unknown = properties.keys.first(where: { !known.contains($0) }) {
            throw violation("The schema has no property \"\(unknown)\".")
        }
    }

    private mutating func check(_ content: GeneratedContent, _ node: GenerationSchema.ArrayNode) throws(Violation) {
        guard case .array(let elements) = content.storage else { throw mismatch("an array", content) }
        for (position, element) in elements.enumerated() {
            try descend("[\(position)]") { validator throws(Violation) in try validator.check(element, node.items) }
        }
        try checkIsWhole(content)
        if let least = node.minimumCount, elements.count < least {
            throw violation("There are \(elements.count) elements, but there must be at least \(least).")
        }
        if let most = node.maximumCount, elements.count > most {
            throw violation("There are \(elements.count) elements, but there may be at most \(most).")
        }
    }

    private func check(_ content: GeneratedContent, _ node: GenerationSchema.StringNode) throws(Violation) {
        guard case .string(let text) = content.storage else { throw mismatch("a string", content) }
        try checkIsWhole(content)
        if let choices = node.choices, !choices.contains(text) {
            throw violation("\(content.summary) is none of \(choices.map { "\"\($0)\"" }.joined(separator: ", ")).")
        }
        if let pattern = node.pattern { try check(text, against: pattern) }
    }

    private func check(_ text: String, against pattern: String) throws(Violation) {
        guard let regex = try? Regex(pattern) else { throw violation("/\(pattern)/ is not a regular expression.") }
        // Matching fails with an error only when the expression itself is at fault; then nothing matches it.
        guard let match = try? regex.wholeMatch(in: text) else {
            throw violation("\"\(text)\" does not match /\(pattern)/.")
        }
        _ = match
    }

    private func check(_ content: GeneratedContent, _ node: GenerationSchema.IntegerNode) throws(Violation) {
        guard case .number(let number) = content.storage, let value = number.int else {
            throw mismatch("an integer", content)
        }
        try check(value, within: node.minimum, node.maximum)
    }

    private func check(_ content: GeneratedContent, _ node: GenerationSchema.NumberNode) throws(Violation) {
        guard case .number(let value) = content.storage else { throw mismatch("a number", content) }
        try check(value, within: node.minimum, node.maximum)
    }

    private func check<Bound: Comparable>(
        _ value: Bound, within minimum: Bound?, _ maximum: Bound?
    ) throws(Violation) {
        if let minimum, value < minimum { throw violation("\(value) is less than \(minimum).") }
        if let maximum, value > maximum { throw violation("\(value) is more than \(maximum).") }
    }

    /// Of several failures the one deepest in the content tells most.
    private mutating func check(_ content: GeneratedContent, _ node: GenerationSchema.UnionNode) throws(Violation) {
        var deepest: Violation?
        for choice in node.choices {
            do throws(Violation) {
                return try check(content, choice)
            } catch {
                if error.path.count > deepest?.path.count ?? violation("").path.count { deepest = error }
            }
        }
        throw deepest ?? violation("\(content.summary.firstUppercased) has the shape of none of the choices.")
    }
}

extension SchemaValidator {
    private mutating func descend(
        _ step: String, _ check: (inout SchemaValidator) throws(Violation) -> Void
    ) throws(Violation) {
        let outer = followed
        followed = []
        path.append(step)
        defer {
            path.removeLast()
            followed = outer
        }
        try check(&self)
    }

    private func violation(_ reason: String) -> Violation {
        let place = path.reduce("") { $0 + ($0.isEmpty || $1.hasPrefix("[") ? "" : ".") + $1 }
        return Violation(path: place, reason: reason)
    }

    private func mismatch(_ expected: String, _ content: GeneratedContent) -> Violation {
        violation("Expected \(expected), but found \(content.summary).")
    }
}

extension String {
    fileprivate var firstUppercased: String {
        prefix(1).uppercased() + dropFirst()
    }
}
