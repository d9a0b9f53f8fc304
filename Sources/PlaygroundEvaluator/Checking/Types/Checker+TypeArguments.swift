import PlaygroundSyntax
import SourceText

/// What generic types ask of their arguments.
extension Checker {
    /// Checks a written type's arguments when all conformances are known.
    func checkArgumentsLater(of type: Type, _ range: SourceRange) {
        guard silent == 0, hasArguments(type) else { return }
        pendingBodies.append { [self] in checkArguments(of: type, range) }
    }

    private func hasArguments(_ type: Type) -> Bool {
        switch type {
        case .dictionary: true
        case .nominal(_, let arguments): !arguments.isEmpty
        case .optional(let inner), .array(let inner): hasArguments(inner)
        default: false
        }
    }

    private func checkArguments(of type: Type, _ range: SourceRange) {
        switch type {
        case .optional(let inner), .array(let inner): checkArguments(of: inner, range)
        case .dictionary(let key, let value):
            require(key, types.hostType("Hashable"), range)
            checkArguments(of: value, range)
        case .nominal(let nominal, let arguments) where nominal === types.core.set:
            for argument in arguments { require(argument, types.hostType("Hashable"), range) }
        case .nominal(let nominal, let arguments) where nominal.isFromHost && nominal.name == "Result":
            if arguments.count == 2 { require(arguments[1], types.core.error, range) }
        case .nominal(let nominal, let arguments) where !nominal.isFromHost:
            for (parameter, argument) in zip(nominal.genericParameters, arguments) {
                for wanted in parameter.constraints { require(argument, wanted, range) }
            }
        default: break
        }
    }

    private func require(_ type: Type, _ wanted: NominalType?, _ range: SourceRange) {
        guard let wanted, !types.isOpen(type), !types.conforms(type, to: wanted), !types.isSubclass(type, of: wanted)
        else { return }
        error("type '\(type)' does not conform to protocol '\(wanted.name)'", range)
    }
}
