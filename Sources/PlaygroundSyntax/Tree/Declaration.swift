import SourceText

package struct Declaration: Sendable {
    package var kind: Kind
    package var attributes: [Attribute]
    package var modifiers: Modifiers
    /// The text of `///` and `/** */` comments before it, without their marks.
    package var documentation: String?
    /// Written by nobody: what a prompt block needs around it. Its value is not a result.
    package var isImplicit: Bool
    package var range: SourceRange

    package init(
        _ kind: Kind, attributes: [Attribute] = [], modifiers: Modifiers = Modifiers(), documentation: String? = nil,
        isImplicit: Bool = false, range: SourceRange
    ) {
        self.kind = kind
        self.attributes = attributes
        self.modifiers = modifiers
        self.documentation = documentation
        self.isImplicit = isImplicit
        self.range = range
    }

    package indirect enum Kind: Sendable {
        case variable(VariableDeclaration)
        case function(FunctionDeclaration)
        case initializer(InitializerDeclaration)
        case deinitializer([Statement])
        case `subscript`(SubscriptDeclaration)
        case nominal(NominalDeclaration)
        case `extension`(ExtensionDeclaration)
        case enumCases([EnumCaseDeclaration])
        case `typealias`(name: Identifier, generics: GenericClause, type: TypeName)
        case associatedType(name: Identifier, constraints: [TypeName], defaultType: TypeName?)
    }
}

/// `@Name` or `@Name(arguments)`.
package struct Attribute: Sendable {
    package var name: Identifier
    package var arguments: [Argument]
    package var range: SourceRange

    package init(name: Identifier, arguments: [Argument], range: SourceRange) {
        self.name = name
        self.arguments = arguments
        self.range = range
    }
}

/// The modifiers that change meaning; access levels and the like are read and left out.
package struct Modifiers: Sendable {
    package var isStatic = false
    /// `class` on a member: static, and may be overridden.
    package var isClassMember = false
    package var isMutating = false
    /// `postfix` on an operator's function.
    package var isPostfix = false
    package var isLazy = false
    package var isWeak = false
    package var isUnowned = false
    package var isOverride = false
    package var isFinal = false
    package var isRequired = false
    package var isConvenience = false
    package var isIndirect = false
    package var isNonisolated = false
    package var isPrivate = false
    /// `fileprivate`; `isPrivate` too.
    package var isFilePrivate = false
    /// `private(set)` or `fileprivate(set)`
    package var isPrivateSet = false

    package init() {}
}

/// `let` or `var` with one or more bindings.
package struct VariableDeclaration: Sendable {
    package struct Binding: Sendable {
        package var pattern: Pattern
        package var type: TypeName?
        package var initialValue: Expression?
        package var accessors: Accessors?
        package var range: SourceRange

        package init(
            pattern: Pattern, type: TypeName?, initialValue: Expression?, accessors: Accessors?, range: SourceRange
        ) {
            self.pattern = pattern
            self.type = type
            self.initialValue = initialValue
            self.accessors = accessors
            self.range = range
        }
    }

    package var isLet: Bool
    /// `async let`
    package var isAsync: Bool
    package var bindings: [Binding]

    package init(isLet: Bool, isAsync: Bool = false, bindings: [Binding]) {
        self.isLet = isLet
        self.isAsync = isAsync
        self.bindings = bindings
    }
}

/// The accessors of a computed property, observed property or subscript; in a protocol their bodies are nil.
package struct Accessors: Sendable {
    package struct Accessor: Sendable {
        package var kind: Kind
        /// The name of the new or old value, when written.
        package var parameter: Identifier?
        package var isAsync: Bool
        package var isThrowing: Bool
        /// `nonmutating set`
        package var isNonmutating: Bool
        /// `mutating get`
        package var isMutating: Bool
        package var body: [Statement]?
        package var range: SourceRange

        package init(
            kind: Kind, parameter: Identifier?, isAsync: Bool = false, isThrowing: Bool = false,
            isNonmutating: Bool = false, isMutating: Bool = false, body: [Statement]?, range: SourceRange
        ) {
            self.kind = kind
            self.parameter = parameter
            self.isAsync = isAsync
            self.isThrowing = isThrowing
            self.isNonmutating = isNonmutating
            self.isMutating = isMutating
            self.body = body
            self.range = range
        }

        package enum Kind: Sendable { case get, set, willSet, didSet }
    }

    package var list: [Accessor]

    package init(_ list: [Accessor]) {
        self.list = list
    }

    package subscript(kind: Accessor.Kind) -> Accessor? { list.first { $0.kind == kind } }
}

