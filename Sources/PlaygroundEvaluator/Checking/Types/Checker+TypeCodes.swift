import PlaygroundSyntax
import SourceText

/// Types as the running program knows them.
extension Checker {
    /// A type for the running program, with code for the generic parameters in it.
    func typeCode(_ type: Type, _ range: SourceRange) -> TypeCode {
        var parameters: [(GenericParameter, Code)] = []
        collectParameters(type, range, into: &parameters)
        return TypeCode(type: type, parameters: parameters)
    }

    private func collectParameters(_ type: Type, _ range: SourceRange, into list: inout [(GenericParameter, Code)]) {
        switch type {
        case .parameter(let parameter):
            guard !list.contains(where: { $0.0 === parameter }), let source = source(of: parameter, range) else {
                return
            }
            list.append((parameter, source))
        case .optional(let inner), .array(let inner), .metatype(let inner), .member(let inner, _):
            collectParameters(inner, range, into: &list)
        case .dictionary(let key, let value):
            collectParameters(key, range, into: &list)
            collectParameters(value, range, into: &list)
        case .nominal(_, let arguments): for argument in arguments { collectParameters(argument, range, into: &list) }
        case .tuple(let elements): for element in elements { collectParameters(element.type, range, into: &list) }
        case .function(let function):
            for parameter in function.parameters { collectParameters(parameter.type, range, into: &list) }
            collectParameters(function.result, range, into: &list)
        case .unknown, .existential: break
        }
    }

    /// Where the running program finds a generic argument: a hidden parameter, or the arguments of `self`'s type.
    private func source(of parameter: GenericParameter, _ range: SourceRange) -> Code? {
        var current: Function? = function
        while let function = current {
            if let known = function.typeVariables.first(where: { $0.parameter === parameter }) {
                return Code(.local(captured(known.variable)), .metatype(.parameter(parameter)), range)
            }
            current = function.parent
        }
        guard let variable = selfLookup() else { return nil }
        let this = Code(.local(captured(variable)), variable.type, range)
        if parameter.owner != nil {
            return isMetatype(variable.type)
                ? this : Code(.dynamicType(this, knownSelfType(range)), .metatype(variable.type), range)
        }
        guard let owner = scope.enclosingType, let index = owner.genericParameters.firstIndex(of: parameter) else {
            return nil
        }
        let argument = Code.Kind.typeArgument(this, known: knownSelfType(range), of: owner, index)
        return Code(argument, .metatype(.parameter(parameter)), range)
    }

    /// What the caller knows of `self`'s type.
    private func knownSelfType(_ range: SourceRange) -> TypeCode {
        var current: Function? = function
        while let function = current {
            if let (parameter, variable) = function.selfType {
                let source = Code(.local(captured(variable)), .metatype(.parameter(parameter)), range)
                return TypeCode(type: .parameter(parameter), parameters: [(parameter, source)])
            }
            current = function.parent
        }
        return TypeCode(type: .unknown)
    }

    /// What is known of a receiver's type, for a function that may ask for it.
    func selfTypes(for function: Function?, _ base: Code?, _ range: SourceRange) -> [TypeCode] {
        guard function?.selfType != nil, let base, !base.type.mentionsUnknown else { return [] }
        switch base.type {
        case .array, .dictionary, .optional, .parameter, .member: break
        case .nominal(let nominal, let arguments) where nominal.isFromHost && !arguments.isEmpty: break
        default: return []
        }
        return [typeCode(base.type, range)]
    }
}
