import SwiftSyntax
import SwiftSyntaxMacros

/// Reads declarations for `@Generable` and collects every reason why one cannot be generated.
struct GenerableReader {
    let context: (any MacroExpansionContext)?
    private(set) var isAccepted = true
    /// What `Self` means in the declaration.
    private var selfName = "Self"

    init(context: (any MacroExpansionContext)?) {
        self.context = context
    }

    mutating func complain(_ problem: MacroProblem, at node: some SyntaxProtocol) {
        isAccepted = false
        context?.report(problem, at: node)
    }

    /// Complains and reads nothing.
    mutating func refuse<Read>(_ problem: MacroProblem, at node: some SyntaxProtocol) -> Read? {
        complain(problem, at: node)
        return nil
    }

    mutating func read(_ structure: StructDeclSyntax, _ attribute: AttributeSyntax) -> GenerableSubject? {
        selfName = structure.name.text
        let variables = structure.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        let stored = variables.filter(\.isStoredInInstances).flatMap { properties($0) }
        return .structure(
            GenerableStructure(head: head(attribute, structure.name, structure.modifiers), properties: stored))
    }

    mutating func read(_ enumeration: EnumDeclSyntax, _ attribute: AttributeSyntax) -> GenerableSubject? {
        selfName = enumeration.name.text
        let declarations = enumeration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        let elements = declarations.flatMap(\.elements)
        guard !elements.isEmpty else {
            return refuse(.enumerationWithoutCases(enumeration.name.text), at: enumeration.name)
        }
        let read = GenerableEnumeration(
            head: head(attribute, enumeration.name, enumeration.modifiers), cases: elements.map { enumCase($0) },
            isIndirect: enumeration.modifiers.contains(keyword: .indirect)
                || declarations.contains { $0.modifiers.contains(keyword: .indirect) },
            hasTextRawValues: enumeration.hasTextRawValues)
        return read.cases.allSatisfy(\.values.isEmpty) ? .choice(read) : .union(read)
    }

    private func head(
        _ attribute: AttributeSyntax, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax
    ) -> GenerableHead {
        let arguments = attribute.labeledArguments
        return GenerableHead(
            typeName: name.plainText, access: modifiers.accessOfMembers, schemaName: arguments["name"],
            description: arguments["description"],
            representsNil: arguments["representNilExplicitlyInGeneratedContent"])
    }
}

extension GenerableReader {
    /// The properties of one `var` or `let`; in `var a, b: Int` the type is that of a later one.
    private mutating func properties(_ variable: VariableDeclSyntax) -> [GenerableProperty] {
        var type: TypeSyntax?
        var found: [GenerableProperty] = []
        for binding in variable.bindings.reversed() {
            type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
            if let property = property(binding, of: variable, type: type) { found.append(property) }
        }
        return found.reversed()
    }

    private mutating func property(
        _ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, type: TypeSyntax?
    ) -> GenerableProperty? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            return refuse(.tuplePattern, at: binding.pattern)
        }
        if variable.modifiers.contains(keyword: .lazy) {
            return refuse(.lazyProperty(property: name.plainText), at: name)
        }
        if variable.bindingSpecifier.tokenKind == .keyword(.let), binding.initializer != nil {
            return refuse(.constantWithValue(property: name.plainText), at: name)
        }
        guard let written = type?.trimmedDescription ?? binding.initializer?.value.literalType else {
            return refuse(.missingType(property: name.plainText), at: name)
        }
        guard let generable = self.type(type, written: written, at: binding) else { return nil }
        guard let guides = guides(variable, property: name.plainText) else { return nil }
        return GenerableProperty(
            name: name.plainText, code: name.text, type: generable, description: guides.description,
            guides: guides.guides)
    }

    /// Stacked attributes add up.
    private mutating func guides(
        _ variable: VariableDeclSyntax, property: String
    ) -> (description: String?, guides: [String])? {
        var description: String?
        var guides: [String] = []
        for attribute in variable.attributes.all(named: "Guide") {
            for argument in attribute.argumentList {
                guard argument.label?.text == "description" else {
                    guides.append(argument.expression.guideCode)
                    continue
                }
                if argument.expression.is(NilLiteralExprSyntax.self) { continue }
                guard description == nil else { return refuse(.twoDescriptions(property: property), at: attribute) }
                description = argument.expression.trimmedDescription
            }
        }
        return (description, guides)
    }

    private mutating func enumCase(_ element: EnumCaseElementSyntax) -> GenerableCase {
        let name = element.name.plainText
        let parameters = Array(element.parameterClause?.parameters ?? [])
        var values: [GenerableProperty] = []
        for (position, parameter) in parameters.enumerated() {
            guard let value = value(parameter, at: position, of: parameters.count, in: name) else { continue }
            if values.contains(where: { $0.name == value.name }) {
                complain(.twoValuesOfOneName(name: value.name, enumCase: name), at: parameter)
            }
            values.append(value)
        }
        return GenerableCase(
            name: name, code: element.name.text, values: values, labels: parameters.map { $0.label?.text })
    }

    /// Values without a label are called `value`, or by their position where there are several.
    private mutating func value(
        _ parameter: EnumCaseParameterSyntax, at position: Int, of count: Int, in enumCase: String
    ) -> GenerableProperty? {
        let name = parameter.label?.plainText ?? (count == 1 ? "value" : "value\(position + 1)")
        if name == "type" { return refuse(.labelNamedType(enumCase: enumCase), at: parameter) }
        guard let type = type(parameter.type, written: parameter.type.trimmedDescription, at: parameter) else {
            return nil
        }
        return GenerableProperty(name: name, code: name, type: type, description: nil, guides: [])
    }
}

extension GenerableReader {
    private mutating func type(
        _ type: TypeSyntax?, written: String, at node: some SyntaxProtocol
    ) -> GenerableType? {
        guard let type else { return GenerableType(wrapped: written, isOptional: false) }
        let wrapped = type.optionalWrapped
        if wrapped?.optionalWrapped != nil { return refuse(.nestedOptional(type: written), at: type) }
        let plain = wrapped ?? type
        if let advice = plain.adviceWhenNotGenerable {
            return refuse(.notGenerable(type: plain.trimmedDescription, advice: advice), at: plain)
        }
        return GenerableType(wrapped: plain.code(naming: selfName), isOptional: wrapped != nil)
    }
}
