import SourceText

extension FunctionCompiler {
    func int(_ code: Code) -> IntCode { compile(code).asInt(site(code.range)) }
    func double(_ code: Code) -> DoubleCode { compile(code).asDouble(site(code.range)) }
    func bool(_ code: Code) -> BoolCode { compile(code).asBool(site(code.range)) }
    func value(_ code: Code) -> ValueCode { compile(code).asValue }
    func effect(_ code: Code) -> EffectCode { compile(code).asEffect }

    func compile(_ code: Code) -> Compiled {
        let range = code.range
        return switch code.kind {
        case .constant(let value): constant(value)
        case .local(let variable): readVariable(variable)
        case .global(let variable): readGlobal(variable, range)
        case .structField(let base, let index): structField(base, index, code.type, range)
        case .objectField(let base, let index): objectField(base, index, code.type, range)
        case .tupleElement(let base, let index): tupleElement(base, index, range)
        case .array(let elements): array(elements)
        case .set(let elements): set(elements)
        case .dictionary(let pairs): dictionary(pairs, range)
        case .tuple(let labels, let elements): tuple(labels, elements)
        case .interpolation(let parts): interpolation(parts)
        case .closure(let function): .value(closure(function))
        case .functionValue(let name, let reference): .value(functionValue(name, reference, code.type, range))
        case .typeValue(let type): typeValue(type)
        case .dynamicType(let base, let known): dynamicType(base, known)
        case .typeArgument(let base, let known, let owner, let index): typeArgument(base, known, owner, index)
        case .keyPath(let path): .value(keyPath(path, code.type))
        case .range(let form, let lower, let upper): rangeValue(form, lower, upper, range)
        case .arithmetic(let operation, let a, let b): arithmetic(operation, a, b, code.type, range)
        case .comparison(let comparison, let a, let b): .bool(self.comparison(comparison, a, b, range))
        case .and(let a, let b): and(a, b)
        case .or(let a, let b): or(a, b)
        case .not(let inner): not(inner)
        case .negate(let inner): negate(inner, range)
        case .isNil(let inner): isNil(inner)
        case .isMissing(let inner): isMissing(inner)
        case .conversion(let conversion, let inner): self.conversion(conversion, inner, range)
        case .concatenate(let a, let b): concatenate(a, b, range)
        case .valuesEqual(let a, let b): valuesEqual(a, b)
        case .call(let function, let arguments): callCode(function, arguments, range)
        case .callLocal(let function, let variable, let arguments): callLocal(function, variable, arguments, range)
        case .dispatch(let member, let receiver, let arguments): dispatch(member, receiver, arguments, code.type, range)
        case .callHost(let member, let receiver, let call): callHost(member, receiver, call, range)
        case .mutateHost(let member, let receiver, let call): mutateHost(member, receiver, call, range)
        case .mutate(let function, let receiver, let arguments): mutate(function, receiver, arguments, range)
        case .mutateDispatch(let member, let receiver, let arguments):
            mutateDispatch(member, receiver, arguments, range)
        case .callValue(let callee, let arguments, let places): callValue(callee, arguments, places, range)
        case .makeStruct(let type, let types, let fields): makeStruct(type, types, fields)
        case .makeObject(let type, let types, let function, let arguments):
            makeObject(type, types, function, arguments, range)
        case .makeEnum(let type, let types, let index, let payload): makeEnum(type, types, index, payload)
        case .dynamicMember(let base, let name): dynamicMember(base, name, range)
        case .dynamicCall(let base, let name, let labels, let arguments):
            dynamicCall(base, name, labels, arguments, range)
        case .dynamicSubscript(let base, let arguments): dynamicSubscript(base, arguments, range)
        case .dynamicOperator(let symbol, let operands): dynamicOperator(symbol, operands, code.type, range)
        case .expectation(let expectation): .value(self.expectation(expectation, range))
        case .arrayCount(let base): arrayCount(base, range)
        case .append(let place, let element): append(place, element, range)
        case .arrayElement(let base, let index): arrayElement(base, index, code.type, range)
        case .dictionaryValue(let base, let key): dictionaryValue(base, key, range)
        case .inoutArgument(let place): .value(accessor(place, range).get)
        case .subscriptCall: .value { _ in .void }
        case .some(let inner): some(inner)
        case .forceUnwrap(let inner): forceUnwrap(inner, range)
        case .coalesce(let a, let b): coalesce(a, b, code.type)
        case .coalesceOptional(let a, let b): coalesceOptional(a, b)
        case .unwrap(let inner): unwrap(inner, range)
        case .chain(let inner, let flattens): chain(inner, flattens)
        case .cast(let cast, let inner): self.cast(cast, inner, range)
        case .isType(let inner, let type): isType(inner, type)
        case .adapt(let inner, let type): adapt(inner, type, range)
        case .tryOptional(let inner, let flattens): tryOptional(inner, flattens)
        case .tryForced(let inner): tryForced(inner, range)
        case .initOrLeave(let inner): initOrLeave(inner)
        case .await(let inner): compile(inner)
        case .join(let inner): join(inner, range)
        case .assign(let place, let inner): assign(place, inner, range)
        case .compound(let place, let operation, let inner): compound(place, operation, inner, range)
        case .conditional(let condition, let a, let b): conditional(condition, a, b, code.type)
        case .sequence(let block, let inner): sequence(block, inner)
        case .read(let place): readPlace(place, code.type, range)
        }
    }

