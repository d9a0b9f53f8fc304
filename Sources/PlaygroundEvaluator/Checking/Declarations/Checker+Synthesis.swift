import PlaygroundSyntax
import SourceText

/// Members that Swift makes from a type's parts, and the hooks through which the library sees a type's own.
extension Checker {
    func synthesize(_ type: NominalType, _ scope: Scope) {
        guard type.kind != .protocol else { return }
        if !type.isSynthesized {
            type.isSynthesized = true
            if type.kind == .struct { addMemberwise(type) }
            if type.kind == .class || type.kind == .actor { addDefaultInit(type, scope) }
            if type.kind == .enum, type.rawType != nil { addRawValue(type) }
        }
        if type.kind == .enum, conforms(type, "CaseIterable"), type.members["allCases"].isEmpty { addAllCases(type) }
        setHooks(type)
        if conforms(type, "Encodable") || conforms(type, "Decodable") { setCoding(type) }
    }

    private func conforms(_ type: NominalType, _ name: String) -> Bool {
        types.allProtocols(of: type).contains { $0.name == name && $0.isFromHost }
    }

    /// Positions of stored properties that are parameters of the memberwise initializer.
    func memberwiseParameters(_ type: NominalType) -> [Int] {
        type.storedProperties.indices.filter {
            !(type.storedProperties[$0].isLet && type.storedProperties[$0].hasDefault)
        }
    }

    private func addMemberwise(_ type: NominalType) {
        let written =
            type.declaration?.members.contains { if case .initializer = $0.kind { !$0.isImplicit } else { false } }
            ?? false
        guard !written else { return }
        let parameters = memberwiseParameters(type).map { index -> FunctionType.Parameter in
            let property = type.storedProperties[index]
            let name = type.memberwiseName(property.name)
            var parameter = FunctionType.Parameter(label: name, name: name, type: property.type)
            parameter.hasDefault = property.hasDefault || (property.type.isOptional && !property.isLet)
            for attribute in property.attributes {
                parameter.resultBuilder = parameter.resultBuilder ?? types.builder(attribute, in: scope)
            }
            return parameter
        }
        let made = types.selfType(of: type)
        let member = Member(
            name: "init", kind: .initializer, owner: type, type: FunctionType(parameters: parameters, result: made),
            implementation: .memberwise)
        // Types that come from initial values are found when the initializer is first used.
        member.infer = { [unowned self, unowned type, unowned member] in
            member.infer = nil
            for (position, index) in memberwiseParameters(type).enumerated() {
                let name = type.memberwiseName(type.storedProperties[index].name)
                type.members[type.storedProperties[index].name].first?.infer?()
                type.members[name].last?.infer?()
                member.type.parameters[position].type =
                    name == type.storedProperties[index].name
                    ? type.storedProperties[index].type : type.members[name].last?.type.result ?? .unknown
            }
        }
        type.members.add(member)
    }

    private func addDefaultInit(_ type: NominalType, _ scope: Scope) {
        let written =
            type.declaration?.members.contains { if case .initializer = $0.kind { !$0.isImplicit } else { false } }
            ?? false
        guard !written, type.superclass == nil else { return }
        let complete = type.storedProperties.allSatisfy { $0.hasDefault || ($0.type.isOptional && !$0.isLet) }
        guard complete else { return }
        let context = FunctionContext(owner: type, isInitializer: true, scope: scope, kind: "initializer")
        let (function, _, _) = makeFunction(
            "init", GenericClause(), [], isAsync: false, isThrowing: false, result: nil,
            fixedResult: types.selfType(of: type), context,
            range: type.place?.range ?? SourceRange(0, 0))
        let member = Member(
            name: "init", kind: .initializer, owner: type, type: function.type, implementation: .function(function))
        type.members.add(member)
    }

    // MARK: - Enums

