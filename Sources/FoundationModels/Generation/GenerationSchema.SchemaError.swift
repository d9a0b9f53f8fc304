import Foundation

extension GenerationSchema {
    /// What is wrong with the parts of a dynamic schema.
    ///
    /// Follows API version 26.0.
    public enum SchemaError: LocalizedError {
        /// Two schemas have one name.
        case duplicateType(schema: String?, type: String, context: Context)
        /// A schema has two properties of one name.
        case duplicateProperty(schema: String, property: String, context: Context)
        /// A schema offers a choice between nothing.
        case emptyTypeChoices(schema: String, context: Context)
        /// Names are referred to that no schema has.
        case undefinedReferences(schema: String?, references: [String], context: Context)

        /// What else is known about an error. API version 26.0.
        public struct Context: Sendable {
            /// What happened, and what to do about it.
            public let debugDescription: String

            /// Creates a context from a text.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }
    }
}

extension GenerationSchema.SchemaError {
    /// What is wrong, as one sentence.
    public var errorDescription: String? {
        switch self {
        case .duplicateType(let schema, let type, _):
            "Two different schemas are named \"\(type)\"\(Self.place(schema))."
        case .duplicateProperty(let schema, let property, _):
            "The property \"\(property)\" is declared twice in the schema \"\(schema)\"."
        case .emptyTypeChoices(let schema, _): "The schema \"\(schema)\" has no choices."
        case .undefinedReferences(let schema, let references, _):
            "Nothing is named \(Self.list(references))\(Self.place(schema))."
        }
    }

    /// What to do about it.
    public var recoverySuggestion: String? {
        switch self {
        case .duplicateType: "Give each schema its own name."
        case .duplicateProperty: "Give each property its own name."
        case .emptyTypeChoices: "Pass at least one choice to anyOf."
        case .undefinedReferences: "Pass a schema of that name in the dependencies."
        }
    }

    private static func place(_ schema: String?) -> String {
        schema.map { " in the schema \"\($0)\"" } ?? ""
    }

    private static func list(_ names: [String]) -> String {
        names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
