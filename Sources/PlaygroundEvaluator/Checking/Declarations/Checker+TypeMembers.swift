import PlaygroundSyntax
import SourceText

extension Checker {
    func declareMembers(_ entry: DeclaredType) {
        for member in entry.declaration.members { declareMember(member, entry.type, entry.scope, isExtension: false) }
    }

    func declareMember(_ declaration: Declaration, _ owner: NominalType, _ scope: Scope, isExtension: Bool) {
        checkAttributes(of: declaration, in: scope)
        switch declaration.kind {
        case .variable(let variable):
            if let property = wrapped(variable, declaration, scope) {
                declareWrapped(property, owner, scope)
            } else {
                declareProperty(variable, declaration, owner, scope)
            }
        case .function(let function): declareMethod(function, declaration, owner, scope)
        case .initializer(let initializer): declareInitializer(initializer, declaration, owner, scope)
        case .subscript(let written): declareSubscript(written, declaration, owner, scope)
        case .enumCases(let cases): declareCases(cases, owner, scope)
        case .deinitializer(let body): declareDeinit(body, declaration, owner, scope)
        case .associatedType(let name, let constraints, let fallback):
            declareAssociatedType(name, constraints, fallback, owner, scope)
        case .nominal, .typealias, .extension: break
        }
    }

    private func add(_ member: Member, to owner: NominalType, _ declaration: Declaration) {
        member.declaration = declaration
        member.isOverride = declaration.modifiers.isOverride
        member.isPrivate = declaration.modifiers.isPrivate
        member.isRequired = declaration.modifiers.isRequired
        member.requirements += extensionRequirements
        member.isNonisolated = declaration.modifiers.isNonisolated || member.isStatic
        let clash = owner.kind != .protocol && owner.members[member.name].contains { clashes($0, member) }
        if clash { error("invalid redeclaration of '\(member.fullName)'", declaration.range) }
        checkOverride(member, owner, declaration, declaration.range)
        owner.members.add(member)
    }

    private func clashes(_ other: Member, _ member: Member) -> Bool {
        if other.kind == .property && member.kind == .function || other.kind == .function && member.kind == .property {
            // `f` may mean both.
            return other.isStatic == member.isStatic && other.type.parameters.isEmpty && member.type.parameters.isEmpty
                && !other.isHost && !other.isRequirement && other.requirements.isEmpty && member.requirements.isEmpty
        }
        guard other.kind == member.kind, other.labels == member.labels, other.isStatic == member.isStatic,
            other.isPostfix == member.isPostfix
        else {
            return false
        }
        guard !other.isHost, !other.isRequirement, other.requirements.isEmpty, member.requirements.isEmpty else {
            return false
        }
        guard other.type.parameters.map(\.type) == member.type.parameters.map(\.type) else { return false }
        return member.kind == .property || other.type.result == member.type.result
    }

    private func declareAssociatedType(
        _ name: Identifier, _ constraints: [TypeName], _ fallback: TypeName?, _ owner: NominalType, _ scope: Scope
    ) {
        owner.associatedTypes[name.text] = fallback.map { types.resolve($0, in: scope) } ?? .unknown
        owner.associatedConstraints[name.text, default: []] += constraints.flatMap {
            types.protocols(types.resolve($0, in: scope))
        }
    }

    // MARK: - Functions

    private func context(_ owner: NominalType, _ declaration: Declaration, _ scope: Scope, kind: String)
        -> FunctionContext
    {
        FunctionContext(
            owner: owner, isStatic: declaration.modifiers.isStatic || declaration.modifiers.isClassMember,
            isMutating: declaration.modifiers.isMutating, isNonisolated: declaration.modifiers.isNonisolated,
            isOnMainActor: declaration.attributes.nameMainActor,
            scope: scope, kind: kind)
    }

