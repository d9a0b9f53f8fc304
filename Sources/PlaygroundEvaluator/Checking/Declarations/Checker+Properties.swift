import PlaygroundSyntax
import SourceText

extension Modifiers {
    var keeping: Keeping? { isWeak ? .weak : isUnowned ? .unowned : nil }
}

extension Checker {
    func declareProperty(
        _ variable: VariableDeclaration, _ declaration: Declaration, _ owner: NominalType, _ scope: Scope
    ) {
        let isStatic = declaration.modifiers.isStatic || declaration.modifiers.isClassMember
        for binding in variable.bindings {
            guard case .binding(let name, _) = binding.pattern.kind else {
                error("stored properties of a type need a name each", binding.range)
                continue
            }
            let declared = binding.type.map {
                types.resolve($0, in: scope) { [self] in error($0.message, $0.range, hint: $0.hint, notes: $0.notes) }
            }
            let property = PropertySource(
                name: name, binding: binding, declared: declared, isLet: variable.isLet, declaration: declaration)
            if let accessors = binding.accessors, accessors[.get] != nil {
                declareComputed(property, accessors, owner, scope, isStatic)
            } else if isStatic {
                declareStatic(property, owner, scope)
            } else {
                declareStored(property, owner, scope)
            }
        }
    }

    struct PropertySource {
        var name: Identifier
        var binding: VariableDeclaration.Binding
        var declared: Type?
        var isLet: Bool
        var declaration: Declaration
    }

    private func finish(_ member: Member, _ property: PropertySource, _ owner: NominalType) {
        member.declaration = property.declaration
        member.isOverride = property.declaration.modifiers.isOverride
        member.isPrivate = property.declaration.modifiers.isPrivate
        member.isNonisolated = property.declaration.modifiers.isNonisolated || member.isStatic
        member.requirements += extensionRequirements
        let clash = owner.members[member.name].first {
            ($0.kind == .property || $0.kind == .function && $0.type.parameters.isEmpty)
                && $0.isStatic == member.isStatic && !$0.isHost && !$0.isRequirement && $0.requirements.isEmpty
        }
        if clash != nil, owner.kind != .protocol {
            error("invalid redeclaration of '\(member.name)'", property.name.range)
        }
        checkOverride(member, owner, property.declaration, property.name.range)
        if let declared = property.declared {
            let type = FunctionType(parameters: [], result: declared)
            checkExposure(type, property.declaration, owner, "property", property.name.range)
        }
        owner.members.add(member)
    }

    private func declareComputed(
        _ property: PropertySource, _ accessors: Accessors, _ owner: NominalType, _ scope: Scope, _ isStatic: Bool
    ) {
        for observer in accessors.list where observer.kind == .willSet || observer.kind == .didSet {
            let name = observer.kind == .willSet ? "willSet" : "didSet"
            return error("'\(name)' cannot be provided together with a getter", observer.range)
        }
        guard let type = property.declared else {
            return error("computed property must have an explicit type", property.name.range)
        }
        let computed = ComputedProperty()
        var effects = FunctionType(parameters: [], result: type)
        effects.isAsync = accessors[.get]?.isAsync ?? false
        effects.isThrowing = accessors[.get]?.isThrowing ?? false
        let member = Member(
            name: property.name.text, kind: .property, owner: owner, type: effects, implementation: .computed(computed))
        member.isStatic = isStatic
        member.isSettable = accessors[.set] != nil
        member.isNonmutating = accessors[.set]?.isNonmutating ?? false
        member.isMutating = false
        if owner.kind == .protocol, accessors.list.allSatisfy({ $0.body == nil }) {
            member.implementation = .requirement
        }
        if property.isLet { error("'let' declarations cannot be computed properties", property.name.range) }
        let source = AccessorSource(
            name: property.name.text, parameters: [], generics: GenericClause(), result: type,
            declaration: property.declaration)
        makeAccessors(accessors, computed, source, owner, scope)
        finish(member, property, owner)
    }

