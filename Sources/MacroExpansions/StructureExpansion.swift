import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@Generable` adds to a structure.
struct StructureExpansion {
    private let structure: GenerableStructure
    private var head: GenerableHead { structure.head }
    private var properties: [GenerableProperty] { structure.properties }

    init(_ structure: GenerableStructure) {
        self.structure = structure
    }

    var members: [DeclSyntax] {
        [schema, partialType]
    }

    var extensionMembers: String {
        [initializer, content].joined(separator: "\n\n")
    }

    private var schema: DeclSyntax {
        let arguments = head.schemaArguments(representsNil: head.representsNil)
        return """
            nonisolated \(raw: head.access)static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(
                    \(raw: arguments),
                    properties: [\(raw: properties.map(\.schemaCode).indentedLines)])
            }
            """
    }

    /// Partial values are identifiable by place, unless the type has an identity of its own.
    private var partialType: DeclSyntax {
        let hasOwnID = properties.contains { $0.name == "id" }
        let identity = hasOwnID ? [] : ["\(head.access)var id: FoundationModels.GenerationID"]
        let variables = identity + properties.map { "\(head.access)var \($0.code): \($0.type.partial)" }
        let start = hasOwnID ? [] : ["self.id = content.id ?? FoundationModels.GenerationID()"]
        let reading = start + properties.map { "self.\($0.code) = \($0.readingCode)" }
        let conformances =
            (hasOwnID ? "" : "Swift.Identifiable, ")
            + "FoundationModels.ConvertibleFromGeneratedContent, FoundationModels.PartialStructure"
        return """
            nonisolated \(raw: head.access)struct PartiallyGenerated: \(raw: conformances) {
                \(raw: variables.joined(separator: "\n    "))

                nonisolated \(raw: head.access)init(_ content: FoundationModels.GeneratedContent) throws {
                    \(raw: reading.joined(separator: "\n        "))
                }

                \(raw: partialPaths)
            }
            """
    }

    /// Which property of the partial type stands for which of the whole.
    private var partialPaths: String {
        let paths = properties.map { "\\\(head.typeName).\($0.code): \\Self.\($0.code)" }
        return """
            nonisolated \(head.access)static var partialPaths: [Swift.PartialKeyPath<\(head.typeName)>: Swift.PartialKeyPath<Self>] {
                    [\(paths.isEmpty ? ":" : paths.joined(separator: ", "))]
                }
            """
    }

    private var initializer: String {
        let reading = properties.map { "self.\($0.code) = \($0.readingCode)" }
        return """
            nonisolated \(head.access)init(_ content: FoundationModels.GeneratedContent) throws {
                \(reading.joined(separator: "\n    "))
            }
            """
    }

    private var content: String {
        let writing = properties.map { $0.writingCode(value: "self.\($0.code)", writesNil: head.representsNil) }
        return """
            nonisolated \(head.access)var generatedContent: FoundationModels.GeneratedContent {
                \(writing.isEmpty ? "let" : "var") pairs: [(Swift.String, any FoundationModels.ConvertibleToGeneratedContent)] = []
                \(writing.joined(separator: "\n    "))
                return FoundationModels.GeneratedContent(properties: pairs, uniquingKeysWith: { _, last in last })
            }
            """
    }
}
