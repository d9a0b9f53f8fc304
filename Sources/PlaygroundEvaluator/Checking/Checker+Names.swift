import PlaygroundSyntax
import SourceText

/// What a member is used on.
enum Receiver {
    /// A global, or a local function.
    case none
    case value(Code)
    case metatype(Type)
    /// A metatype that only the running program knows: `T`, `type(of: x)`.
    case dynamicMetatype(Code, Type)
    /// `super`: the member of the superclass itself, not of the object's class.
    case superclass(Code)

    var code: Code? {
        switch self {
        case .value(let code), .superclass(let code), .dynamicMetatype(let code, _): code
        case .none, .metatype: nil
        }
    }
}

/// What a name means where it stands.
enum NameMeaning {
    case variable(LocalVariable)
    case localFunction(Function, LocalVariable)
    case members([FoundMember], Receiver)
    case type(Type)
    case none
}

extension Checker {
    func name(_ reference: NameReference, _ expected: Type?, _ range: SourceRange) -> Code {
        let name = reference.name
        if !reference.genericArguments.isEmpty { return typeReference(reference, range) }
        if isOperatorName(Expression(.name(reference), range)) { return operatorValue(name, expected, range) }
        switch meaning(of: name.text) {
        case .variable(let variable): return read(variable, range)
        case .localFunction(let function, let variable):
            variable.isUsed = true
            variable.isPassedOn = true
            return Code(.local(captured(variable)), .function(function.type), range)
        case .members(let found, let receiver):
            return value(of: narrowed(found, reference.labels), receiver, reference, expected, range)
        case .type(let type):
            if name.text == "Self", let code = dynamicSelf(range) { return code }
            return Code(.typeValue(typeCode(type, range)), .metatype(type), range)
        case .none: return unknownName(name, range)
        }
    }

    /// An operator used as a function: `reduce(0, +)`.
    private func operatorValue(_ name: Identifier, _ expected: Type?, _ range: SourceRange) -> Code {
        let wanted = expected?.function
        if name.text == "...", wanted == nil, let unbounded = types.hostType("UnboundedRange") {
            return Code(.constant(.void), types.make(unbounded, []), range)
        }
        let operands = wanted?.parameters.map(\.type) ?? []
        let found = operatorMembers(name.text, operands, count: wanted?.parameters.count ?? 2)
        if let known = intrinsicOperatorValue(name, wanted, range) { return known }
        if let wanted, let parts = tupleSplat(wanted), parts.count == 2 {
            var two = wanted
            two.parameters = parts.map { FunctionType.Parameter(label: nil, name: "", type: $0.type) }
            return operatorValue(name, .function(two), range)
        }
        guard let first = found.first else {
            if let code = openOperatorValue(name, wanted, range) { return code }
            error("cannot find operator '\(name.text)' in scope", range)
            return fault(range)
        }
        let receiver: Receiver = first.member.owner.map { .metatype(types.selfType(of: $0)) } ?? .none
        return functionValue(found, receiver, expected, range)
    }

    /// An operator on two values of one type, as a closure.
    private func intrinsicOperatorValue(_ name: Identifier, _ wanted: FunctionType?, _ range: SourceRange) -> Code? {
        guard let wanted, wanted.parameters.count == 2 else { return nil }
        let types = wanted.parameters.map(\.type)
        guard !types.contains(where: { $0.isUnknown }) else { return nil }
        let made = self.types.makeFunction(name: name.text, file: file, range: range, type: wanted, parent: function)
        var failed = false
        inFunction(made) {
            let operands = types.enumerated().map { index, type -> Code in
                let variable = LocalVariable("$\(index)", type, isLet: true, in: made, range: range)
                variable.isParameter = true
                variable.isAssigned = true
                made.parameters.append(variable)
                scope.declare("$\(index)", .local(variable))
                return Code(.local(variable), type, range)
            }
            let names = operands.indices.map { Expression(.name(NameReference(Identifier("$\($0)", range))), range) }
            let trial = quietly { operation(operands[0], name, operands[1], names[0], names[1], wanted.result, range) }
            failed = trial.failed
            made.type.result = trial.result.type
            (made.type.isThrowing, made.type.isAsync) = (false, false)
            made.body = Block(steps: [.return(trial.result)], variables: blockVariables, places: [range])
        }
        return failed ? nil : Code(.closure(made), .function(made.type), range)
    }

    private func typeReference(_ reference: NameReference, _ range: SourceRange) -> Code {
        let written = TypeName(.named(reference.name, arguments: reference.genericArguments), range)
        return typeExpression(written, range)
    }

    func narrowed(_ found: [FoundMember], _ labels: [String?]?) -> [FoundMember] {
        guard let labels else { return found }
        let matching = found.filter { $0.member.labels == labels }
        return matching.isEmpty ? found : matching
    }

