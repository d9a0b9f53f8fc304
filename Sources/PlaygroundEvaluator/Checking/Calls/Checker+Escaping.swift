import PlaygroundSyntax
import SourceText

/// Functions given as parameters must not outlive the call, unless they are declared `@escaping`.
extension Checker {
    /// Where a value goes that may be kept.
    enum Keeper { case variable, argument, result }

    /// Reports a parameter that would be kept, itself or inside a closure.
    func checkEscape(_ code: Code, to keeper: Keeper) {
        switch code.kind {
        case .local(let variable) where (variable.origin ?? variable).isNonescaping:
            reportEscape(of: variable.name, to: keeper, code.range)
        case .closure(let closure):
            for capture in closure.captures where (capture.inner.origin ?? capture.inner).isNonescaping {
                error("escaping closure captures non-escaping parameter '\(capture.inner.name)'", code.range)
            }
        case .sequence(_, let inner), .some(let inner), .adapt(let inner, _): checkEscape(inner, to: keeper)
        default: break
        }
    }

    private func reportEscape(of name: String, to keeper: Keeper, _ range: SourceRange) {
        let message =
            switch keeper {
            case .variable: "assigning non-escaping parameter '\(name)' to an '@escaping' closure"
            case .argument: "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
            case .result: "returning non-escaping parameter '\(name)' allows it to escape"
            }
        error(message, range, hint: "write '@escaping' before the parameter's type")
    }
}

extension FunctionType.Parameter {
    /// Whether a function given here may be kept: all but those of plain function type.
    var mayKeep: Bool {
        if case .function = type { return isEscaping }
        return true
    }
}

extension Parameter {
    /// Whether it is a function that is only called while the call lasts.
    func isNonescaping(_ type: Type) -> Bool {
        guard case .function = type, !isVariadic else { return false }
        return !attributes.contains { $0.name.text == "escaping" }
    }
}
