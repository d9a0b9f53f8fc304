import MacroExpansions
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros this program expands, by the names their declarations give.
struct MacroTable: PluginProvider {
    private let macros: [String: any Macro.Type] = [
        "GenerableMacro": GenerableMacro.self,
        "GuideMacro": GuideMacro.self,
        "PlaygroundMacro": PlaygroundMacro.self,
        "SessionPropertyEntryMacro": SessionPropertyEntryMacro.self,
    ]

    struct UnknownMacro: Error, CustomStringConvertible {
        let name: String
        var description: String { "FoundationModelsMacros has no macro \(name)." }
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = macros[typeName] else { throw UnknownMacro(name: "\(moduleName).\(typeName)") }
        return macro
    }
}