    /// Finds a name: local variables, members of the type around, the file, the library.
    func meaning(of name: String) -> NameMeaning {
        var members: [FoundMember] = []
        var current: Scope? = scope
        while let scope = current {
            current = scope.parent
            switch scope.here(name) {
            case .local(let variable): return variable.isDeclared ? .variable(variable) : continueOrFail(variable)
            case .localFunction(let function, let variable): return .localFunction(function, variable)
            case .type(let type): if members.isEmpty { return .type(types.make(type, openArguments(type))) }
            case .alias(let parameters, let type):
                if members.isEmpty { return .type(opened(type, parameters)) }
            case .parameter(let parameter): return .type(.parameter(parameter))
            case .unusable: return members.isEmpty ? .none : .members(members, .none)
            case .members(let list):
                if isRedefinition(list, of: name, around: scope) { continue }
                for member in list where !members.contains(where: { sameSignature($0.member, member) }) {
                    members.append(FoundMember(member: member, substitution: [:], distance: members.count))
                }
                if let first = list.first, first.kind == .property { return .members(members, .none) }
            case nil: break
            }
            if case .type(let owner) = scope.kind, members.isEmpty,
                let found = implicitMembers(name, owner, scope)
            {
                return found
            }
        }
        return hostMeaning(of: name, members)
    }

    /// What a generic alias stands for where its arguments are still to be found: `Pair(first: 1)`.
    private func opened(_ type: Type, _ parameters: [GenericParameter]) -> Type {
        guard !parameters.isEmpty else { return type }
        return types.substitute(
            type, Dictionary(parameters.map { ($0, .unknown) }, uniquingKeysWith: { first, _ in first }))
    }

    /// `let text = text.uppercased()` in a later block: until the statement is done, the name is the earlier block's.
    private func isRedefinition(_ members: [Member], of name: String, around scope: Scope) -> Bool {
        let isDefined = members.allSatisfy { member in
            guard let statement = member.statement, let currentStatement else { return !member.isBeingDefined }
            return !member.isBeingDefined && statement <= currentStatement
        }
        guard !isDefined, scope === self.scope.parentFile else { return false }
        var earlier = scope.parent
        while let scope = earlier {
            switch scope.here(name) {
            case .members, .unusable: return true
            default: earlier = scope.parent
            }
        }
        return false
    }

    /// A local variable used above its declaration.
    private func continueOrFail(_ variable: LocalVariable) -> NameMeaning { .variable(variable) }

    private func hostMeaning(of name: String, _ members: [FoundMember]) -> NameMeaning {
        var members = members
        for member in types.globals[name] {
            members.append(FoundMember(member: member, substitution: [:], distance: members.count + 100))
        }
        if !members.isEmpty { return .members(members, .none) }
        if let type = types.hostType(name) { return .type(types.make(type, openArguments(type))) }
        let type = types.resolve(
            TypeName(.named(Identifier(name, SourceRange(0, 0)), arguments: []), SourceRange(0, 0)), in: scope)
        return type.isUnknown ? .none : .type(type)
    }

    func openArguments(_ type: NominalType) -> [Type] {
        if type === scope.enclosingType { return types.ownArguments(of: type, in: scope) }
        return type.genericParameters.map { _ in .unknown }
    }

    private func sameSignature(_ a: Member, _ b: Member) -> Bool {
        a.labels == b.labels && a.type.parameters.map(\.type) == b.type.parameters.map(\.type)
            && a.type.result == b.type.result
    }

    /// Members of the type around, used without `self.`.
    private func implicitMembers(_ name: String, _ owner: NominalType, _ scope: Scope) -> NameMeaning? {
        let type = types.selfType(of: owner)
        if let variable = selfVariable(for: owner), !isMetatype(variable.type) {
            let found = types.lookup(name, of: variable.type.isOptional ? type : variable.type, isStatic: false)
            if !found.isEmpty { return .members(found, .value(read(variable, SourceRange(0, 0)))) }
            // Swift asks for `Type.name` here; the static is found for the message below.
            return nil
        }
        let found = types.lookup(name, of: type, isStatic: true)
        if !found.isEmpty { return .members(found, staticReceiver(type)) }
        return nil
    }

    private func staticReceiver(_ type: Type) -> Receiver {
        if let variable = selfLookup(), isMetatype(variable.type) {
            return .dynamicMetatype(read(variable, SourceRange(0, 0)), type)
        }
        return .metatype(type)
    }

    func isMetatype(_ type: Type) -> Bool {
        if case .metatype = type { return true }
        return false
    }

    /// The variable `self` as seen from here, if it is one of the given type.
    func selfVariable(for owner: NominalType) -> LocalVariable? {
        guard let variable = selfLookup() else { return nil }
        return types.selfType(of: owner) == variable.type || belongs(variable.type, owner) ? variable : nil
    }

    private func belongs(_ type: Type, _ owner: NominalType) -> Bool {
        switch type {
        case .metatype(let inner): belongs(inner, owner)
        case .optional(let inner): belongs(inner, owner)
        case .parameter(let parameter): parameter.owner === owner
        default: types.nominal(type)?.type === owner
        }
    }