    /// A function that gives a property its first value.
    private func initializer(_ property: PropertySource, _ owner: NominalType?, _ value: Expression) -> Function {
        let name = "initial value of \(owner.map { $0.name + "." } ?? "")\(property.name.text)"
        let made = types.makeFunction(
            name: name, file: file, range: value.range,
            type: FunctionType(parameters: [], result: property.declared ?? .unknown))
        made.isAsync = true
        made.isDefaultArgument = true
        // The value may name them: `var state = S.initial`.
        declareTypeVariables(made, owner?.genericParameters ?? [])
        return made
    }

    private func declareStatic(_ property: PropertySource, _ owner: NominalType, _ scope: Scope) {
        let variable = types.makeGlobal(
            name: property.name.text, type: property.declared ?? .unknown, isLet: property.isLet)
        let member = Member(
            name: property.name.text, kind: .property, owner: owner,
            type: FunctionType(parameters: [], result: variable.type),
            implementation: .global(variable))
        member.isStatic = true
        member.isSettable = !property.isLet
        member.isLet = property.isLet
        if owner.kind == .protocol { error("static stored properties not supported in protocols", property.name.range) }
        if let value = property.binding.initialValue {
            prepare(variable, member, property, value, owner, scope)
        } else if property.declared?.isOptional ?? false, !property.isLet {
            variable.value = .none
            variable.isInitialized = true
        } else {
            error(
                "'static \(property.isLet ? "let" : "var")' declaration requires an initializer expression",
                property.name.range)
        }
        if let accessors = property.binding.accessors {
            observeStatic(accessors, variable, member, property, owner, scope)
        }
        finish(member, property, owner)
    }

    private func observeStatic(
        _ accessors: Accessors, _ variable: GlobalVariable, _ member: Member, _ property: PropertySource,
        _ owner: NominalType?, _ scope: Scope
    ) {
        let computed = ComputedProperty()
        computed.globalStorage = variable
        let source = AccessorSource(
            name: property.name.text, parameters: [], generics: GenericClause(), result: variable.type,
            declaration: property.declaration)
        makeAccessors(accessors, computed, source, owner, scope)
        member.implementation = .computed(computed)
    }

    /// Makes a global's first value ready; its type is found when first needed.
    func prepare(
        _ variable: GlobalVariable, _ member: Member, _ property: PropertySource, _ value: Expression,
        _ owner: NominalType?, _ scope: Scope
    ) {
        let made = initializer(property, owner, value)
        variable.initialCode = GlobalInitializer(function: made)
        let read = { [self] in
            member.infer = nil
            member.isBeingDefined = true
            defer { member.isBeingDefined = false }
            at(member.statement) {
                readInitializer(value, made, property.declared, scope, purpose: .initialization)
            }
            variable.type = property.declared.map { types.isOpen($0) ? made.type.result : $0 } ?? made.type.result
            member.type.result = variable.type
            if property.declared == nil {
                checkWeak(property.declaration.modifiers, .optional(variable.type), property.name)
            }
        }
        if property.declared?.mentionsUnknown ?? true {
            member.infer = read
            pendingInference.append { member.infer?() }
        } else {
            pendingBodies.append(read)
        }
    }

