import Foundation
import FoundationModels
import PlaygroundEvaluator

/// Errors of the session library as errors of the program.
enum ErrorBridge {
    /// Runs work of the session library; what it throws can be caught by the program.
    ///
    /// - Parameter tools: the program's tools, so that a `ToolCallError` can name the one that failed.
    static func translating<Result>(
        in context: any HostContext, tools: [Value] = [], _ work: () throws -> Result
    ) throws -> Result {
        do {
            return try work()
        } catch {
            throw try programError(error, in: context, tools: tools)
        }
    }

    /// The error as one the program can catch; traps, refusals and interruptions stay what they are.
    static func programError(
        _ error: any Error, in context: any HostContext, tools: [Value] = []
    ) throws -> any Error {
        switch error {
        case is ThrownError, is Trap, is Interruption, is HostRefusal: return error
        case let failure as ProgramFailure: return failure.thrown
        case let error as LanguageModelSession.ToolCallError:
            return try toolCallError(error, in: context, tools: tools)
        default: return ThrownError(try value(of: error, in: context), place: context.place)
        }
    }

    /// A tool of the program that trapped ends the playground; one that threw is caught as `ToolCallError`.
    private static func toolCallError(
        _ error: LanguageModelSession.ToolCallError, in context: any HostContext, tools: [Value]
    ) throws -> any Error {
        let underlying = try programError(error.underlyingError, in: context)
        guard let thrown = underlying as? ThrownError else { return underlying }
        let tool = (error.tool as? InterpretedTool)?.programValue(in: context) ?? tools.first ?? .none
        let payload = BridgedToolCallError(tool: tool, underlyingError: thrown.value)
        return ThrownError(try context.value(payload), place: context.place)
    }

    /// An error of the program in a sentence, as the session library words one.
    static func sentence(of error: Value, in context: any HostContext) throws -> String {
        if let known = error.bridgedError { return ErrorFamily.message(known) }
        if error.declaresConformance("LocalizedError"),
            let text = try context.member("errorDescription", of: error).unwrapped.flatMap({ String($0) })
        {
            return text
        }
        return try context.describe(error)
    }

    /// The value of the host type that stands for an error.
    static func value(of error: any Error, in context: any HostContext) throws -> Value {
        if let known = error as? any ProgramValue { return try known.written(context) }
        let name = error is CancellationError ? "CancellationError" : "LanguageModelFailure"
        return try context.hostValue(error, named: name)
    }
}