    private func declareMethod(
        _ written: FunctionDeclaration, _ declaration: Declaration, _ owner: NominalType, _ scope: Scope
    ) {
        var context = context(owner, declaration, scope, kind: "instance method")
        let isOperator = !(written.name.text.first.map { $0.isLetter || $0 == "_" } ?? true)
        if context.isStatic { context.kind = "static method" }
        let (function, inner, signature) = makeFunction(written, context, range: declaration.range)
        let member = Member(
            name: written.name.text, kind: .function, owner: owner, type: function.type,
            implementation: written.body == nil ? .requirement : .function(function))
        member.isStatic = context.isStatic || isOperator
        member.isMutating = context.isMutating
        member.returnsSelf = owner.kind == .class && (written.result?.isSelf ?? false)
        function.givesSelf = member.returnsSelf
        member.genericParameters = signature.parameters
        member.requirements = signature.requirements
        member.type.isRethrowing = written.isRethrowing
        if written.body == nil, owner.kind != .protocol {
            error("expected '{' in body of function declaration", declaration.range)
        }
        if isOperator, !context.isStatic {
            error(
                "operator '\(written.name.text)' declared in type '\(owner.name)' must be 'static'", declaration.range)
        }
        if context.isMutating, owner.kind == .class || owner.kind == .actor {
            error("'mutating' is not valid on instance methods in classes", declaration.range)
        }
        add(member, to: owner, declaration)
        checkExposure(function.type, declaration, owner, "method", written.name.range)
        if let body = written.body {
            let saved = self.scope
            self.scope = scope
            let builder = builder(of: declaration) ?? inheritedBuilder(member, owner)
            self.scope = saved
            readLater(body, function, inner, builder: builder)
        }
    }

    /// A result builder that a protocol's requirement brings along.
    private func inheritedBuilder(_ member: Member, _ owner: NominalType) -> NominalType? {
        for conformed in types.allProtocols(of: owner) {
            for requirement in conformed.members[member.name]
            where requirement.kind == member.kind && requirement.labels == member.labels {
                if let builder = builder(ofRequirement: requirement) { return builder }
            }
        }
        return nil
    }

    /// `{ nil }`, the body of an initializer that always fails, says `return` as little as another single expression.
    private func returningNil(_ body: [Statement]) -> [Statement] {
        guard body.count == 1, case .expression(let value) = body[0].kind, isNil(value) else { return body }
        return [Statement(.return(value), body[0].range)]
    }

    private func declareInitializer(
        _ written: InitializerDeclaration, _ declaration: Declaration, _ owner: NominalType, _ scope: Scope
    ) {
        var context = context(owner, declaration, scope, kind: "initializer")
        context.isInitializer = true
        let made = types.selfType(of: owner)
        let (function, inner, signature) = makeFunction(
            "init", written.generics, written.parameters, isAsync: written.isAsync, isThrowing: written.isThrowing,
            result: nil,
            fixedResult: written.isFailable ? .optional(made) : made, context, range: declaration.range)
        function.isFailableInit = written.isFailable
        declareThrown(written.thrown, function, inner)
        let member = Member(
            name: "init", kind: .initializer, owner: owner, type: function.type,
            implementation: written.body == nil ? .requirement : .function(function))
        member.isFailable = written.isFailable
        member.isConvenience = declaration.modifiers.isConvenience
        member.genericParameters = signature.parameters
        member.requirements = signature.requirements
        add(member, to: owner, declaration)
        if let body = written.body {
            function.delegatesInit = delegates(body)
            function.isConvenience = declaration.modifiers.isConvenience
            readLater(written.isFailable ? returningNil(body) : body, function, inner)
        }
    }

    private func delegates(_ body: [Statement]) -> Bool {
        var finder = DelegationFinder()
        finder.visit(body)
        return finder.found
    }

    private func declareDeinit(_ body: [Statement], _ declaration: Declaration, _ owner: NominalType, _ scope: Scope) {
        let context = FunctionContext(owner: owner, scope: scope, kind: "deinitializer")
        let (function, inner, _) = makeFunction(
            "deinit", GenericClause(), [], isAsync: false, isThrowing: false, result: nil, context,
            range: declaration.range)
        owner.deinitializer = function
        readLater(body, function, inner)
    }

    // MARK: - Enum cases

