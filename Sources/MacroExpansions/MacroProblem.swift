import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a macro says about a use of it that cannot work.
enum MacroProblem: Error {
    case notStructureOrEnumeration
    case enumerationWithoutCases(String)
    case missingType(property: String)
    case constantWithValue(property: String)
    case lazyProperty(property: String)
    case tuplePattern
    case notGenerable(type: String, advice: String)
    case nestedOptional(type: String)
    case twoDescriptions(property: String)
    case twoValuesOfOneName(name: String, enumCase: String)
    case labelNamedType(enumCase: String)
    case guideWithoutGenerable
    case guideNotOnStoredProperty
    case playgroundNotAtFileScope
    case playgroundWithoutBody
    case entryNotVariable
    case entryWithoutType(property: String)
    case entryWithoutDefault(property: String)
}

extension MacroProblem: DiagnosticMessage {
    var severity: DiagnosticSeverity {
        if case .guideWithoutGenerable = self { .warning } else { .error }
    }

    var diagnosticID: MessageID {
        MessageID(domain: "FoundationModels", id: String("\(self)".prefix { $0 != "(" }))
    }

    var message: String {
        switch self {
        case .notStructureOrEnumeration:
            "'@Generable' can be attached to a structure or an enumeration only"
        case .enumerationWithoutCases(let name):
            "'\(name)' has no cases, so there is nothing to generate; add at least one case"
        case .missingType(let property):
            "'@Generable' needs to see the type of '\(property)'; write it out, as in 'var \(property): String'"
        case .constantWithValue(let property):
            "'\(property)' has its value already and cannot be generated; make it a 'var' or a computed property"
        case .lazyProperty(let property):
            "'\(property)' is lazy and cannot be generated; make it a computed property"
        case .tuplePattern:
            "'@Generable' cannot generate a tuple; declare one property for each value"
        case .notGenerable(let type, let advice):
            "'\(type)' cannot be generated; \(advice)"
        case .nestedOptional(let type):
            "'\(type)' cannot be generated, since JSON has one way to be absent; use a single '?'"
        case .twoDescriptions(let property):
            "'\(property)' has two descriptions; keep one of them"
        case .twoValuesOfOneName(let name, let enumCase):
            "the case '\(enumCase)' has two values named '\(name)'; give each a label of its own"
        case .labelNamedType(let enumCase):
            "a value of the case '\(enumCase)' is labelled 'type', which names the case in generated content; rename it"
        case .guideWithoutGenerable:
            "'@Guide' has no effect here; attach '@Generable' to the type around it"
        case .guideNotOnStoredProperty:
            "'@Guide' can be attached to a stored property of a '@Generable' type only"
        case .playgroundNotAtFileScope:
            "'#Playground' can be used at file scope only"
        case .playgroundWithoutBody:
            "'#Playground' needs a body, as in '#Playground { … }'"
        case .entryNotVariable:
            "'@SessionPropertyEntry' can be attached to a single variable with a default value only"
        case .entryWithoutType(let property):
            "'@SessionPropertyEntry' needs to see the type of '\(property)'; write it out, as in 'var \(property): Int = 0'"
        case .entryWithoutDefault(let property):
            "'\(property)' needs a default value, as in 'var \(property): Int = 0'"
        }
    }
}

extension MacroExpansionContext {
    func report(_ problem: MacroProblem, at node: some SyntaxProtocol) {
        diagnose(Diagnostic(node: node, message: problem))
    }
}
