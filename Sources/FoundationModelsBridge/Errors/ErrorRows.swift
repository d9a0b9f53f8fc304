import Foundation
import FoundationModels
import PlaygroundEvaluator

/// What all errors of the session library offer the program.
enum ErrorRows {
    /// `errorDescription` and its companions, from the Swift error itself.
    static var texts: [HostMember] {
        func row(_ name: String, _ read: @escaping (any LocalizedError) -> String?) -> HostMember {
            HostMember("var \(name): String? { get }") { arguments in
                (arguments.receiver.bridgedError as? any LocalizedError).flatMap(read).value
            }
        }
        return [
            row("errorDescription", \.errorDescription), row("failureReason", \.failureReason),
            row("recoverySuggestion", \.recoverySuggestion),
        ]
    }

    static var debugDescription: HostMember {
        HostMember("var debugDescription: String { get }") { arguments in
            .string(arguments.receiver.bridgedError.map { String(reflecting: $0) } ?? "")
        }
    }

    /// For errors that the program holds as they are.
    static func configureOpaque(_ type: NominalType) {
        type.hooks.describe = { value in value.bridgedError?.localizedDescription ?? "" }
        type.hooks.mirror = { value in
            [("description", .string(value.bridgedError?.localizedDescription ?? ""))]
        }
    }
}

extension HostType {
    /// The type, whose errors are printed as their Swift counterparts are.
    var describedAsInSwift: HostType {
        var type = self
        let configure = self.configure
        type.configure = { nominal in
            configure(nominal)
            nominal.hooks.describe = { $0.bridgedError.map { String(describing: $0) } ?? "" }
        }
        return type
    }

    /// The type, whose errors can be caught as the same errors of the other version's family.
    func withViews(of name: String) -> HostType {
        var type = self
        let configure = self.configure
        type.configure = { nominal in
            configure(nominal)
            guard nominal.qualifiedName == name else { return }
            nominal.hooks.view = { value, target in
                guard let error = value.bridgedError else { return nil }
                return ErrorFamily.forms(of: error).dropFirst().lazy.compactMap { ErrorView.value($0, as: target) }
                    .first
            }
        }
        return type
    }
}

/// An error as a value of an enum of the program, made without a context.
private enum ErrorView {
    static func value(_ error: any Error, as target: NominalType) -> Value? {
        guard let union = error as? any BridgedUnion, type(of: union).hostTypeName == target.qualifiedName,
            let index = target.cases.firstIndex(where: { $0.name == union.parts.name })
        else { return nil }
        let elements = target.cases[index].payload
        let payload = zip(elements, union.parts.payload).compactMap { element, part -> Value? in
            guard case .nominal(let type, _) = element.type else { return nil }
            return .host(HostBox(part, type: type))
        }
        guard payload.count == elements.count else { return nil }
        return .enumeration(EnumValue(type: target, caseIndex: index, payload: payload))
    }
}

extension Value {
    /// The Swift error inside a value that stands for one.
    var bridgedError: (any Error)? {
        switch self {
        case .host(let host): host.payload as? any Error
        case .enumeration: Self.unions.lazy.compactMap { $0(self) }.first
        case .some(let wrapped): wrapped.bridgedError
        default: nil
        }
    }

    /// The errors that are enums.
    private static let unions: [@Sendable (Value) -> (any Error)?] = [
        { LanguageModelSession.GenerationError.fromProgram($0) }, { LanguageModelError.fromProgram($0) },
        { LanguageModelSession.Error.fromProgram($0) }, { SystemLanguageModel.Error.fromProgram($0) },
        { GenerationSchema.SchemaError.fromProgram($0) }, { PrivateCloudComputeLanguageModel.Error.fromProgram($0) },
        { SystemLanguageModel.Adapter.AssetError.fromProgram($0) },
    ]
}