    private func declareCases(_ cases: [EnumCaseDeclaration], _ owner: NominalType, _ scope: Scope) {
        for written in cases {
            let index = owner.cases.count
            let payload = written.parameters.map { parameter in
                Type.TupleElement(
                    label: parameter.label,
                    type: types.resolve(parameter.type, in: scope) { [self] in
                        error($0.message, $0.range, hint: $0.hint, notes: $0.notes)
                    })
            }
            if owner.rawType != nil, !payload.isEmpty {
                error("enum with raw type cannot have cases with arguments", written.name.range)
            }
            if owner.cases.contains(where: { $0.name == written.name.text }) {
                error("invalid redeclaration of '\(written.name.text)'", written.name.range)
            }
            owner.cases.append(
                NominalType.EnumCase(name: written.name.text, payload: payload, rawValue: rawValue(written, owner)))
            var parameters = payload.map {
                FunctionType.Parameter(label: $0.label, name: $0.label ?? "", type: $0.type)
            }
            for (position, parameter) in written.parameters.enumerated() {
                guard let value = parameter.defaultValue else { continue }
                parameters[position].hasDefault = true
                let made = types.makeFunction(
                    name: "default argument", file: file, range: value.range,
                    type: FunctionType(parameters: [], result: payload[position].type))
                owner.caseDefaults[CaseDefault(index, position)] = made
                let type = payload[position].type
                pendingBodies.append { [self] in readInitializer(value, made, type, scope, purpose: .defaultValue) }
            }
            let type = FunctionType(parameters: parameters, result: types.selfType(of: owner))
            let member = Member(
                name: written.name.text, kind: .enumCase(index), owner: owner, type: type,
                implementation: .enumCase(index))
            member.isStatic = true
            owner.members.add(member)
        }
    }

    private func rawValue(_ written: EnumCaseDeclaration, _ owner: NominalType) -> Value? {
        guard let raw = owner.rawType else {
            if let value = written.rawValue {
                error("enum case cannot have a raw value if the enum does not have a raw type", value.range)
            }
            return nil
        }
        if let expression = written.rawValue {
            let code = check(expression, as: raw, .initialization)
            if case .constant(let value) = code.kind {
                if owner.cases.contains(where: { $0.rawValue.map { ValueEquality.areEqual($0, value) } ?? false }) {
                    error("raw value for enum case is not unique", expression.range)
                }
                return value
            }
            error("raw value for enum case must be a literal", expression.range)
            return nil
        }
        if raw == types.string { return .string(written.name.text) }
        switch owner.cases.last?.rawValue {
        case .int(let last): return .int(last + 1)
        case .sized(let last): return .sized(SizedInteger(kind: last.kind, bits: last.bits + 1))
        case .double(let last): return .double(last + 1)
        case nil:
            if owner.cases.isEmpty { return zero(raw) }
            return nil
        default: return nil
        }
    }

    private func zero(_ raw: Type) -> Value? {
        let code = integer(IntegerLiteral(magnitude: 0, text: "0"), raw, SourceRange(0, 0))
        if case .constant(let value) = code.kind { return value }
        return nil
    }

    // MARK: - Subscripts

    private func declareSubscript(
        _ written: SubscriptDeclaration, _ declaration: Declaration, _ owner: NominalType, _ scope: Scope
    ) {
        let property = ComputedProperty()
        let inner = Scope(kind: .block, parent: scope)
        let signature = SignatureBuilder(types: types, scope: inner) { [self] in
            error($0.message, $0.range, hint: $0.hint, notes: $0.notes)
        }
        signature.declare(written.generics)
        let type = FunctionType(
            parameters: written.parameters.map { signature.parameter($0) },
            result: types.resolve(written.result, in: inner) { [self] in
                error($0.message, $0.range, hint: $0.hint, notes: $0.notes)
            })
        let member = Member(
            name: "subscript", kind: .subscript, owner: owner, type: type, implementation: .computed(property))
        member.isStatic = declaration.modifiers.isStatic
        member.isSettable = written.accessors[.set] != nil
        member.isNonmutating = written.accessors[.set]?.isNonmutating ?? false
        member.genericParameters = signature.parameters
        member.requirements = signature.requirements
        if owner.kind == .protocol, written.accessors.list.allSatisfy({ $0.body == nil }) {
            member.implementation = .requirement
        }
        let accessors = AccessorSource(
            name: "subscript", parameters: written.parameters, generics: written.generics, result: type.result,
            written: written.generics.parameters.isEmpty ? nil : written.result, declaration: declaration)
        makeAccessors(written.accessors, property, accessors, owner, scope)
        add(member, to: owner, declaration)
    }

