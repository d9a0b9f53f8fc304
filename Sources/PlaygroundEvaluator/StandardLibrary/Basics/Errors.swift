import Foundation

/// `Error`, `LocalizedError`, `Result`.
struct ErrorTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("protocol Error") {
            HostMember("var localizedDescription: String") { arguments in
                .string(try ErrorText.localizedDescription(of: arguments.receiver, in: arguments.context))
            }
        }
        types.declare("struct CancellationError: Error, CustomStringConvertible, Sendable") {
            HostMember("init()") { [types] _ in try types.value(CancellationError(), ofType: "CancellationError") }
        } configure: { type in
            type.hooks.describe = { _ in "CancellationError()" }
            type.hooks.debugDescribe = { _ in "Swift.CancellationError()" }
        }
        types.declare("protocol LocalizedError: Error", module: "Foundation") {
            for name in ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"] {
                HostMember("var \(name): String?") { _ in .none }
            }
        }
        result
        for conformance in ["Equatable", "Hashable", "Sendable"] {
            HostType(
                "enum Result<Success, Failure>: \(conformance) where Success: \(conformance), Failure: \(conformance)")
        }
    }

    private var result: HostType {
        types.declare("enum Result<Success, Failure: Error>") {
            HostMember("case success(Success)") { [types] in
                try types.value(ofEnum: "Result", case: "success", [try $0.given(0)])
            }
            HostMember("case failure(Failure)") { [types] in
                try types.value(ofEnum: "Result", case: "failure", [try $0.given(0)])
            }
            HostMember("init(catching body: () throws -> Success)", where: "Failure == any Error") { arguments in
                try catching(&arguments)
            }
            HostMember("func get() throws -> Success") { arguments in
                let (isSuccess, content) = try Self.open(arguments.receiver)
                if isSuccess { return content }
                throw ThrownError(content, place: arguments.context.place)
            }
            transform("func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>", true)
            transform(
                "func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>", false)
            flatTransform(
                "func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) "
                    + "-> Result<NewSuccess, Failure>", true)
            flatTransform(
                "func flatMapError<NewFailure>(_ transform: (Failure) -> Result<Success, NewFailure>) "
                    + "-> Result<Success, NewFailure>", false)
        } configure: { type in
            let payload = type.genericParameters.map { Type.parameter($0) }
            type.cases = [
                .init(name: "success", payload: [.init(type: payload.first ?? .unknown)]),
                .init(name: "failure", payload: [.init(type: payload.last ?? .unknown)]),
            ]
        }
    }

    private func catching(_ arguments: inout HostArguments) throws -> Value {
        do {
            return try types.value(ofEnum: "Result", case: "success", [try arguments.call(0)])
        } catch let error as ThrownError {
            return try types.value(ofEnum: "Result", case: "failure", [error.value])
        }
    }

    private static func open(_ value: Value) throws -> (isSuccess: Bool, content: Value) {
        guard case .enumeration(let result) = value, let content = result.payload.first else {
            throw HostRefusal("the receiver is not a Result")
        }
        return (result.caseName == "success", content)
    }

    /// Rows that change the success (or the failure) and keep the other.
    private func transform(_ declaration: String, _ changesSuccess: Bool) -> HostMember {
        HostMember(declaration) { [types] arguments in
            let (isSuccess, content) = try Self.open(arguments.receiver)
            guard isSuccess == changesSuccess else { return arguments.receiver }
            let name = isSuccess ? "success" : "failure"
            return try types.value(ofEnum: "Result", case: name, [try arguments.call(0, content)])
        }
    }

    private func flatTransform(_ declaration: String, _ changesSuccess: Bool) -> HostMember {
        HostMember(declaration) { arguments in
            let (isSuccess, content) = try Self.open(arguments.receiver)
            return isSuccess == changesSuccess ? try arguments.call(0, content) : arguments.receiver
        }
    }
}

/// What an error says of itself.
package enum ErrorText {
    /// The text of `error.localizedDescription`.
    package static func localizedDescription(of error: Value, in context: any HostContext) throws -> String {
        if let native = error.hostPayload as? any Error ?? CodingErrorTables.native(error) {
            return native.localizedDescription
        }
        guard conforms(error.nominalType, to: "LocalizedError") else { return standard(error, reason: nil) }
        if let text = try context.member("errorDescription", of: error).unwrapped?.text { return String(text) }
        let reason = try context.member("failureReason", of: error).unwrapped?.text.map { String($0) }
        return standard(error, reason: reason)
    }

    private static func standard(_ error: Value, reason: String?) -> String {
        let domain = TypeNaming.name(ofTypeOf: error, qualified: true)
        return "The operation could not be completed. " + (reason ?? "(\(domain) error \(code(of: error)).)")
    }

    /// The code an error gets as an `NSError`: an integer raw value, else a case's position with payload cases first.
    package static func code(of error: Value) -> Int {
        guard case .enumeration(let value) = error, value.type.cases.indices.contains(value.caseIndex) else { return 1 }
        let cases = value.type.cases
        if case .int(let raw)? = cases[value.caseIndex].rawValue { return raw }
        let withPayload = cases.indices.filter { !cases[$0].payload.isEmpty }
        let order = withPayload + cases.indices.filter { cases[$0].payload.isEmpty }
        return order.firstIndex(of: value.caseIndex) ?? value.caseIndex
    }

    static func conforms(_ type: NominalType?, to name: String) -> Bool {
        guard let type else { return false }
        return type.lineage.contains { $0.conformances.contains { $0.name == name || conforms($0, to: name) } }
    }
}