    func selfLookup() -> LocalVariable? {
        var current: Scope? = scope
        while let scope = current {
            if case .local(let variable) = scope.here("self") { return variable }
            current = scope.parent
        }
        return nil
    }

    func read(_ variable: LocalVariable, _ range: SourceRange) -> Code {
        variable.isUsed = true
        let local = captured(variable)
        let code = Code(.local(local), variable.type, range)
        if variable.isAsyncLet { return awaited(variable, code, range) }
        if variable.isComputed {
            let getter = Code(.local(local), .function(FunctionType(parameters: [], result: variable.type)), range)
            if variable.setter != nil { return Code(.read(localPlace(local)), variable.type, range) }
            return Code(.callValue(getter, [], inoutPlaces: [:]), variable.type, range)
        }
        return code
    }

    private func awaited(_ variable: LocalVariable, _ code: Code, _ range: SourceRange) -> Code {
        requireAwait(range, "expression is 'async' but is not marked with 'await'")
        if variable.asyncThrows { requireTry(range, isProperty: true) }
        return Code(.join(code), variable.type, range)
    }

    /// The variable as the current function sees it: itself, or what the function captured.
    func captured(_ variable: LocalVariable) -> LocalVariable { captured(variable, in: function) }

    private func captured(_ variable: LocalVariable, in function: Function) -> LocalVariable {
        if variable.function === function { return variable }
        guard let parent = function.parent else { return variable }
        let outer = captured(variable, in: parent)
        if let known = function.captures.first(where: { $0.outer === outer }) { return known.inner }
        outer.isCaptured = true
        let inner = LocalVariable(
            variable.name, variable.type, isLet: variable.isLet, in: function, range: variable.range)
        inner.isCaptured = true
        inner.isInout = variable.isInout
        inner.isWeak = variable.isWeak
        inner.isUnowned = variable.isUnowned
        inner.isAssigned = true
        inner.origin = variable
        function.captures.append(Function.Capture(outer: outer, inner: inner))
        return inner
    }

    private func unknownName(_ name: Identifier, _ range: SourceRange) -> Code {
        if let unusable = types.unusable(name.text, in: scope) {
            types.foreignUses += unusable.foreignUse(range).map { [$0] } ?? []
            if let message = unusable.message(name.text) { error(message, range, notes: unusable.notes) }
            return fault(range)
        }
        if let framework = AppleFrameworks.framework(of: name.text) {
            types.foreignUses.append(ForeignUse(name: name.text, framework: framework, range: range))
        }
        if let retired = types.retiredNames[name.text] {
            error("'\(name.text)' \(retired.reason)", range, hint: retired.hint)
            return fault(range)
        }
        if name.text == "self" {
            error("cannot find 'self' in scope; did you mean to use it in a type or extension context?", range)
            return fault(range)
        }
        if let owner = scope.enclosingType, selfLookup().map({ !isMetatype($0.type) }) ?? false,
            !types.lookup(name.text, of: types.selfType(of: owner), isStatic: true).isEmpty
        {
            error(
                "static member '\(name.text)' cannot be used on instance of type '\(owner.name)'", range,
                hint: "write '\(owner.name).\(name.text)' or 'Self.\(name.text)'")
            return fault(range)
        }
        if let owner = scope.enclosingType,
            !types.lookup(name.text, of: types.selfType(of: owner), isStatic: false).isEmpty
        {
            error("instance member '\(name.text)' cannot be used on type '\(owner.name)'", range)
            return fault(range)
        }
        error("cannot find '\(name.text)' in scope", range, hint: didYouMean(name.text, visibleNames()))
        return fault(range)
    }

    private func visibleNames() -> [String] {
        var names: [String] = []
        var current: Scope? = scope
        while let scope = current {
            names += scope.order
            if case .type(let owner) = scope.kind {
                names += types.memberNames(of: types.selfType(of: owner), isStatic: false)
            }
            current = scope.parent
        }
        return names + types.globals.names + types.hostTypes.keys.sorted()
    }

    /// A property's value, or a function as a value.
    func value(
        of found: [FoundMember], _ receiver: Receiver, _ reference: NameReference, _ expected: Type?,
        _ range: SourceRange
    ) -> Code {
        let properties = found.filter { isProperty($0.member) }
        if let property = bestProperty(properties, expected) { return readProperty(property, receiver, range) }
        return functionValue(found, receiver, expected, range)
    }

    func isProperty(_ member: Member) -> Bool {
        switch member.kind {
        case .property: true
        case .enumCase: member.type.parameters.isEmpty
        default: false
        }
    }

    private func bestProperty(_ properties: [FoundMember], _ expected: Type?) -> FoundMember? {
        guard properties.count > 1, let expected else { return properties.first }
        return properties.first { types.substitute($0.member.type.result, $0.substitution) == expected }
            ?? properties.first
    }
}
