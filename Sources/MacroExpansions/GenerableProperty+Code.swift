extension GenerableHead {
    /// The arguments that every initializer of a schema begins with.
    func schemaArguments(representsNil: String?) -> String {
        [
            "type: Self.self", schemaName.map { "name: \($0)" }, description.map { "description: \($0)" },
            representsNil.map { "representNilExplicitlyInGeneratedContent: \($0)" },
        ].compactMap(\.self).joined(separator: ", ")
    }

    /// The statement that refuses content without the name of a case.
    var unknownCase: String {
        """
        throw FoundationModels.GeneratedContent.ParsingError(rawContent: content.jsonString, \
        debugDescription: "The content names no case of \(typeName): \\(content.jsonString)")
        """
    }
}

extension GenerableProperty {
    /// The property as an element of a schema's properties.
    var schemaCode: String {
        let arguments = [
            "name: \(name.quoted)", description.map { "description: \($0)" }, "type: \(type.metatype)",
            guides.isEmpty ? nil : "guides: [\(guides.joined(separator: ", "))]",
        ]
        let list = arguments.compactMap(\.self).joined(separator: ", ")
        return "FoundationModels.GenerationSchema.Property(\(list))"
    }

    /// The expression that reads the property from `content`.
    ///
    /// It names no type: in an extension of a nested type, names of the types around it are not in scope.
    var readingCode: String {
        "try content.value(forProperty: \(name.quoted))"
    }

    /// The statement that adds the property to `pairs`; an absent value is added only when nil is to be written.
    func writingCode(value: String, writesNil: String?) -> String {
        let append = "pairs.append((\(name.quoted), \(value)))"
        guard type.isOptional, writesNil != "true" else { return append }
        let condition = writesNil.map { "\(value) != nil || \($0)" } ?? "\(value) != nil"
        return "if \(condition) { \(append) }"
    }
}

extension String {
    /// The text as a string literal.
    var quoted: String {
        let escaped = map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined()
        return "\"\(escaped)\""
    }
}

extension [String] {
    /// The elements of a list, one a line.
    var indentedLines: String {
        isEmpty ? "" : "\n            " + joined(separator: ",\n            ") + "\n        "
    }
}
