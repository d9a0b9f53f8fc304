import SourceText

/// A checked expression: every name found, every overload and conversion chosen.
struct Code {
    var kind: Kind
    var type: Type
    var range: SourceRange

    init(_ kind: Kind, _ type: Type, _ range: SourceRange) {
        self.kind = kind
        self.type = type
        self.range = range
    }

    indirect enum Kind {
        // Values
        case constant(Value)
        case local(LocalVariable)
        case global(GlobalVariable)
        case structField(Code, Int)
        case objectField(Code, Int)
        case tupleElement(Code, Int)
        case array([Code])
        case set([Code])
        case dictionary([(key: Code, value: Code)])
        case tuple([String?], [Code])
        case interpolation([Code])
        case closure(Function)
        /// A method or initializer as a value, its receiver already known or not.
        case functionValue(name: String, FunctionReference)
        case typeValue(TypeCode)
        /// The type of a value; the static type tells what the value does not know, such as the element of an empty array.
        case dynamicType(Code, TypeCode)
        /// A generic argument of a value's type.
        case typeArgument(Code, known: TypeCode, of: NominalType, Int)
        case keyPath(KeyPathCode)
        case range(RangeValue.Form, Code?, Code?)

        // Operators known to the compiler
        case arithmetic(Arithmetic, Code, Code)
        case comparison(Comparison, Code, Code)
        case and(Code, Code)
        case or(Code, Code)
        case not(Code)
        case negate(Code)
        case isNil(Code)
        /// Whether a stored property has no value yet, in an initializer.
        case isMissing(Code)
        case conversion(Conversion, Code)
        case concatenate(Code, Code)
        case valuesEqual(Code, Code)

        // Calls
        case call(Function, CallArguments)
        /// A local function: without captures called directly, else through the variable that holds it.
        case callLocal(Function, LocalVariable, CallArguments)
        /// A method found by the receiver's dynamic type.
        case dispatch(Member, receiver: Code, CallArguments)
        case callHost(Member, receiver: Code?, HostCall)
        case mutateHost(Member, receiver: Place, HostCall)
        /// A method of the document that changes its receiver; the receiver is `self`, not among the arguments.
        case mutate(Function, receiver: Place, CallArguments)
        case mutateDispatch(Member, receiver: Place, CallArguments)
        case callValue(Code, [Code], inoutPlaces: [Int: Place])
        case makeStruct(NominalType, [TypeCode], [Code])
        case makeObject(NominalType, [TypeCode], Function, CallArguments)
        case makeEnum(NominalType, [TypeCode], Int, [Code])
        /// What only the running program can decide.
        case dynamicMember(Code, String)
        case dynamicCall(Code, String, [String?], [Code])
        case dynamicSubscript(Code, [Code])
        case dynamicOperator(String, [Code])
        case expectation(ExpectationCode)
        case arrayCount(Code)
        case append(Place, Code)
        case arrayElement(Code, Code)
        case dictionaryValue(Code, Code)
        /// The argument of an `inout` parameter of a host function or function value.
        case inoutArgument(Place)

        /// A document's subscript with its arguments, only until its place is made.
        case subscriptCall(Member, CallArguments)

        // Optionals and casts
        case some(Code)
        case forceUnwrap(Code)
        case coalesce(Code, Code)
        /// `??` whose right side is optional too.
        case coalesceOptional(Code, Code)
        /// `base?`, only below a `chain`.
        case unwrap(Code)
        case chain(Code, flattens: Bool)
        case cast(CastCode, Code)
        case isType(Code, TypeCode)
        case adapt(Code, FunctionType)

        // Effects
        case tryOptional(Code, flattens: Bool)
        case tryForced(Code)
        /// Leaves a failable initializer with nil when the other one failed.
        case initOrLeave(Code)
        case await(Code)
        /// The value of an `async let`.
        case join(Code)

        // Places and statements inside expressions
        case assign(Place, Code)
        case compound(Place, CompoundOperation, Code)
        case conditional(Code, Code, Code)
        /// Statements, then a value.
        case sequence(Block, Code)
        /// Reads a place as a value.
        case read(Place)
    }

    enum Arithmetic {
        case add, subtract, multiply, divide, remainder, addWrapping, subtractWrapping, multiplyWrapping,
            bitAnd, bitOr, bitXor, shiftLeft, shiftRight
    }
    enum Comparison { case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual }
    enum Conversion {
        case intToDouble, doubleToInt
        /// `String(value)` of a value that is written as its description.
        case text
    }
}

/// `as`, `as?`, `as!`.
struct CastCode {
    enum Kind { case conditional, forced }
    var kind: Kind
    var target: TypeCode
}

enum CompoundOperation {
    case arithmetic(Code.Arithmetic)
    case appendString
    case appendArray
    /// An operator that the values decide on: the new value of the old and the operand.
    case dynamic(String)
}

/// A type as the running program knows it, with what its generic parameters are there.
struct TypeCode {
    var type: Type
    var parameters: [(GenericParameter, Code)] = []

    var isConstant: Bool { parameters.isEmpty }
}

/// The arguments of a call to a function of the document, in parameter order.
struct CallArguments {
    var values: [Argument] = []
    /// Generic arguments: those of the type being made, then those of the function.
    var types: [TypeCode] = []

    enum Argument {
        case value(Code)
        /// `&place`
        case place(Place)
        /// Left out; the function's default value is evaluated.
        case omitted(Function)
    }

    /// The values given, without places and what is left out.
    var codes: [Code] {
        values.compactMap { if case .value(let code) = $0 { code } else { nil } }
    }
}

struct HostCall {
    /// One for each parameter; nil where it was left out.
    var arguments: [Code?] = []
    var types: [(name: String, TypeCode)] = []
}

enum FunctionReference {
    case function(Function, receiver: Code?, [TypeCode])
    case host(Member, receiver: Code?)
    case dispatch(Member, receiver: Code)
    /// `Type.method`: takes the receiver first and gives the method.
    case unbound(Member, NominalType)
    case enumCase(NominalType, Int, [TypeCode])
    case memberwise(NominalType, [TypeCode])
}

struct KeyPathCode {
    var text: String
    /// Reads the path from the variable.
    var reader: Function
    /// Writes: the place in the first variable gets the second; nil for a path that cannot be written.
    var writer: Function?
}

struct ExpectationCode {
    var source: String
    var condition: Code
    /// Parts whose values are shown when the condition fails; evaluated once, into variables the condition reads.
    var operands: [(source: String, variable: LocalVariable, code: Code)]
    var comment: Code?
    var isRequirement: Bool
}
