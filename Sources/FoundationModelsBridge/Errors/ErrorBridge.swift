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
        let payload = BridgedToolCallError(
            tool: tool, underlyingError: thrown.value, description: error.localizedDescription)
        return ThrownError(try context.value(payload), place: context.place)
    }

    /// The value of the host type that stands for an error.
    static func value(of error: any Error, in context: any HostContext) throws -> Value {
        let form = ErrorForm(error)
        guard let type = context.hostType(named: form.type) else {
            throw HostRefusal("\(error.localizedDescription)")
        }
        guard let name = form.caseName else { return .host(HostValue(error, type: type)) }
        let payload = try form.payloads.map { name, payload in
            try context.hostValue(payload, named: name)
        }
        return try context.enumValue(form.type, name, payload)
    }
}

/// How an error of the library looks in the program: an enum case with payloads, or a host value.
struct ErrorForm {
    var type: String
    /// nil when the error is no enum.
    var caseName: String?
    /// The payload's host types and values, in order.
    var payloads: [(type: String, value: Any)] = []

    init(_ error: any Error) {
        switch error {
        case let error as LanguageModelSession.GenerationError: self.init(error)
        case let error as LanguageModelError: self.init(error)
        case let error as LanguageModelSession.Error:
            self.init(type: "LanguageModelSession.Error", caseName: "\(error)".caseName)
        case let error as SystemLanguageModel.Error: self.init(error)
        case let error as GenerationSchema.SchemaError: self.init(error)
        case is GeneratedContent.ParsingError: self.init(type: "GeneratedContent.ParsingError", caseName: nil)
        case is CancellationError: self.init(type: "CancellationError", caseName: nil)
        default: self.init(type: "LanguageModelFailure", caseName: nil)
        }
    }

    private init(type: String, caseName: String?, payloads: [(type: String, value: Any)] = []) {
        self.type = type
        self.caseName = caseName
        self.payloads = payloads
    }

    private init(_ error: LanguageModelSession.GenerationError) {
        let detail = ErrorDetail(error: error, description: error.context.debugDescription)
        let context = (type: "LanguageModelSession.GenerationError.Context", value: detail as Any)
        guard case .refusal(let refusal, _) = error else {
            self.init(type: "LanguageModelSession.GenerationError", caseName: "\(error)".caseName, payloads: [context])
            return
        }
        self.init(
            type: "LanguageModelSession.GenerationError", caseName: "refusal",
            payloads: [(type: "LanguageModelSession.GenerationError.Refusal", value: refusal), context])
    }

    private init(_ error: LanguageModelError) {
        let name = "\(error)".caseName
        let detail = ErrorDetail(error: error, description: error.debugDescription)
        let type = "LanguageModelError." + name.prefix(1).uppercased() + name.dropFirst()
        self.init(type: "LanguageModelError", caseName: name, payloads: [(type: type, value: detail)])
    }

    private init(_ error: SystemLanguageModel.Error) {
        let detail = ErrorDetail(error: error, description: error.debugDescription)
        self.init(
            type: "SystemLanguageModel.Error", caseName: "assetsUnavailable",
            payloads: [(type: "SystemLanguageModel.Error.AssetsUnavailable", value: detail)])
    }

    private init(_ error: GenerationSchema.SchemaError) {
        self.init(type: "GenerationSchema.SchemaError", caseName: nil)
    }
}

/// The details of an error: what it is in Swift, and its text.
struct ErrorDetail: Sendable {
    var error: any Error
    var description: String
}

/// The payload of `LanguageModelSession.ToolCallError`.
struct BridgedToolCallError: Bridged {
    static let hostTypeName = "LanguageModelSession.ToolCallError"
    var tool: Value
    var underlyingError: Value
    var description: String
}

extension String {
    /// The case's name at the start of an enum value's description.
    fileprivate var caseName: String { String(prefix { $0.isLetter || $0.isNumber }) }
}