    func constant(_ value: Value) -> Compiled {
        switch value {
        case .int(let int): .int { _ in int }
        case .double(let double): .double { _ in double }
        case .bool(let bool): .bool { _ in bool }
        default: .value { _ in value }
        }
    }

    // MARK: - Parts of values

    private func structField(_ base: Code, _ index: Int, _ type: Type, _ range: SourceRange) -> Compiled {
        if let keeping = types.keeping(of: index, in: base.type) {
            let read = value(base)
            let site = site(range)
            return .value { frame in
                guard case .structure(let structure) = try read(frame) else { return .void }
                return try keeping.read(structure.storage.fields[index], site)
            }
        }
        if let slot = valueSlot(base) { return structField(ofSlot: slot, index, type, range) }
        let read = value(base)
        return numeric(type, range) { frame in
            guard case .structure(let structure) = try read(frame) else { return .void }
            return structure.storage.fields[index]
        }
    }

    /// A field of a variable, read where it is.
    private func structField(ofSlot slot: Int, _ index: Int, _ type: Type, _ range: SourceRange) -> Compiled {
        let site = site(range)
        switch representation(type) {
        case .int:
            return .int { frame in
                guard case .structure(let structure) = frame.values[slot] else { return 0 }
                if case .int(let int) = structure.storage.fields[index] { return int }
                throw site.mismatch(structure.storage.fields[index], "Int")
            }
        case .double:
            return .double { frame in
                guard case .structure(let structure) = frame.values[slot] else { return 0 }
                if case .double(let double) = structure.storage.fields[index] { return double }
                throw site.mismatch(structure.storage.fields[index], "Double")
            }
        case .bool:
            return .bool { frame in
                guard case .structure(let structure) = frame.values[slot] else { return false }
                if case .bool(let bool) = structure.storage.fields[index] { return bool }
                throw site.mismatch(structure.storage.fields[index], "Bool")
            }
        case .value:
            return .value { frame in
                guard case .structure(let structure) = frame.values[slot] else { return .void }
                return structure.storage.fields[index]
            }
        }
    }

    /// Code for a part of a value, unboxed where the type is known.
    func numeric(_ type: Type, _ range: SourceRange, _ read: @escaping ValueCode) -> Compiled {
        switch representation(type) {
        case .value: .value(read)
        case .int: .int(Compiled.value(read).asInt(site(range)))
        case .double: .double(Compiled.value(read).asDouble(site(range)))
        case .bool: .bool(Compiled.value(read).asBool(site(range)))
        }
    }

