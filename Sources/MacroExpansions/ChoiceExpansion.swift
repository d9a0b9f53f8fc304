import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@Generable` adds to an enumeration whose cases are names only.
struct ChoiceExpansion {
    private let choice: GenerableEnumeration
    private var head: GenerableHead { choice.head }

    init(_ choice: GenerableEnumeration) {
        self.choice = choice
    }

    var members: [DeclSyntax] {
        let texts = choice.cases.map { choice.hasTextRawValues ? "Self.\($0.code).rawValue" : $0.name.quoted }
        return [
            """
            nonisolated \(raw: head.access)static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(
                    \(raw: head.schemaArguments(representsNil: nil)),
                    anyOf: [\(raw: texts.indentedLines)])
            }
            """
        ]
    }

    var extensionMembers: String {
        [initializer, content].joined(separator: "\n\n")
    }

    /// Half a name is no case yet, even when it is the whole name of another.
    private var initializer: String {
        let names = choice.cases.map { "case \(text(of: $0)): self = .\($0.code)" }
        return """
            nonisolated \(head.access)init(_ content: FoundationModels.GeneratedContent) throws {
                switch content.isComplete ? try content.value(Swift.String.self) : nil {
                \(names.joined(separator: "\n    "))
                default: \(head.unknownCase)
                }
            }
            """
    }

    private var content: String {
        let names = choice.cases.map { "case .\($0.code): FoundationModels.GeneratedContent(\(text(of: $0)))" }
        return """
            nonisolated \(head.access)var generatedContent: FoundationModels.GeneratedContent {
                switch self {
                \(names.joined(separator: "\n    "))
                }
            }
            """
    }

    private func text(of enumCase: GenerableCase) -> String {
        choice.hasTextRawValues ? "Self.\(enumCase.code).rawValue" : enumCase.name.quoted
    }
}