    private func addRawValue(_ type: NominalType) {
        guard let raw = type.rawType else { return }
        // The type is held weakly: the rows live in its own table.
        let cases = type.cases
        let row = HostMember("var rawValue: RawValue") { arguments in
            guard case .enumeration(let value) = arguments.receiver else {
                throw HostRefusal("the receiver is not an enum")
            }
            return cases[value.caseIndex].rawValue ?? .void
        }
        let member = Member(
            name: "rawValue", kind: .property, owner: type, type: FunctionType(parameters: [], result: raw),
            implementation: .host(row))
        type.members.add(member)
        guard type.members["init"].allSatisfy({ $0.labels != ["rawValue"] }) else { return }
        let made = types.selfType(of: type)
        let initRow = HostMember("init?(rawValue: RawValue)") { [unowned type] arguments in
            guard let raw = arguments.values[0] else { return .none }
            guard let index = cases.firstIndex(where: { $0.rawValue.map { ValueEquality.areEqual($0, raw) } ?? false })
            else { return .none }
            return .some(.enumeration(EnumValue(type: type, caseIndex: index)))
        }
        let parameter = FunctionType.Parameter(label: "rawValue", name: "rawValue", type: raw)
        let initializer = Member(
            name: "init", kind: .initializer, owner: type,
            type: FunctionType(parameters: [parameter], result: .optional(made)), implementation: .host(initRow))
        initializer.isFailable = true
        type.members.add(initializer)
    }

    private func addAllCases(_ type: NominalType) {
        guard type.cases.allSatisfy(\.payload.isEmpty) else { return }
        let row = HostMember("static var allCases: [Self]") { [unowned type] _ in
            .array(type.cases.indices.map { .enumeration(EnumValue(type: type, caseIndex: $0)) })
        }
        let member = Member(
            name: "allCases", kind: .property, owner: type,
            type: FunctionType(parameters: [], result: .array(types.selfType(of: type))), implementation: .host(row))
        member.isStatic = true
        type.members.add(member)
    }

    // MARK: - Hooks

    /// Lets the library see the type's own equality, order and descriptions.
    func setHooks(_ type: NominalType) {
        setEquality(type)
        if let less = ownFunction("<", type) {
            type.hooks.isLess = { [unowned types] left, right in
                guard
                    case .bool(let answer)? = try types.caller?.call(
                        less, [.type(types.selfType(of: type)), left, right])
                else { return false }
                return answer
            }
        } else if type.kind == .enum, conforms(type, "Comparable") {
            type.hooks.isLess = { [unowned types] left, right in
                guard case .enumeration(let a) = left, case .enumeration(let b) = right else { return false }
                guard a.caseIndex == b.caseIndex, let strand = try types.caller?.context as? Strand else {
                    return a.caseIndex < b.caseIndex
                }
                let payloads = [a, b].map { Value.tuple(TupleValue(elements: $0.payload)) }
                return try DynamicOperators(types: types).isLess(payloads[0], payloads[1], strand)
            }
        }
        setDescription("CustomStringConvertible", "description", type, \.describe)
        setDescription("CustomDebugStringConvertible", "debugDescription", type, \.debugDescribe)
    }

    private func setEquality(_ type: NominalType) {
        if let equal = ownFunction("==", type) {
            type.hooks.equal = { [unowned types, unowned type] left, right in
                guard
                    case .bool(let answer)? = try? types.caller?.call(
                        equal, [.type(types.selfType(of: type)), left, right])
                else { return false }
                return answer
            }
        }
        guard let hash = type.members["hash"].first(where: { $0.labels == ["into"] && !$0.isHost }),
            case .function(let function) = hash.implementation,
            let hasherType = types.hostType("Hasher")
        else { return }
        type.hooks.hash = { [unowned types] value, hasher in
            HashCapture.run(function, value, hasherType, types, &hasher)
        }
    }

    /// An operator function whose operands are of the type itself.
    private func ownFunction(_ name: String, _ type: NominalType) -> Function? {
        for member in type.members[name] {
            guard case .function(let function) = member.implementation, member.type.parameters.count == 2,
                member.type.parameters.allSatisfy({ types.nominal($0.type)?.type === type })
            else { continue }
            return function
        }
        return nil
    }

    private func setDescription(
        _ conformance: String, _ name: String, _ type: NominalType,
        _ hook: WritableKeyPath<NominalType.Hooks, ((Value) throws -> String)?>
    ) {
        guard !type.isFromHost, conforms(type, conformance) else { return }
        type.hooks[keyPath: hook] = { [unowned types] value in
            guard let caller = types.caller, case .string(let text) = try caller.get(name, of: value) else { return "" }
            return text
        }
        guard let wanted = types.hostType(conformance),
            type.conditionalConformances[ObjectIdentifier(wanted)] != nil
        else { return }
        type.hooks.isDescribed = { [unowned types] value in
            types.conforms(types.dynamicType(of: value, static: .unknown), to: wanted)
        }
    }

    // MARK: - Codable

