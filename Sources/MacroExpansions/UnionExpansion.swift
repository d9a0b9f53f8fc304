import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@Generable` adds to an enumeration whose cases carry values.
///
/// Content is an object: `type` names the case, and each value is a property named by its label.
struct UnionExpansion {
    private let union: GenerableEnumeration
    private var head: GenerableHead { union.head }

    init(_ union: GenerableEnumeration) {
        self.union = union
    }

    var members: [DeclSyntax] {
        [schema, partialType, shapes]
    }

    var extensionMembers: String {
        [initializer, content].joined(separator: "\n\n")
    }

    private var schema: DeclSyntax {
        let shapes = union.cases.map { "GeneratedShapes.\(shapeName(of: $0)).self" }
        return """
            nonisolated \(raw: head.access)static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(
                    \(raw: head.schemaArguments(representsNil: nil)),
                    anyOf: [\(raw: shapes.indentedLines)])
            }
            """
    }

    /// The types that stand for the cases in the schema, inside one whose name the macro's declaration tells.
    private var shapes: DeclSyntax {
        """
        nonisolated private enum GeneratedShapes {
            \(raw: union.cases.map(shape).joined(separator: "\n\n"))
        }
        """
    }

    /// A type without values that stands for one case in the schema.
    private func shape(of enumCase: GenerableCase) -> String {
        """
        nonisolated enum \(shapeName(of: enumCase)): FoundationModels.Generable {
            nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(
                    case: \(enumCase.name.quoted),
                    properties: [\(enumCase.values.map(\.schemaCode).indentedLines)])
            }
            nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
                \(head.unknownCase)
            }
            nonisolated var generatedContent: FoundationModels.GeneratedContent {
                switch self {}
            }
        }
        """
    }

    private func shapeName(of enumCase: GenerableCase) -> String {
        "Shape_\(enumCase.name)"
    }

    private var partialType: DeclSyntax {
        let cases = union.cases.map { enumCase in
            let values = zip(enumCase.values, enumCase.labels).map { value, label in
                (label.map { "\($0): " } ?? "") + value.type.partial
            }
            return "case \(enumCase.code)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
        return """
            nonisolated \(raw: head.access)\(raw: union.isIndirect ? "indirect " : "")enum PartiallyGenerated: FoundationModels.ConvertibleFromGeneratedContent {
                \(raw: cases.joined(separator: "\n    "))

                nonisolated \(raw: head.access)init(_ content: FoundationModels.GeneratedContent) throws {
                    \(raw: reading)
                }
            }
            """
    }

    private var initializer: String {
        """
        nonisolated \(head.access)init(_ content: FoundationModels.GeneratedContent) throws {
            \(reading)
        }
        """
    }

    /// A case is chosen only when its whole name is there.
    private static let caseName = """
        try content.value(FoundationModels.GeneratedContent.self, forProperty: "type").isComplete \
        ? try content.value(Swift.String.self, forProperty: "type") : nil
        """

    /// The switch that reads a case's name and then its values.
    private var reading: String {
        let cases = union.cases.map { enumCase in
            let values = zip(enumCase.values, enumCase.labels).map { value, label in
                (label.map { "\($0): " } ?? "") + value.readingCode
            }
            let call = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
            return "case \(enumCase.name.quoted): self = .\(enumCase.code)\(call)"
        }
        return """
            switch \(Self.caseName) {
            \(cases.joined(separator: "\n"))
            default: \(head.unknownCase)
            }
            """
    }

    private var content: String {
        let cases = union.cases.map { enumCase in
            let names = enumCase.values.indices.map { "value\($0)" }
            let pattern =
                names.isEmpty ? ".\(enumCase.code)" : "let .\(enumCase.code)(\(names.joined(separator: ", ")))"
            let writing = zip(enumCase.values, names).map { $0.writingCode(value: $1, writesNil: nil) }
            let lines = ["case \(pattern):", "    pairs.append((\"type\", \(enumCase.name.quoted)))"]
            return (lines + writing.map { "    " + $0 }).joined(separator: "\n    ")
        }
        return """
            nonisolated \(head.access)var generatedContent: FoundationModels.GeneratedContent {
                var pairs: [(Swift.String, any FoundationModels.ConvertibleToGeneratedContent)] = []
                switch self {
                \(cases.joined(separator: "\n    "))
                }
                return FoundationModels.GeneratedContent(properties: pairs, uniquingKeysWith: { _, last in last })
            }
            """
    }
}