    private func declareStored(_ property: PropertySource, _ owner: NominalType, _ scope: Scope) {
        if owner.kind == .enum { return error("enums must not contain stored properties", property.name.range) }
        if owner.kind == .protocol {
            return error(
                "property in protocol must have explicit { get } or { get set } specifier", property.name.range)
        }
        if property.declaration.modifiers.isOverride, let accessors = property.binding.accessors,
            let inherited = inheritedProperty(property.name.text, owner)
        {
            return declareObservedOverride(property, accessors, inherited, owner, scope)
        }
        if property.declaration.modifiers.isOverride {
            return error("cannot override with a stored property '\(property.name.text)'", property.name.range)
        }
        let base = types.superclasses(of: owner).dropFirst().reduce(0) { $0 + $1.storedProperties.count }
        let position = owner.storedProperties.count
        let index = base + position
        if property.declared == nil, property.binding.initialValue == nil {
            error("type annotation missing in pattern", property.name.range)
        }
        let type = property.declared ?? .unknown
        if let written = property.binding.type { checkKeys(of: type, written.range) }
        let isLazy = property.declaration.modifiers.isLazy
        if property.binding.type?.isImplicitlyUnwrapped ?? false { owner.implicitlyUnwrapped.insert(position) }
        owner.storedProperties.append(
            NominalType.StoredProperty(
                name: property.name.text, type: type, isLet: property.isLet,
                attributes: property.declaration.attributes,
                documentation: property.declaration.documentation,
                hasDefault: property.binding.initialValue != nil || isLazy))
        let member = Member(
            name: property.name.text, kind: .property, owner: owner, type: FunctionType(parameters: [], result: type),
            implementation: .stored(index))
        member.isSettable = !property.isLet
        member.isLet = property.isLet
        let modifiers = property.declaration.modifiers
        if modifiers.isWeak || modifiers.isUnowned { owner.weakProperties.insert(position) }
        if modifiers.isUnowned { owner.unownedProperties.insert(position) }
        checkWeak(modifiers, type, property.name)
        if isLazy {
            declareLazy(property, member, owner, scope, index)
        } else {
            if let value = property.binding.initialValue {
                prepareStored(value, property, member, owner, scope, position)
            }
            if let accessors = property.binding.accessors { observe(accessors, property, member, owner, scope, index) }
        }
        finish(member, property, owner)
    }

    /// The keys of a dictionary that are a generic parameter have to be known as `Hashable`.
    private func checkKeys(of type: Type, _ range: SourceRange) {
        guard case .dictionary(.parameter(let key), _) = type, let hashable = types.hostType("Hashable") else { return }
        pendingBodies.append { [self] in
            if !types.conforms(.parameter(key), to: hashable) {
                error("type '\(key.name)' does not conform to protocol 'Hashable'", range)
            }
        }
    }

    /// A weak variable may become nil by itself.
    func checkWeak(_ modifiers: Modifiers, _ type: Type, _ name: Identifier) {
        guard modifiers.isWeak || modifiers.isUnowned, !type.isUnknown else { return }
        let word = modifiers.isWeak ? "weak" : "unowned"
        guard type.isOptional || modifiers.isUnowned else {
            return error("'weak' variable should have optional type '\(type)?'", name.range)
        }
        switch literalTarget(type) ?? type {
        case .nominal(let nominal, _) where nominal.kind == .struct || nominal.kind == .enum:
            error(
                "'\(word)' may only be applied to class and class-bound protocol types, not '\(nominal.name)'",
                name.range)
        case .existential(let protocols) where !protocols.isEmpty && !protocols.contains(where: types.isClassBound):
            pendingBodies.append { [self] in checkClassBound(protocols, word, name) }
        default: break
        }
    }

    /// What a protocol inherits is known when all types are declared.
    private func checkClassBound(_ protocols: [NominalType], _ word: String, _ name: Identifier) {
        guard !protocols.contains(where: types.isClassBound) else { return }
        error(
            "'\(word)' must not be applied to non-class-bound '\(Type.existential(protocols))'; consider adding a protocol conformance that has a class bound",
            name.range)
    }

    /// The property of a superclass with a name, and its type there.
    private func inheritedProperty(_ name: String, _ owner: NominalType) -> (member: Member, type: Type)? {
        guard let superclass = owner.superclass else { return nil }
        guard let found = types.lookup(name, of: superclass, isStatic: false).first, found.member.kind == .property
        else { return nil }
        found.member.infer?()
        return (found.member, types.substitute(found.member.type.result, found.substitution))
    }

    /// `override var speed: Double { didSet … }`: observes the superclass's property.
    private func declareObservedOverride(
        _ property: PropertySource, _ accessors: Accessors, _ inherited: (member: Member, type: Type),
        _ owner: NominalType, _ scope: Scope
    ) {
        let computed = ComputedProperty()
        computed.watched = inherited.member
        let source = AccessorSource(
            name: property.name.text, parameters: [], generics: GenericClause(), result: inherited.type,
            declaration: property.declaration)
        makeAccessors(accessors, computed, source, owner, scope)
        let member = Member(
            name: property.name.text, kind: .property, owner: owner,
            type: FunctionType(parameters: [], result: inherited.type), implementation: .computed(computed))
        member.isSettable = true
        if !inherited.member.isSettable {
            error("cannot observe read-only property '\(member.name)'; it can't change", property.name.range)
        }
        finish(member, property, owner)
    }

