import PlaygroundSyntax
import SourceText

extension FunctionCompiler {
    func makeObject(
        _ type: NominalType, _ codes: [TypeCode], _ function: Function, _ arguments: CallArguments, _ range: SourceRange
    ) -> Compiled {
        let arguments0 = typeCodes(codes)
        let fields = typeChain(type, codes, range).reversed().flatMap { owner, arguments in
            owner.storedProperties.indices.map { index -> ValueCode in
                if let made = owner.propertyDefaults[index], !owner.isLazyProperty(index) {
                    return callCode(made, CallArguments(types: arguments), range).asValue
                }
                let fallback: Value =
                    owner.storedProperties[index].type.isOptional || owner.isLazyProperty(index) ? .none : .void
                return { _ in fallback }
            }
        }
        let slot = temporaryValue()
        let temporary = LocalVariable("", .nominal(type, []), isLet: true, in: self.function, range: range)
        temporary.slot = .value(slot)
        var all = arguments
        all.values.insert(.value(Code(.local(temporary), temporary.type, range)), at: 0)
        let call = callCode(function, all, range).asValue
        let onDeinit = deinitCall(type)
        return .value { frame in
            var values: [Value] = []
            values.reserveCapacity(fields.count)
            for field in fields { values.append(try field(frame)) }
            let object = ObjectValue(type: type, typeArguments: try arguments0(frame), fields: values)
            object.onDeinit = onDeinit
            frame.values[slot] = .object(object)
            defer { frame.values[slot] = .void }
            return try call(frame)
        }
    }

    /// A class and its superclasses, each with its generic arguments.
    private func typeChain(
        _ type: NominalType, _ codes: [TypeCode], _ range: SourceRange
    ) -> [(owner: NominalType, arguments: [TypeCode])] {
        var arguments = codes
        return types.superclasses(of: type).map { owner in
            defer {
                let sources = zip(owner.genericParameters, arguments).map { parameter, argument in
                    (parameter, Code(.typeValue(argument), .metatype(argument.type), range))
                }
                if case .nominal(_, let given)? = owner.superclass {
                    arguments = given.map { TypeCode(type: $0, parameters: sources) }
                }
            }
            return (owner, arguments)
        }
    }

    func deinitCall(_ type: NominalType) -> ((ObjectValue) -> Void)? {
        let chain = types.superclasses(of: type).compactMap(\.deinitializer)
        guard !chain.isEmpty else { return nil }
        let types = self.types
        return { [weak types] object in
            for function in chain { _ = try? types?.caller?.call(function, [.object(object)]) }
        }
    }
}