    struct AccessorSource {
        var name: String
        var parameters: [Parameter]
        var generics: GenericClause
        var result: Type
        /// The result as written, where each accessor has generic parameters of its own.
        var written: TypeName?
        var declaration: Declaration
    }

    /// The getter, setter and observers of a property or subscript.
    func makeAccessors(
        _ accessors: Accessors, _ property: ComputedProperty, _ source: AccessorSource, _ owner: NominalType?,
        _ scope: Scope
    ) {
        for accessor in accessors.list {
            guard let body = accessor.body else { continue }
            let isStatic = source.declaration.modifiers.isStatic || source.declaration.modifiers.isClassMember
            let changes =
                accessor.kind != .get && !accessor.isNonmutating && owner?.kind != .class && owner?.kind != .actor
            let isMutating = changes || accessor.isMutating || source.declaration.modifiers.isMutating
            let context = FunctionContext(
                owner: owner, isStatic: isStatic, isMutating: isMutating && !isStatic,
                isNonisolated: source.declaration.modifiers.isNonisolated,
                isOnMainActor: source.declaration.attributes.nameMainActor, scope: scope,
                kind: accessor.kind == .get ? "getter" : "setter")
            var parameters = source.parameters
            if accessor.kind != .get {
                let name =
                    accessor.parameter ?? Identifier(accessor.kind == .didSet ? "oldValue" : "newValue", accessor.range)
                let type = source.written ?? TypeName(.inferred, accessor.range)
                parameters.insert(Parameter(label: nil, name: name, type: type), at: 0)
            }
            let isGetter = accessor.kind == .get
            let (function, inner, _) = makeFunction(
                source.name, source.generics, parameters, isAsync: accessor.isAsync, isThrowing: accessor.isThrowing,
                result: isGetter ? source.written : nil,
                fixedResult: isGetter ? (source.written == nil ? source.result : nil) : .void, context,
                range: accessor.range)
            if !isGetter, source.written == nil { function.parameters[0].type = source.result }
            switch accessor.kind {
            case .get: property.getter = function
            case .set: property.setter = function
            case .willSet: property.willSet = function
            case .didSet: property.didSet = function
            }
            let saved = self.scope
            self.scope = scope
            let builder =
                accessor.kind == .get ? builder(of: source.declaration) ?? propertyBuilder(source.name, owner) : nil
            self.scope = saved
            readLater(body, function, inner, builder: builder)
        }
    }

    private func propertyBuilder(_ name: String, _ owner: NominalType?) -> NominalType? {
        guard let owner else { return nil }
        for conformed in types.allProtocols(of: owner) {
            for requirement in conformed.members[name] where requirement.kind == .property {
                if let builder = builder(ofRequirement: requirement) { return builder }
            }
        }
        return nil
    }

    private func builder(ofRequirement requirement: Member) -> NominalType? {
        requirement.resultBuilder ?? requirement.declaration.flatMap { builder(of: $0) }
    }
}

extension TypeName {
    /// `Self`, also optional.
    fileprivate var isSelf: Bool {
        switch kind {
        case .named(let name, _): name.text == "Self"
        case .optional(let wrapped): wrapped.isSelf
        default: false
        }
    }
}

private struct DelegationFinder: TreeVisitor {
    var found = false

    mutating func enter(_ expression: Expression) -> Bool {
        if case .call(let call) = expression.kind, case .member(let base, let reference) = call.callee.kind,
            reference.name.text == "init",
            case .name(let this) = base.kind, this.name.text == "self"
        {
            found = true
        }
        if case .assignment(let target, _) = expression.kind, case .name(let this) = target.kind,
            this.name.text == "self"
        {
            found = true
        }
        return !found
    }

    mutating func enter(_ statement: Statement) -> Bool { !found }
}