    private func objectField(_ base: Code, _ index: Int, _ type: Type, _ range: SourceRange) -> Compiled {
        let read = value(base)
        if let keeping = types.keeping(of: index, in: base.type) {
            let site = site(range)
            return .value { frame in
                guard case .object(let object) = try read(frame) else { return .void }
                return try keeping.read(object.fields[index], site)
            }
        }
        return numeric(type, range) { frame in
            guard case .object(let object) = try read(frame) else { return .void }
            return object.fields[index]
        }
    }

    private func tupleElement(_ base: Code, _ index: Int, _ range: SourceRange) -> Compiled {
        let read = value(base)
        var type = Type.unknown
        if case .tuple(let elements) = base.type, index < elements.count { type = elements[index].type }
        return numeric(type, range) { frame in
            guard case .tuple(let tuple) = try read(frame) else { return .void }
            return tuple.elements[index]
        }
    }

    // MARK: - Making collections

    private func array(_ elements: [Code]) -> Compiled {
        let codes = elements.map { ValuePart(run: value($0)) }
        return .value { frame in
            var values: [Value] = []
            values.reserveCapacity(codes.count)
            for code in codes { values.append(try code.run(frame)) }
            return .array(values)
        }
    }

    private func set(_ elements: [Code]) -> Compiled {
        let codes = elements.map { ValuePart(run: value($0)) }
        return .value { frame in
            var set = SetValue()
            for code in codes { set.insert(try code.run(frame)) }
            return .set(set)
        }
    }

    private func dictionary(_ pairs: [(key: Code, value: Code)], _ range: SourceRange) -> Compiled {
        let codes = pairs.map { (value($0.key), value($0.value)) }
        let site = site(range)
        return .value { frame in
            var dictionary = DictionaryValue()
            for (key, value) in codes {
                let hashed = HashedValue(try key(frame))
                guard dictionary[hashed] == nil else {
                    throw site.trap("Dictionary literal contains duplicate keys")
                }
                dictionary[hashed] = try value(frame)
            }
            return .dictionary(dictionary)
        }
    }

    private func tuple(_ labels: [String?], _ elements: [Code]) -> Compiled {
        let codes = elements.map { ValuePart(run: value($0)) }
        return .value { frame in
            var values: [Value] = []
            values.reserveCapacity(codes.count)
            for code in codes { values.append(try code.run(frame)) }
            return .tuple(TupleValue(labels: labels, elements: values))
        }
    }

    private func interpolation(_ parts: [Code]) -> Compiled {
        let writers = parts.map { writer($0) }
        return .value { frame in
            var text = ""
            for writer in writers { try writer.run(frame, &text) }
            return .string(text)
        }
    }

    /// `String(value)`
    func text(of inner: Code) -> Compiled {
        switch compile(inner) {
        case .int(let code): return .value { .string(String(try code($0))) }
        case .bool(let code): return .value { .string(try code($0) ? "true" : "false") }
        case .double(let code): return .value { .string(try code($0).description) }
        case let other:
            let code = other.asValue
            return .value { frame in
                let value = try code(frame)
                if case .string = value { return value }
                return .string(try value.text.map { String($0) } ?? frame.strand.describe(value))
            }
        }
    }

    private struct TextWriter { let run: (Frame, inout String) throws -> Void }

    private func writer(_ part: Code) -> TextWriter {
        if case .constant(.string(let string)) = part.kind { return TextWriter { _, text in text += string } }
        switch compile(part) {
        case .int(let code): return TextWriter { frame, text in text += String(try code(frame)) }
        case .bool(let code): return TextWriter { frame, text in text += try code(frame) ? "true" : "false" }
        case .double(let code): return TextWriter { frame, text in text += try code(frame).description }
        case let other:
            let code = other.asValue
            return TextWriter { frame, text in
                let value = try code(frame)
                if case .string(let string) = value { text += string; return }
                text += try frame.strand.describe(value)
            }
        }
    }