    private func setCoding(_ type: NominalType) {
        // A property behind a wrapper is coded as the wrapper, under its own name.
        let wrapped = type.wrappedProperties
        let storages = Dictionary(wrapped.map { ($0.value, $0.key) }) { first, _ in first }
        var keys: [(property: String, key: String)] = type.storedProperties.map {
            ($0.name, wrapped[$0.name] ?? $0.name)
        }
        if let coding = type.nestedTypes["CodingKeys"], coding.kind == .enum {
            keys = coding.cases.map { enumCase in
                let property = storages[enumCase.name] ?? enumCase.name
                if case .string(let text)? = enumCase.rawValue { return (property, text) }
                return (property, enumCase.name)
            }
        }
        var description = NominalType.Coding(keys: keys)
        // What a superclass declares, its subclasses inherit.
        let lineage = types.superclasses(of: type)
        let encodes = lineage.flatMap { $0.members["encode"] }
        if let encode = encodes.first(where: { $0.labels == ["to"] && !$0.isHost }),
            case .function(let function) = encode.implementation
        {
            description.encode = { [unowned types] value, encoder, _ in
                _ = try types.caller?.call(function, [value, encoder])
            }
        }
        if lineage.flatMap({ $0.members["init"] }).contains(where: { $0.labels == ["from"] && !$0.isHost }) {
            description.decode = { [unowned types, unowned type] arguments, decoder, context in
                try context.callMethod("init", labels: ["from"], of: .type(types.make(type, arguments)), [decoder])
            }
        }
        description.make = { [unowned types, unowned type] arguments, given, context in
            try StructMaking(types: types, type: type).make(arguments, given, context)
        }
        type.coding = description
    }

    // MARK: - Attributes of the library

    func expandAttributes(_ type: NominalType, _ scope: Scope) {
        for attribute in type.attributes {
            guard let host = types.attributes[attribute.name.text] else { continue }
            for property in type.storedProperties { type.members[property.name].first?.infer?() }
            type.onHostMembersChanged = nil
            let before = type.hostMembers.count
            let context = AttributeEvaluation(checker: self, scope: scope)
            let expand = { [self] in
                do {
                    try host.expand(type, context)
                } catch let refusal as HostRefusal {
                    error(refusal.message, attribute.range, hint: refusal.hint)
                } catch {
                    self.error("\(error)", attribute.range)
                }
                types.addRows(Array(type.hostMembers.dropFirst(before)), to: type, scope: scope)
                for nested in type.nestedTypes.values where nested.isMadeByHost {
                    declareStoredProperties(of: nested)
                    types.addRows(nested.hostMembers, to: nested, scope: scope)
                }
            }
            expand()
            pendingBodies.append { [self] in checkProperties(of: type, host) }
        }
    }

    /// Whether all stored properties may be part of a type with a library's attribute.
    private func checkProperties(of type: NominalType, _ host: HostAttribute) {
        for property in type.storedProperties {
            guard let refusal = host.refuses(property.type),
                let declaration = type.members[property.name].first?.declaration
            else { continue }
            error(refusal.message, declaration.range, hint: refusal.hint)
        }
    }

    /// The members of a type that a library made beside a document's own, such as `PartiallyGenerated`.
    private func declareStoredProperties(of type: NominalType) {
        for (index, property) in type.storedProperties.enumerated() {
            let member = Member(
                name: property.name, kind: .property, owner: type,
                type: FunctionType(parameters: [], result: property.type), implementation: .stored(index))
            member.isSettable = !property.isLet
            member.isLet = property.isLet
            // The types it names may be made after it.
            member.infer = { [unowned types, unowned member] in
                member.infer = nil
                member.type.result = types.resolvingMembers(of: member.type.result)
            }
            type.members.add(member)
        }
    }
}

/// Makes a value of a document's type from decoded properties; the others get their default values.
struct StructMaking {
    let types: TypeSystem
    let type: NominalType

    func make(_ arguments: [Type], _ given: [String: Value], _ context: any HostContext) throws -> Value {
        let chain = types.superclasses(of: type).reversed()
        var fields: [Value] = []
        for owner in chain {
            for (index, property) in owner.storedProperties.enumerated() {
                if let value = given[property.name] {
                    fields.append(value)
                } else if let function = owner.propertyDefaults[index], let caller = types.caller {
                    fields.append(try caller.call(function, owner === type ? arguments.map { .type($0) } : []))
                } else {
                    fields.append(.none)
                }
            }
        }
        if type.kind == .struct { return .structure(StructValue(type: type, typeArguments: arguments, fields: fields)) }
        return .object(ObjectValue(type: type, typeArguments: arguments, fields: fields))
    }
}
