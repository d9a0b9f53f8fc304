import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#Playground` into a record that the program finds in its own binary.
package enum PlaygroundMacro: DeclarationMacro {
    package static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard context.lexicalContext.isEmpty else {
            context.report(.playgroundNotAtFileScope, at: node)
            return []
        }
        guard let body = body(of: node) else {
            context.report(.playgroundWithoutBody, at: node)
            return []
        }
        return [record(name: name(of: node), place: place(of: node, in: context), body: body, context)]
    }

    private static func body(of node: some FreestandingMacroExpansionSyntax) -> String? {
        let labelled = node.arguments.first { $0.label?.text == "body" }
        return node.trailingClosure?.trimmedDescription ?? labelled?.expression.trimmedDescription
    }

    /// Only a literal is a name, since tools must know it without running the program.
    private static func name(of node: some FreestandingMacroExpansionSyntax) -> String {
        guard let first = node.arguments.first, first.label == nil,
            let literal = first.expression.as(StringLiteralExprSyntax.self), literal.representedLiteralValue != nil
        else { return "nil" }
        return literal.trimmedDescription
    }

    private static func place(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> String {
        guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) else {
            return "fileID: \"\", line: 0, column: 0"
        }
        return "fileID: \(place.file), line: \(place.line), column: \(place.column)"
    }

    /// A constant in a section of its own, which points to the code that makes the playground.
    private static func record(
        name: String, place: String, body: String, _ context: some MacroExpansionContext
    ) -> DeclSyntax {
        """
        enum \(context.makeUniqueName("playground")) {
            @section("easel_playgrounds") @used
            private static let record: Playgrounds.PlaygroundRecord = { place in
                let body: @MainActor @Sendable () async throws -> Swift.Void = \(raw: body)
                place.assumingMemoryBound(to: Playgrounds.Playground.self).initialize(
                    to: Playgrounds.Playground(name: \(raw: name), \(raw: place), body: body))
            }
        }
        """
    }
}
