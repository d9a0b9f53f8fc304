/// A piece of code as a Swift closure, in the form its type allows: numbers and booleans stay unboxed.
enum Compiled {
    case int((Frame) throws -> Int)
    case double((Frame) throws -> Double)
    case bool((Frame) throws -> Bool)
    case value((Frame) throws -> Value)
    /// Code that gives nothing, such as an assignment.
    case effect((Frame) throws -> Void)
}

/// How values of a type are kept in a frame.
enum Representation {
    case int, double, bool, value

    var isWord: Bool { self != .value }
}

typealias IntCode = (Frame) throws -> Int
typealias DoubleCode = (Frame) throws -> Double
typealias BoolCode = (Frame) throws -> Bool
typealias ValueCode = (Frame) throws -> Value
typealias EffectCode = (Frame) throws -> Void
typealias StepCode = (Frame) throws -> Completion

// Swift gives a function in an array or an optional another calling convention, and pays for it at each call; inside a
// struct it keeps its own. So code is kept in lists as parts.
struct BoolPart { let run: BoolCode }
struct ValuePart { let run: ValueCode }
struct EffectPart { let run: EffectCode }

extension Compiled {
    var asValue: ValueCode {
        switch self {
        case .int(let code): { .int(try code($0)) }
        case .double(let code): { .double(try code($0)) }
        case .bool(let code): { .bool(try code($0)) }
        case .value(let code): code
        case .effect(let code):
            { frame in
                try code(frame)
                return .void
            }
        }
    }

    func asInt(_ site: Site) -> IntCode {
        switch self {
        case .int(let code): return code
        case .value(let code):
            return { frame in
                let value = try code(frame)
                guard case .int(let int) = value else { throw site.mismatch(value, "Int") }
                return int
            }
        case .double, .bool, .effect: return { _ in throw site.trap("a value has another type than expected") }
        }
    }

    func asDouble(_ site: Site) -> DoubleCode {
        switch self {
        case .double(let code): return code
        case .value(let code):
            return { frame in
                let value = try code(frame)
                guard case .double(let double) = value else { throw site.mismatch(value, "Double") }
                return double
            }
        case .int, .bool, .effect: return { _ in throw site.trap("a value has another type than expected") }
        }
    }

    func asBool(_ site: Site) -> BoolCode {
        switch self {
        case .bool(let code): return code
        case .value(let code):
            return { frame in
                let value = try code(frame)
                guard case .bool(let bool) = value else { throw site.mismatch(value, "Bool") }
                return bool
            }
        case .int, .double, .effect: return { _ in throw site.trap("a value has another type than expected") }
        }
    }

    /// Evaluates for its effect.
    var asEffect: EffectCode {
        switch self {
        case .int(let code): { _ = try code($0) }
        case .double(let code): { _ = try code($0) }
        case .bool(let code): { _ = try code($0) }
        case .value(let code): { _ = try code($0) }
        case .effect(let code): code
        }
    }
}

extension Site {
    func mismatch(_ value: Value, _ wanted: String) -> Trap {
        failedCast(TypeNaming.name(ofTypeOf: value), wanted)
    }

    func failedCast(_ given: String, _ wanted: String) -> Trap {
        Trap("", heading: "Could not cast value of type '\(given)' to '\(wanted)'.", place: place)
    }
}

/// A function ready to run.
final class CompiledFunction {
    let function: Function
    let layout = FrameLayout()
    var body: StepCode = { _ in .normal }
    var result = Representation.value
    var hasResult = false
    /// Where arguments go: `self` first, then parameters, then hidden ones.
    var parameterSlots: [LocalVariable.Slot] = []
    var parameterForms: [Representation] = []
    /// Where captured cells go, in the order of the function's captures.
    var captureSlots: [Int] = []

    init(_ function: Function) { self.function = function }

    /// Where an argument goes, by its position.
    func slot(_ index: Int) -> LocalVariable.Slot { index < parameterSlots.count ? parameterSlots[index] : .none }

    func form(_ index: Int) -> Representation { index < parameterForms.count ? parameterForms[index] : .value }

    func letGo() { body = { _ in .normal } }
}
