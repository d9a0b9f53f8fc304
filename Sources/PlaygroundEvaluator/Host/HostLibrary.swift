import PlaygroundSyntax
import SourceText

/// Everything a host offers to interpreted code, as data: modules of types, functions, attributes and macros.
///
/// Adding an API is adding a row; see `HostMember` for what a row says.
package struct HostLibrary {
    package var modules: [HostModule]

    package init(modules: [HostModule] = []) {
        self.modules = modules
    }
}

/// What `import Name` brings. The standard library and Foundation are modules too.
package struct HostModule {
    package var name: String
    package var types: [HostType]
    /// Global functions, constants and operators.
    package var globals: [HostMember]
    package var attributes: [HostAttribute]
    package var macros: [HostMacro]
    /// Names that once existed, or never did, with what to write today: `ToolOutput`, `Prompt(text:)`.
    package var retiredNames: [RetiredName]

    package init(
        name: String, types: [HostType] = [], globals: [HostMember] = [], attributes: [HostAttribute] = [],
        macros: [HostMacro] = [], retiredNames: [RetiredName] = []
    ) {
        self.name = name
        self.types = types
        self.globals = globals
        self.attributes = attributes
        self.macros = macros
        self.retiredNames = retiredNames
    }
}

/// A type a host brings, declared as in a Swift interface: `struct Date: Comparable, Hashable, Codable`.
///
/// A host enum's cases are rows `case name(label: Payload)`; they fill `NominalType.cases` in order, and the enum's values
/// are `EnumValue`s like those of the document, so that patterns, printing and equality need nothing of their own.
/// Members are made when the type is first used, so that a large library costs nothing to a small document.
package struct HostType {
    /// `struct Name<Parameter>: Conformance where …`; nested types are written `struct Outer.Inner`.
    package var declaration: String
    package var members: () -> [HostMember]
    /// Called once with the type the checker made for the declaration, to set its hooks.
    package var configure: (NominalType) -> Void

    package init(_ declaration: String, members: @escaping () -> [HostMember] = { [] }) {
        self.init(declaration, configure: { _ in }, members: members)
    }

    package init(
        _ declaration: String, configure: @escaping (NominalType) -> Void,
        members: @escaping () -> [HostMember] = { [] }
    ) {
        self.declaration = declaration
        self.members = members
        self.configure = configure
    }
}

/// A name that is not there, and what to say about it.
package struct RetiredName {
    /// `ToolOutput`, `SystemLanguageModel.session()`, `Prompt.init(text:)`.
    package var name: String
    /// `existed only in the 2025 betas`
    package var reason: String
    /// What to write instead.
    package var hint: String

    package init(_ name: String, reason: String, hint: String) {
        self.name = name
        self.reason = reason
        self.hint = hint
    }
}

/// An attached macro or attribute of a host: `@Generable`.
package struct HostAttribute {
    package var name: String
    /// Called when a declaration with the attribute has been read and its members' types are known; adds members,
    /// conformances and hooks. Throws a `HostRefusal` when the declaration cannot have the attribute.
    package var expand: (NominalType, AttributeContext) throws -> Void
    /// Called when the declaration's name is known; declares the nested types that code around it may name.
    package var prepare: (NominalType) -> Void
    /// For an attribute of properties: the type and the accessors that it stands for; nil leaves the property alone.
    package var accessors: ((VariableDeclaration.Binding, SourceRange) throws -> (TypeName, Accessors))?
    /// Called when all types are known: why a stored property of the given type cannot be part of the declaration.
    package var refuses: (Type) -> HostRefusal?

    package init(
        _ name: String, prepare: @escaping (NominalType) -> Void = { _ in },
        refuses: @escaping (Type) -> HostRefusal? = { _ in nil },
        expand: @escaping (NominalType, AttributeContext) throws -> Void
    ) {
        self.name = name
        self.prepare = prepare
        self.refuses = refuses
        self.expand = expand
    }

    /// An attribute that makes a stored property computed.
    package init(
        _ name: String, accessors: @escaping (VariableDeclaration.Binding, SourceRange) throws -> (TypeName, Accessors)
    ) {
        self.init(name) { _, _ in }
        self.accessors = accessors
    }
}

/// What an attached macro may ask of the checker and, later, of the running program.
package protocol AttributeContext: AnyObject {
    /// Makes the evaluation of an attribute's argument (`.anyOf(names)`, `"text"`) ready under an expected type; the
    /// function it returns evaluates when called, in the declaration's scope.
    func evaluation(of expression: Expression, as type: Type) throws -> (any HostContext) throws -> Value
    /// A host or document type by its name, as seen from the declaration.
    func type(named name: String) -> Type?
}

/// A freestanding macro of a host: `#expect(…)`.
package struct HostMacro {
    package var name: String

    package init(_ name: String) {
        self.name = name
    }
}
