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
            for capture in closure.captures {
                checkKept(capture.inner.origin ?? capture.inner, in: closure, code.range)
            }
        case .array(let elements): for element in elements { checkEscape(element, to: keeper) }
        case .sequence(_, let inner), .some(let inner), .adapt(let inner, _): checkEscape(inner, to: keeper)
        default: break
        }
    }

    /// The value of a new variable: a closure made here may be kept, while a parameter under another name stays one.
    func checkKept(_ initial: Code) {
        if case .local = initial.kind { return }
        checkEscape(initial, to: .variable)
    }

    /// What a closure that may outlive its function must not capture, or not without saying so.
    private func checkKept(_ variable: LocalVariable, in closure: Function, _ range: SourceRange) {
        let isSelf = variable === variable.function.selfVariable
        if variable.isNonescaping {
            error("escaping closure captures non-escaping parameter '\(variable.name)'", range)
        } else if isSelf, isReference(variable.type) {
            if !sharesSelf { checkImplicitSelf(variable, in: closure) }
        } else if isSelf, !variable.isLet {
            error("escaping closure captures mutating 'self' parameter", range)
        } else if variable.isInout {
            error(
                "escaping closure captures 'inout' parameter '\(variable.name)'", range,
                hint: "copy it before: '[\(variable.name)] in'")
        }
    }

    /// A closure that keeps an object has to say so.
    private func checkImplicitSelf(_ this: LocalVariable, in closure: Function) {
        var finder = ImplicitSelfFinder(this)
        finder.visit(closure.body)
        guard let found = finder.found else { return }
        let what = found.isCall ? "call to method" : "reference to property"
        error(
            "\(what) '\(found.name)' in closure requires explicit use of 'self' to make capture semantics explicit",
            found.range, hint: "write 'self.\(found.name)', or capture '[self]'")
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

extension Member {
    /// `Task { … }`
    var sharesSelf: Bool { kind == .initializer && owner?.name == "Task" && isHost }
}
