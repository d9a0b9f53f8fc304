import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Generable` is attached to, reduced to what the expansion needs.
enum GenerableSubject {
    case structure(GenerableStructure)
    /// An enumeration whose cases are names only: a choice of texts.
    case choice(GenerableEnumeration)
    /// An enumeration some of whose cases carry values.
    case union(GenerableEnumeration)
}

/// The arguments of the attribute and what the type's members have in common.
struct GenerableHead {
    let typeName: String
    /// The modifier that members need to be as visible as the type, with a space; empty for the default.
    let access: String
    /// The expressions written for the schema's name, description and nil.
    let schemaName: String?
    let description: String?
    let representsNil: String?
}

struct GenerableStructure {
    let head: GenerableHead
    let properties: [GenerableProperty]
}

struct GenerableEnumeration {
    let head: GenerableHead
    let cases: [GenerableCase]
    let isIndirect: Bool
    /// Whether the cases' texts are raw values.
    let hasTextRawValues: Bool
}

/// A property or a value of a case.
struct GenerableProperty {
    /// The name as a text in content.
    let name: String
    /// The name as code, perhaps in backticks.
    let code: String
    let type: GenerableType
    let description: String?
    let guides: [String]
}

struct GenerableCase {
    let name: String
    let code: String
    let values: [GenerableProperty]
    /// The labels in the order of the values; nil for none.
    let labels: [String?]
}

/// A type as written, taken out of its optional.
struct GenerableType {
    let wrapped: String
    let isOptional: Bool

    /// The type as an expression's operand, in parentheses where it needs them.
    private var operand: String {
        wrapped.contains(" ") && !wrapped.hasPrefix("[") ? "(\(wrapped))" : wrapped
    }

    var metatype: String { isOptional ? "\(operand)?.self" : "\(operand).self" }
    var partial: String { "\(operand).PartiallyGenerated?" }
}

extension GenerableSubject {
    /// Reads the declaration; nil, with the reasons reported, when it cannot be generated.
    init?(
        _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax,
        reportingIn context: (any MacroExpansionContext)?
    ) {
        var reader = GenerableReader(context: context)
        let subject =
            if let structure = declaration.as(StructDeclSyntax.self) {
                reader.read(structure, attribute)
            } else if let enumeration = declaration.as(EnumDeclSyntax.self) {
                reader.read(enumeration, attribute)
            } else {
                reader.refuse(.notStructureOrEnumeration, at: attribute) as GenerableSubject?
            }
        guard let subject, reader.isAccepted else { return nil }
        self = subject
    }
}
