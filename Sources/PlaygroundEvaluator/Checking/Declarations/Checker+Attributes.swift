import PlaygroundSyntax
import SourceText

/// Attributes that nothing declares.
extension Checker {
    /// Reports misspelt attributes; those of frameworks that documents leave out are no mistake of theirs.
    func checkAttributes(of declaration: Declaration, in scope: Scope) {
        checkAttributes(declaration.attributes, in: scope)
    }

    func checkAttributes(_ attributes: [Attribute], in scope: Scope) {
        for attribute in attributes {
            let name = String(attribute.name.text.prefix { $0 != "<" })
            guard !name.contains("."), !name.hasPrefix("_"), !Self.languageAttributes.contains(name),
                types.attributes[name] == nil, AppleFrameworks.framework(of: name) == nil,
                types.unusable(name, in: scope) == nil
            else { continue }
            let type = types.resolve(
                TypeName(.named(Identifier(name, attribute.range), arguments: []), attribute.range), in: scope)
            let known = Self.languageAttributes.sorted() + types.attributes.keys.sorted()
            let hint = didYouMean(name, known)
            guard type.isUnknown, hint != nil || !options.skipsForeignCode else { continue }
            error("unknown attribute '\(name)'", attribute.name.range, hint: hint)
        }
    }

    /// What the language, its standard library and the testing library declare.
    private static let languageAttributes: Set = [
        "abi", "attached", "autoclosure", "available", "backDeployed", "cdecl", "convention", "discardableResult",
        "dynamicCallable", "dynamicMemberLookup", "escaping", "execution", "export", "exported", "expression",
        "freestanding", "frozen", "globalActor", "implementation", "inlinable", "inline", "isolated", "lifetime",
        "main",
        "nonisolated", "nonobjc", "noDerivative", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
        "resultBuilder", "rethrows", "retroactive", "safe", "Sendable", "sendable", "sensitive", "specialize",
        "specialized", "storageRestrictions", "testable", "transparent", "unchecked", "unsafe", "usableFromInline",
        "warn_unqualified_access", "concurrent", "MainActor", "TaskLocal", "Observable", "ObservationTracked",
        "ObservationIgnored", "Test", "Suite", "Tag", "UIApplicationMain", "NSApplicationMain", "IBAction", "IBOutlet",
        "NSManaged", "NSCopying", "GKInspectable", "IBDesignable", "IBInspectable", "Model", "Attribute",
        "Relationship", "Transient", "Published", "Entry", "Previewable", "Dependency", "Argument", "Option", "Flag",
        "Parameter",
    ]
}
