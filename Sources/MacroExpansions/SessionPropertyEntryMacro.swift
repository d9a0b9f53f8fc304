import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@SessionPropertyEntry` into a key with the default value, and accessors that use it.
package enum SessionPropertyEntryMacro {
    private struct Entry {
        let name: String
        let type: String
        let defaultValue: String

        var key: String { "__Key_\(name)" }
    }

    private static func entry(
        _ declaration: some DeclSyntaxProtocol, _ report: (MacroProblem, Syntax) -> Void
    ) -> Entry? {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.isStoredInInstances,
            variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first,
            variable.bindings.count == 1, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else {
            report(.entryNotVariable, Syntax(declaration))
            return nil
        }
        let written = binding.typeAnnotation?.type
        guard let type = written?.trimmedDescription ?? binding.initializer?.value.literalType else {
            report(.entryWithoutType(property: name.plainText), Syntax(name))
            return nil
        }
        let absent = written?.optionalWrapped == nil ? nil : "nil"
        guard let value = binding.initializer?.value.trimmedDescription ?? absent else {
            report(.entryWithoutDefault(property: name.plainText), Syntax(name))
            return nil
        }
        return Entry(name: name.plainText, type: type, defaultValue: value)
    }
}

extension SessionPropertyEntryMacro: PeerMacro {
    /// The key. All complaints are made here, so that none is made twice.
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let entry = entry(declaration, { context.report($0, at: $1) }) else { return [] }
        return [
            """
            private enum \(raw: entry.key): FoundationModels.SessionPropertyKey {
                static var defaultValue: \(raw: entry.type) { \(raw: entry.defaultValue) }
            }
            """
        ]
    }
}

extension SessionPropertyEntryMacro: AccessorMacro {
    package static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let entry = entry(declaration, { _, _ in }) else { return [] }
        return ["get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }"]
    }
}