    private func prepareStored(
        _ value: Expression, _ property: PropertySource, _ member: Member, _ owner: NominalType, _ scope: Scope,
        _ position: Int
    ) {
        let made = initializer(property, owner, value)
        owner.propertyDefaults[position] = made
        let read = { [self] in
            member.infer = nil
            readInitializer(value, made, property.declared, scope, purpose: .initialization)
            guard
                property.declared == nil
                    || types.isOpen(property.declared ?? .unknown)
                        && !(property.declared.map { mentionsParameter($0) } ?? false)
            else { return }
            member.type.result = made.type.result
            owner.storedProperties[position].type = made.type.result
            if property.declared == nil {
                checkWeak(property.declaration.modifiers, .optional(made.type.result), property.name)
            }
        }
        if property.declared?.mentionsUnknown ?? true {
            member.infer = read
            pendingInference.append { member.infer?() }
        } else {
            pendingBodies.append(read)
        }
    }

    private func mentionsParameter(_ type: Type) -> Bool {
        var found = false
        func visit(_ type: Type) {
            switch type {
            case .parameter, .member: found = true
            case .optional(let inner), .array(let inner), .metatype(let inner): visit(inner)
            case .dictionary(let key, let value): visit(key); visit(value)
            case .nominal(_, let arguments): arguments.forEach(visit)
            case .tuple(let elements): elements.forEach { visit($0.type) }
            case .function(let function): function.parameters.forEach { visit($0.type) }; visit(function.result)
            case .unknown, .existential: break
            }
        }
        visit(type)
        return found
    }

    private func observe(
        _ accessors: Accessors, _ property: PropertySource, _ member: Member, _ owner: NominalType, _ scope: Scope,
        _ index: Int
    ) {
        let computed = ComputedProperty()
        computed.storage = index
        let source = AccessorSource(
            name: property.name.text, parameters: [], generics: GenericClause(), result: member.type.result,
            declaration: property.declaration)
        makeAccessors(accessors, computed, source, owner, scope)
        member.implementation = .computed(computed)
        guard let infer = member.infer else { return }
        // The observers' parameters have the type that the initial value tells.
        member.infer = { [unowned member] in
            infer()
            for observer in [computed.willSet, computed.didSet] {
                observer?.parameters[0].type = member.type.result
            }
        }
    }

    /// A lazy property: an optional field, filled by a method when first read.
    private func declareLazy(
        _ property: PropertySource, _ member: Member, _ owner: NominalType, _ scope: Scope, _ index: Int
    ) {
        guard let value = property.binding.initialValue else {
            return error("lazy properties must have an initializer", property.name.range)
        }
        let computed = ComputedProperty()
        computed.storage = index
        let context = FunctionContext(owner: owner, scope: scope, kind: "lazy property")
        let (function, inner, _) = makeFunction(
            property.name.text, GenericClause(), [], isAsync: false, isThrowing: false, result: nil,
            fixedResult: property.declared ?? .unknown,
            context, range: value.range)
        computed.lazyInitializer = function
        owner.lazyProperties.insert(owner.storedProperties.count - 1)
        member.implementation = .computed(computed)
        member.isSettable = true
        let read = { [self] in
            member.infer = nil
            let saved = self.scope
            self.scope = inner
            inFunction(function) {
                self.scope = Scope(kind: .function, parent: inner)
                let code = property.declared.map { check(value, as: $0, .initialization) } ?? check(value)
                checkKept(code)
                function.type.result = property.declared.map { $0.mentionsUnknown ? code.type : $0 } ?? code.type
                function.body = Block(steps: [.return(code)], variables: blockVariables, places: [value.range])
            }
            self.scope = saved
            member.type.result = function.type.result
        }
        if property.declared?.mentionsUnknown ?? true {
            member.infer = read
            pendingInference.append { member.infer?() }
        } else {
            pendingBodies.append(read)
        }
    }
}
