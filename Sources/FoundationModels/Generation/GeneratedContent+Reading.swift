extension GeneratedContent {
    /// Reads the whole content as a value.
    ///
    /// Throws `ParsingError` when the content has another shape. Follows API version 26.0.
    public func value<Value>(_ type: Value.Type = Value.self) throws -> Value
    where Value: ConvertibleFromGeneratedContent {
        try Value(self)
    }

    /// Reads a named property as a value.
    ///
    /// Throws `ParsingError` when the property is missing or has another shape. Follows API version 26.0.
    public func value<Value>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value
    where Value: ConvertibleFromGeneratedContent {
        guard let found = try structure()[property] else { throw missing(property) }
        return try found.reading(property) { try Value(found) }
    }

    /// Reads a named property as a value, or nil when it is missing, null, or not yet decided.
    ///
    /// Not yet decided is a property that the text ends within and that is no value of the type so far, such as half the
    /// name of an enumeration's case. Throws `ParsingError` when the property has another shape. Follows API version 26.0.
    public func value<Value>(_ type: Value?.Type = Value?.self, forProperty property: String) throws -> Value?
    where Value: ConvertibleFromGeneratedContent {
        guard let found = try structure()[property] else { return nil }
        if case .null = found.storage { return nil }
        guard found.isComplete else { return try? Value(found) }
        return try found.reading(property) { try Value(found) }
    }
}

extension GeneratedContent {
    /// The named properties, or an error that says what is there instead.
    package func structure() throws(ParsingError) -> Properties {
        guard case .structure(let properties) = storage else { throw mismatch(expected: "an object") }
        return properties
    }

    /// The elements, or an error that says what is there instead.
    package func elements() throws(ParsingError) -> [GeneratedContent] {
        guard case .array(let elements) = storage else { throw mismatch(expected: "an array") }
        return elements
    }

    package func mismatch(expected: String) -> ParsingError {
        ParsingError(rawContent: jsonString, debugDescription: "Expected \(expected), but found \(summary).")
    }

    package func missing(_ property: String) -> ParsingError {
        let names = (try? structure())?.keys.map { "\"\($0)\"" }.joined(separator: ", ") ?? ""
        let rest = names.isEmpty ? "The content has no properties." : "The content has \(names)."
        return ParsingError(
            rawContent: jsonString, debugDescription: "The property \"\(property)\" is missing. \(rest)")
    }

    /// Adds the property's name to the path of an error thrown while reading it.
    package func reading<Value>(_ property: String, _ read: () throws -> Value) throws -> Value {
        do {
            return try read()
        } catch var error as ParsingError {
            error.debugDescription = "In \"\(property)\": \(error.debugDescription)"
            throw error
        }
    }

    /// The content in a few words for messages.
    package var summary: String {
        switch storage {
        case .null: "null"
        case .bool(let value): "the Boolean \(value)"
        case .number(let value): "the number \(value)"
        case .nonFinite(let value): "the number \(value)"
        case .string(let value): "the string \(Self.quoted(value))"
        case .array(let elements): "an array of \(elements.count)"
        case .structure: "an object"
        }
    }

    private static func quoted(_ text: String) -> String {
        let shown = text.count <= 40 ? text : text.prefix(39) + "…"
        return "\"\(shown)\""
    }
}
