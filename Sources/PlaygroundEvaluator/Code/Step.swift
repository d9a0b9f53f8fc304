import SourceText

/// A checked statement.
indirect enum Step {
    case evaluate(Code)
    /// Gives a variable its value; nil leaves it without one yet.
    case bind(LocalVariable, Code?)
    /// Gives a value to a variable of a block around this one, which owns it: the value of a branch.
    case give(LocalVariable, Code)
    case bindGlobal(GlobalVariable)
    case destructure(PatternCode, Code)
    case show(ShowStep)
    case `if`([ConditionCode], Block, Block?)
    case `guard`([ConditionCode], Block)
    case `while`(LoopID, [ConditionCode], Block)
    case repeatWhile(LoopID, Block, Code)
    case forRange(LoopID, LocalVariable, lower: Code, upper: Code, isClosed: Bool, Block)
    case forEach(ForCode)
    case `switch`(LoopID, SwitchCode)
    case `do`(LoopID, Block, [CatchCode], isExhaustive: Bool)
    case block(LoopID, Block)
    case `return`(Code?)
    case `break`(LoopID)
    case `continue`(LoopID)
    case `fallthrough`
    case `throw`(Code, SourceRange)
    case `defer`(Block)
    /// `async let`
    case launch(LocalVariable, Code)
}

/// A run of steps with the captured variables that need fresh cells on entry.
struct Block {
    var steps: [Step] = []
    var variables: [LocalVariable] = []
    var localFunctions: [(Function, LocalVariable)] = []
    var hasDefer = false
    var range = SourceRange(0, 0)
    /// The place of each step, for call stacks.
    var places: [SourceRange] = []
}

/// Tells loops and labelled statements of one function apart.
typealias LoopID = Int

enum ConditionCode {
    case expression(Code)
    /// Binds the unwrapped value of an optional.
    case unwrap(LocalVariable, Code)
    case match(PatternCode, Code)
    case constant(Bool)
}

struct ForCode {
    var loop: LoopID
    var pattern: PatternCode
    var sequence: Code
    var condition: Code?
    var body: Block
    /// The `next` of a document's iterator, when the sequence is one of the document.
    var iteration: Iteration
    /// Variables that each turn has anew.
    var variables: [LocalVariable]

    enum Iteration {
        case array, host
        case document(makeIterator: Code?, iterator: LocalVariable, next: Code)
    }
}

struct SwitchCode {
    var subject: LocalVariable
    var value: Code
    var cases: [Case]

    struct Case {
        var items: [(pattern: PatternCode, condition: Code?)]
        var body: Block
        var isDefault: Bool
        var variables: [LocalVariable]
    }
}

struct CatchCode {
    var items: [(pattern: PatternCode, condition: Code?)]
    var error: LocalVariable?
    var body: Block
    var variables: [LocalVariable]
}

indirect enum PatternCode {
    case wildcard
    case bind(LocalVariable)
    case tuple([PatternCode])
    case enumCase(NominalType?, Int, name: String, [PatternCode])
    case some(PatternCode)
    case none
    case isType(TypeCode)
    case cast(PatternCode, TypeCode)
    case equal(Value)
    case expression(subject: LocalVariable, Code)
    /// The whole payload of a case as one tuple.
    case tuplePayload(PatternCode, [String?])
}

/// Says a value in the event stream.
struct ShowStep {
    enum Source {
        case local(LocalVariable)
        case global(GlobalVariable)
        case code(Code)
        case place(Place)
    }

    var origin: Origin
    var name: String
    var source: Source
    var type: Type
    var range: SourceRange

    enum Origin { case binding, assignment, expression }
}
