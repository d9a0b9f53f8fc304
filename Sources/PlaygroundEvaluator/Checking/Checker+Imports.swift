import PlaygroundSyntax
import SourceText

/// Modules that a file imports: those that are here, those that only Apple's systems have, and those nobody knows.
extension Checker {
    func checkImports(_ program: Program) {
        for imported in program.imports where !isKnown(imported.module) {
            let near = Suggestion.nearest(to: imported.module, in: Self.ownModules + AppleFrameworks.modules)
            if near == nil, options.skipsForeignCode {
                note("there is no module '\(imported.module)' here; what it brings is not found", imported.range)
            } else {
                error(
                    "no such module '\(imported.module)'", imported.range, hint: near.map { "did you mean '\($0)'?" })
            }
        }
    }

    private func isKnown(_ module: String) -> Bool {
        module == options.moduleName || Self.ownModules.contains(module) || AppleFrameworks.modules.contains(module)
    }

    private static let ownModules = [
        "Foundation", "FoundationModels", "Playgrounds", "Swift", "FoundationEssentials", "FoundationNetworking",
        "FoundationInternationalization", "FoundationXML", "Observation", "Dispatch", "Synchronization", "RegexBuilder",
        "Distributed", "Glibc", "Musl", "Testing", "XCTest", "_Concurrency", "_StringProcessing", "Builtin", "Cxx",
    ]
}