    private func rangeValue(_ form: RangeValue.Form, _ lower: Code?, _ upper: Code?, _ range: SourceRange) -> Compiled {
        let low = lower.map { value($0) }
        let high = upper.map { value($0) }
        let site = site(range)
        let types = self.types
        return .value { frame in
            let from = try low?(frame)
            let to = try high?(frame)
            if let from, let to, try DynamicOperators(types: types).isLess(to, from, frame.strand) {
                throw site.trap("Range requires lowerBound <= upperBound")
            }
            return .range(RangeValue(form, lower: from, upper: to))
        }
    }

    func makeStruct(_ type: NominalType, _ types: [TypeCode], _ fields: [Code]) -> Compiled {
        let codes = fields.enumerated().map { index, field -> ValuePart in
            let code = value(field)
            guard self.types.keeping(of: index, in: .nominal(type, [])) != nil else { return ValuePart(run: code) }
            return ValuePart { Keeping.hold(try code($0)) }
        }
        let arguments = typeCodes(types)
        return .value { frame in
            var values: [Value] = []
            values.reserveCapacity(codes.count)
            for code in codes { values.append(try code.run(frame)) }
            return .structure(StructValue(type: type, typeArguments: try arguments(frame), fields: values))
        }
    }

    func makeEnum(_ type: NominalType, _ types: [TypeCode], _ index: Int, _ payload: [Code]) -> Compiled {
        let codes = payload.map { ValuePart(run: value($0)) }
        let arguments = typeCodes(types)
        return .value { frame in
            var values: [Value] = []
            values.reserveCapacity(codes.count)
            for code in codes { values.append(try code.run(frame)) }
            return .enumeration(
                EnumValue(type: type, typeArguments: try arguments(frame), caseIndex: index, payload: values))
        }
    }

    private func isMissing(_ inner: Code) -> Compiled {
        let read = value(inner)
        return .bool { frame in
            if case .void = try read(frame) { true } else { false }
        }
    }

    // MARK: - Types

    func typeCodes(_ codes: [TypeCode]) -> (Frame) throws -> [Type] {
        if codes.isEmpty { return { _ in [] } }
        if codes.allSatisfy(\.isConstant) {
            let list = codes.map(\.type)
            return { _ in list }
        }
        let makers = codes.map { typeMaker($0) }
        return { frame in try makers.map { try $0(frame) } }
    }

    func typeMaker(_ code: TypeCode) -> (Frame) throws -> Type {
        if code.isConstant {
            let type = code.type
            return { _ in type }
        }
        let parameters = code.parameters.map { ($0.0, value($0.1)) }
        let type = code.type
        let types = self.types
        return { frame in
            var map: Substitution = [:]
            for (parameter, read) in parameters {
                if case .type(let actual) = try read(frame) { map[parameter] = actual }
            }
            return types.substitute(type, map)
        }
    }

    private func typeValue(_ code: TypeCode) -> Compiled {
        let make = typeMaker(code)
        return .value { .type(try make($0)) }
    }

    private func dynamicType(_ base: Code, _ known: TypeCode) -> Compiled {
        let read = value(base)
        let types = self.types
        let known = typeMaker(known)
        return .value { frame in
            let value = try read(frame)
            return .type(types.dynamicType(of: value, static: try known(frame)))
        }
    }

    private func typeArgument(_ base: Code, _ known: TypeCode, _ owner: NominalType, _ index: Int) -> Compiled {
        let read = value(base)
        let types = self.types
        let known = typeMaker(known)
        return .value { frame in
            var type = Type.unknown
            let value = try read(frame)
            if case .type(let given) = value {
                type = given
            } else {
                type = types.dynamicType(of: value, static: try known(frame))
            }
            let arguments = types.arguments(of: type, as: owner)
            return .type(index < arguments.count ? arguments[index] : .unknown)
        }
    }
}
