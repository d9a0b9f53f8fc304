import PlaygroundSyntax
import SourceText

/// A function, method, initializer, accessor or closure of the document.
final class Function {
    /// As call stacks show it: `greet(name:)`, `closure #1 in greet(name:)`.
    let name: String
    let file: SourceFile
    var range: SourceRange
    var type: FunctionType
    /// The function a closure or local function stands in.
    let parent: Function?
    var parameters: [LocalVariable] = []
    var selfVariable: LocalVariable?
    /// `self` is moved in and back out.
    var changesSelf = false
    /// Hidden parameters that carry the generic arguments.
    var typeVariables: [(parameter: GenericParameter, variable: LocalVariable)] = []
    /// Carries what is known of `self`'s type where it is called, in members of collections and protocols: an empty array
    /// does not tell it. Calls need not give it.
    var selfType: (parameter: GenericParameter, variable: LocalVariable)?
    var captures: [Capture] = []
    /// What its own `where` clause requires.
    var conditions: [TypeRequirement] = []
    /// Default values of parameters, by position.
    var defaults: [Int: Function] = [:]
    var body = Block()
    /// Checks the body; nil when done.
    var check: (() -> Void)?
    var loopCount = 0
    var isAsync = false
    /// Errors thrown in it that nothing inside catches.
    var throwsErrors = false
    var awaits = false
    var returnType: Type { type.result }
    /// A failable initializer: `return nil` ends it.
    var isFailableInit = false
    /// A default argument such as `#line`, which means the place of the call.
    var callSiteName: String?
    /// Its result is written `T!`.
    var givesImplicitlyUnwrapped = false
    var isInitializer = false
    /// A method of a class whose result is written `Self`.
    var givesSelf = false
    /// What its body gives, where the result is written `some P`: one type for all of its `return` statements.
    var opaqueResult: Type?
    var hasOpaqueResult = false
    /// `instance method`, `getter`, for messages.
    var kind = "closure"
    var isDefaultArgument = false
    /// A closure with more or fewer parameters than its place asks for.
    var hasWrongParameters = false
    /// The local variable whose setter or observer this is.
    var observed: LocalVariable?
    var callsSuperInit = false
    /// Whether its type says what it may do; playground bodies and closures without a type may do anything.
    var closedEffects = false
    var delegatesInit = false
    /// Declared `@MainActor`.
    var isOnMainActor = false
    /// Noted for following what has a value where.
    var isFollowed = false
    /// `convenience`
    var isConvenience = false
    /// It runs another initializer of its type: `self.init(…)`.
    var callsOwnInit = false
    /// Runs while an actor's lock is held; kept for messages.
    var isolation: NominalType?
    var compiled: CompiledFunction?

    struct Capture {
        var outer: LocalVariable
        var inner: LocalVariable
        var isWeak = false
    }

    fileprivate init(name: String, file: SourceFile, range: SourceRange, type: FunctionType, parent: Function?) {
        self.name = name
        self.file = file
        self.range = range
        self.type = type
        self.parent = parent
    }

    func makeLoop() -> LoopID {
        loopCount += 1
        return loopCount
    }

    /// Whether the function needs nothing from where it was made but, for recursion, itself.
    func capturesOnly(_ variable: LocalVariable) -> Bool { captures.allSatisfy { $0.outer === variable } }
}

extension Function: Entangled {
    func letGo() {
        compiled?.letGo()
        (compiled, check, body) = (nil, nil, Block())
        (parameters, selfVariable, typeVariables, captures) = ([], nil, [], [])
        selfType = nil
        (defaults, observed) = ([:], nil)
    }
}

extension TypeSystem {
    func makeFunction(
        name: String, file: SourceFile, range: SourceRange, type: FunctionType, parent: Function? = nil
    ) -> Function {
        let made = Function(name: name, file: file, range: range, type: type, parent: parent)
        entangled.append(made)
        return made
    }
}

/// A variable of a function.
final class LocalVariable {
    enum Slot: Equatable { case none, word(Int), value(Int), cell(Int) }

    let name: String
    var type: Type
    let isLet: Bool
    let function: Function
    var isCaptured = false
    var isParameter = false
    var isInout = false
    var isWeak = false
    /// `unowned`: weak, but reading it when its object is gone ends the program.
    var isUnowned = false
    var isUsed = false
    /// A parameter of function type without `@escaping`.
    var isNonescaping = false
    /// Holds a local function that is not only called, but used as a value.
    var isPassedOn = false
    var isChanged = false
    /// Declared without a value: `let x: Int`.
    var isDeferred = false
    /// Whether a value has been given to a deferred variable above the place being read.
    var isAssigned = false
    var isDeclared = true
    /// Declared `T!`: unwrapped where a `T` is needed.
    var isImplicitlyUnwrapped = false
    /// `async let`: reading waits for its task.
    var isAsyncLet = false
    var asyncThrows = false
    /// Holds the getter of a computed local variable.
    var isComputed = false
    /// Holds the setter of a computed local variable.
    var setter: LocalVariable?
    /// Hold the observers of a local variable.
    var willSet: LocalVariable?
    var didSet: LocalVariable?
    /// The variable that a captured one stands for.
    var origin: LocalVariable?
    var range: SourceRange
    var slot = Slot.none

    init(_ name: String, _ type: Type, isLet: Bool, in function: Function, range: SourceRange) {
        self.name = name
        self.type = type
        self.isLet = isLet
        self.function = function
        self.range = range
    }
}