/// Generic parameters and requirements.
package struct GenericClause: Sendable {
    package struct Parameter: Sendable {
        package var name: Identifier
        package var constraint: TypeName?

        package init(name: Identifier, constraint: TypeName?) {
            self.name = name
            self.constraint = constraint
        }
    }

    package enum Requirement: Sendable {
        case conformance(TypeName, TypeName)
        case sameType(TypeName, TypeName)
    }

    package var parameters: [Parameter]
    package var requirements: [Requirement]

    package init(parameters: [Parameter] = [], requirements: [Requirement] = []) {
        self.parameters = parameters
        self.requirements = requirements
    }
}

/// A parameter of a function, initializer, subscript or enum case.
package struct Parameter: Sendable {
    /// The label at the call; nil for `_`.
    package var label: String?
    package var name: Identifier
    package var type: TypeName
    package var attributes: [Attribute]
    package var isInout: Bool
    package var isVariadic: Bool
    package var defaultValue: Expression?

    package init(
        label: String?, name: Identifier, type: TypeName, attributes: [Attribute] = [], isInout: Bool = false,
        isVariadic: Bool = false, defaultValue: Expression? = nil
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.attributes = attributes
        self.isInout = isInout
        self.isVariadic = isVariadic
        self.defaultValue = defaultValue
    }
}

package struct FunctionDeclaration: Sendable {
    /// An operator's spelling for an operator function.
    package var name: Identifier
    package var generics: GenericClause
    package var parameters: [Parameter]
    package var isAsync: Bool
    package var isThrowing: Bool
    /// Throws only when a function argument does.
    package var isRethrowing = false
    /// `throws(Error)`
    package var thrown: TypeName?
    package var result: TypeName?
    /// nil in a protocol.
    package var body: [Statement]?

    package init(
        name: Identifier, generics: GenericClause, parameters: [Parameter], isAsync: Bool, isThrowing: Bool,
        result: TypeName?, body: [Statement]?
    ) {
        self.name = name
        self.generics = generics
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.result = result
        self.body = body
    }
}

package struct InitializerDeclaration: Sendable {
    package var isFailable: Bool
    /// `throws(Error)`
    package var thrown: TypeName?
    package var generics: GenericClause
    package var parameters: [Parameter]
    package var isAsync: Bool
    package var isThrowing: Bool
    package var body: [Statement]?

    package init(
        isFailable: Bool, generics: GenericClause, parameters: [Parameter], isAsync: Bool, isThrowing: Bool,
        body: [Statement]?
    ) {
        self.isFailable = isFailable
        self.generics = generics
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.body = body
    }
}

package struct SubscriptDeclaration: Sendable {
    package var generics: GenericClause
    package var parameters: [Parameter]
    package var result: TypeName
    package var accessors: Accessors

    package init(generics: GenericClause, parameters: [Parameter], result: TypeName, accessors: Accessors) {
        self.generics = generics
        self.parameters = parameters
        self.result = result
        self.accessors = accessors
    }
}

/// A struct, class, enum, actor or protocol.
package struct NominalDeclaration: Sendable {
    package enum Keyword: String, Sendable { case `struct`, `class`, `enum`, actor, `protocol` }

    package var keyword: Keyword
    package var name: Identifier
    package var generics: GenericClause
    /// Superclass, raw type and protocols, in source order.
    package var inherited: [TypeName]
    package var members: [Declaration]

    package init(
        keyword: Keyword, name: Identifier, generics: GenericClause, inherited: [TypeName], members: [Declaration]
    ) {
        self.keyword = keyword
        self.name = name
        self.generics = generics
        self.inherited = inherited
        self.members = members
    }
}

package struct ExtensionDeclaration: Sendable {
    package var extended: TypeName
    package var inherited: [TypeName]
    package var requirements: [GenericClause.Requirement]
    package var members: [Declaration]

    package init(
        extended: TypeName, inherited: [TypeName], requirements: [GenericClause.Requirement], members: [Declaration]
    ) {
        self.extended = extended
        self.inherited = inherited
        self.requirements = requirements
        self.members = members
    }
}

package struct EnumCaseDeclaration: Sendable {
    package var name: Identifier
    package var parameters: [Parameter]
    package var rawValue: Expression?

    package init(name: Identifier, parameters: [Parameter], rawValue: Expression?) {
        self.name = name
        self.parameters = parameters
        self.rawValue = rawValue
    }
}
