import SwiftSyntax

extension TokenSyntax {
    /// The name without backticks.
    var plainText: String {
        text.filter { $0 != "`" }
    }
}

extension DeclModifierListSyntax {
    func contains(keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) }
    }

    /// Members of an open or public type must be public to satisfy a public protocol; less visible types need nothing.
    var accessOfMembers: String {
        if contains(keyword: .public) { return "public " }
        return contains(keyword: .package) ? "package " : ""
    }
}

extension AttributeListSyntax {
    func all(named name: String) -> [AttributeSyntax] {
        compactMap { $0.as(AttributeSyntax.self) }.filter { $0.simpleName == name }
    }

    func contains(attribute name: String) -> Bool {
        !all(named: name).isEmpty
    }
}

extension AttributeSyntax {
    /// The attribute's name without a module before it.
    fileprivate var simpleName: String {
        attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
    }

    var argumentList: [LabeledExprSyntax] {
        guard case .argumentList(let list)? = arguments else { return [] }
        return Array(list)
    }

    /// The arguments that are not nil, as written, by label.
    var labeledArguments: [String: String] {
        let pairs = argumentList.compactMap { argument -> (String, String)? in
            guard let label = argument.label?.text, !argument.expression.is(NilLiteralExprSyntax.self) else {
                return nil
            }
            return (label, argument.expression.trimmedDescription)
        }
        return Dictionary(pairs) { first, _ in first }
    }
}

extension VariableDeclSyntax {
    /// Whether every instance has storage for it: not static, and no accessors but observers.
    var isStoredInInstances: Bool {
        if modifiers.contains(keyword: .static) || modifiers.contains(keyword: .class) { return false }
        return bindings.allSatisfy { binding in
            guard let block = binding.accessorBlock else { return true }
            guard case .accessors(let accessors) = block.accessors else { return false }
            let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
            return accessors.allSatisfy { observers.contains($0.accessorSpecifier.tokenKind) }
        }
    }
}

extension EnumDeclSyntax {
    var hasTextRawValues: Bool {
        let inherited = inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        return inherited == "String" || inherited == "Swift.String"
    }
}

extension EnumCaseParameterSyntax {
    /// The label a caller writes; none for `_`.
    var label: TokenSyntax? {
        guard let firstName, firstName.tokenKind != .wildcard else { return nil }
        return firstName
    }
}

extension ExprSyntax {
    /// The type that a literal has where nothing else says so.
    var literalType: String? {
        if self.is(StringLiteralExprSyntax.self) { return "String" }
        if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        let number = self.as(PrefixOperatorExprSyntax.self)?.expression ?? self
        if number.is(IntegerLiteralExprSyntax.self) { return "Int" }
        return number.is(FloatLiteralExprSyntax.self) ? "Double" : nil
    }

    /// A guide as an element of a list of guides; a bare regular expression is a pattern.
    var guideCode: String {
        self.is(RegexLiteralExprSyntax.self) ? ".pattern(\(trimmedDescription))" : trimmedDescription
    }
}

extension TypeSyntax {
    /// What the optional wraps; nil for other types.
    var optionalWrapped: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
        guard let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional" else { return nil }
        return name.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    }

    /// The type as code that also holds inside another type, where `Self` would mean that one.
    func code(naming selfName: String) -> String {
        trimmed.tokens(viewMode: .sourceAccurate)
            .map {
                $0.tokenKind == .keyword(.Self)
                    ? $0.with(\.tokenKind, .identifier(selfName)).description : $0.description
            }
            .joined()
    }

    /// What to use instead, for types that are known not to be generable; elements of arrays are looked at too.
    var adviceWhenNotGenerable: String? {
        if let array = self.as(ArrayTypeSyntax.self) {
            if array.element.optionalWrapped != nil { return "use an array of values that are not optional" }
            return array.element.adviceWhenNotGenerable
        }
        if self.is(DictionaryTypeSyntax.self) { return "use an array of a '@Generable' type with a key and a value" }
        if self.is(TupleTypeSyntax.self) { return "use a '@Generable' structure" }
        if self.is(FunctionTypeSyntax.self) { return "use a computed property or a method" }
        return self.as(IdentifierTypeSyntax.self).flatMap { Self.advice[$0.name.text] }
    }

    private static let advice: [String: String] = [
        "Dictionary": "use an array of a '@Generable' type with a key and a value",
        "Set": "use an array",
        "Date": "use a String with a pattern, or separate Int properties, and make the date from it",
        "URL": "use a String and make the URL from it",
        "UUID": "use a String, or make the identifier yourself",
        "Data": "use a String",
        "CGFloat": "use Double",
        "UInt": "use Int with a minimum of 0",
        "Int8": "use Int with a range", "Int16": "use Int with a range", "Int32": "use Int with a range",
        "Int64": "use Int", "UInt8": "use Int with a range", "UInt16": "use Int with a range",
        "UInt32": "use Int with a range", "UInt64": "use Int with a minimum of 0",
        "Any": "name the type",
        "GenerationID": "the partial type has such an 'id' already",
    ]
}
