import FoundationModels
import PlaygroundEvaluator

/// The way from asynchronous code of the session library back into the program, where a session's properties are those
/// of the session at work.
struct ProgramWork: Sendable {
    private let properties: Confined<PropertyScope>
    private let reentry: any ProgramReentry

    init(properties: PropertyScope, context: any HostContext) {
        self.properties = Confined(properties, in: context)
        reentry = context.reentry
    }

    /// Runs work on a thread of the program; what the program throws arrives as a `ProgramFailure`.
    func run<Result: Sendable>(_ work: @escaping @Sendable (any HostContext) throws -> Result) async throws -> Result {
        let values = SessionPropertyValues.current
        return try await reentry.run { context in
            try properties.open(in: context).entering(values, in: context) {
                do {
                    return try work(context)
                } catch let thrown as ThrownError {
                    throw ProgramFailure(thrown, in: context)
                }
            }
        }
    }
}

/// A function of the program that the session library calls.
struct ProgramCallback: Sendable {
    private let function: Confined<FunctionValue>
    private let work: ProgramWork

    init(_ function: FunctionValue, properties: PropertyScope, context: any HostContext) {
        self.function = Confined(function, in: context)
        work = ProgramWork(properties: properties, context: context)
    }

    func call(_ arguments: @escaping @Sendable (any HostContext) throws -> [Value] = { _ in [] }) async throws {
        try await call(arguments) { _ in }
    }

    /// Calls the function and reads its result on the program's thread.
    func call<Result: Sendable>(
        _ arguments: @escaping @Sendable (any HostContext) throws -> [Value],
        _ read: @escaping @Sendable (Value) throws -> Result
    ) async throws -> Result {
        try await work.run { context in
            try read(try function.open(in: context).call(try arguments(context), in: context))
        }
    }
}
