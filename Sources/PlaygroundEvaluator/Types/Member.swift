import PlaygroundSyntax

/// One thing a name can mean: a function, property, initializer, subscript or enum case, of the document or of a host.
final class Member {
    enum Kind: Equatable { case function, property, initializer, `subscript`, enumCase(Int) }

    enum Implementation {
        case host(HostMember)
        case function(Function)
        /// A stored property of a struct or class, by its position.
        case stored(Int)
        /// A static stored property or a global variable.
        case global(GlobalVariable)
        case computed(ComputedProperty)
        case enumCase(Int)
        /// A protocol requirement: found at run time by name.
        case requirement
        /// `init(a:b:)` made from the stored properties.
        case memberwise
        /// `==`, `<` and the like made from the parts.
        case synthesized
    }

    let name: String
    let kind: Kind
    /// The type it is declared in or for; nil for globals.
    let owner: NominalType?
    var isStatic = false
    var isMutating = false
    var isFailable = false
    var isSettable = false
    var isLet = false
    var isPrivate = false
    var isOverride = false
    var isRequired = false
    /// The member of a superclass that this one overrides.
    var overridden: Member?
    /// The stored property that holds the wrapper of this one.
    var wrappedStorage: String?
    /// Whether some subclass overrides it.
    var isOverridden = false
    /// A class's method whose result is written `Self`: the receiver's own class.
    var returnsSelf = false
    /// Declared `T!`: unwrapped where a `T` is needed.
    var isImplicitlyUnwrapped = false
    var isConvenience = false
    var isNonisolated = false
    /// `nonmutating set`
    var isNonmutating = false
    var genericParameters: [GenericParameter] = []
    var requirements: [TypeRequirement] = []
    /// For a property: no parameters, its type as the result.
    var type: FunctionType
    var implementation: Implementation
    var deprecation: String?
    /// For a requirement of a library's protocol: the builder of the bodies that fulfil it.
    var resultBuilder: NominalType?
    /// Finds the type of a property without a written one, from its value.
    var infer: (() -> Void)?
    /// Its first value is being checked: there, the name still means what it meant before.
    var isBeingDefined = false
    /// For a variable at file scope: which of the block's statements defines it.
    var statement: Int?
    /// Holds the closure of a local function.
    var localVariable: LocalVariable?
    /// Where it is declared, for notes.
    var declaration: Declaration?

    init(name: String, kind: Kind, owner: NominalType?, type: FunctionType, implementation: Implementation) {
        self.name = name
        self.kind = kind
        self.owner = owner
        self.type = type
        self.implementation = implementation
    }

    /// An operator written after its operand.
    var isPostfix: Bool { declaration?.modifiers.isPostfix ?? false }

    var labels: [String?] { type.parameters.map(\.label) }

    /// `move(to:by:)`, as messages and witness tables name it.
    var fullName: String {
        switch kind {
        case .property: name
        case .enumCase where type.parameters.isEmpty: name
        default: "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
        }
    }

    func isImplemented(by function: Function) -> Bool {
        if case .function(let own) = implementation { return own === function }
        return false
    }

    var isRequirement: Bool {
        if case .requirement = implementation { return true }
        return false
    }

    var isHost: Bool {
        if case .host = implementation { return true }
        return false
    }
}

/// What a `where` clause asks.
enum TypeRequirement {
    case conforms(Type, NominalType)
    case same(Type, Type)
}

/// The functions behind a computed or observed property or subscript.
final class ComputedProperty {
    var getter: Function?
    var setter: Function?
    /// Observers of a stored property.
    var willSet: Function?
    var didSet: Function?
    /// The storage of an observed or lazy property.
    var storage: Int?
    var globalStorage: GlobalVariable?
    var lazyInitializer: Function?
    /// The superclass's property that observers of a subclass watch.
    var watched: Member?

    init() {}
}

/// A variable at file scope or a static stored property; initialised when first used.
final class GlobalVariable {
    let name: String
    var type: Type
    let isLet: Bool
    var isImplicitlyUnwrapped = false
    /// How it holds its object, when declared `weak` or `unowned`.
    var keeping: Keeping?
    var value: Value = .void
    var isInitialized = false
    /// Declared without a value: `let x: Int` at file scope.
    var isDeferred = false
    /// Whether a deferred variable has got its value in an earlier block.
    var isAssigned = false
    /// Evaluates and stores the initial value.
    var initializer: ((Frame) throws -> Void)?
    /// The checked initialiser, until it is compiled.
    var initialCode: GlobalInitializer?

    init(name: String, type: Type, isLet: Bool) {
        self.name = name
        self.type = type
        self.isLet = isLet
    }
}

/// The code that gives one or, for a tuple pattern, several globals their first values.
final class GlobalInitializer {
    let function: Function
    init(function: Function) { self.function = function }
}
