import PlaygroundSyntax
import SourceText

/// A property behind a wrapper: `@Clamped(0...100) var health = 150`.
///
/// It becomes a stored property `_health` of the wrapper's type, a computed `health`, and a computed `$health` where the
/// wrapper projects something.
struct WrappedProperty {
    var name: Identifier
    var attribute: Attribute
    var wrapper: NominalType
    /// What the program writes for the whole declaration.
    var declaration: Declaration
    var binding: VariableDeclaration.Binding

    var range: SourceRange { declaration.range }
    var storageName: Identifier { Identifier("_" + name.text, name.range) }
    var projectionName: Identifier { Identifier("$" + name.text, name.range) }
}

extension Checker {
    /// The wrapper that a variable is declared with.
    func wrapped(_ variable: VariableDeclaration, _ declaration: Declaration, _ scope: Scope) -> WrappedProperty? {
        guard let (attribute, wrapper) = wrapper(of: declaration, scope) else { return nil }
        guard !variable.isLet else {
            error("property wrapper can only be applied to a 'var'", attribute.range)
            return nil
        }
        guard variable.bindings.count == 1, case .binding(let name, _) = variable.bindings[0].pattern.kind else {
            error("property wrapper can only apply to a single variable", declaration.range)
            return nil
        }
        return WrappedProperty(
            name: name, attribute: attribute, wrapper: wrapper, declaration: declaration,
            binding: variable.bindings[0])
    }

    /// A wrapper around a parameter would change what the body sees: it is not left out in silence.
    func refuseWrapper(_ parameter: Parameter, _ scope: Scope) {
        guard let (attribute, _) = wrapper(among: parameter.attributes, scope) else { return }
        let (wrapper, name) = (attribute.name.text, parameter.name.text)
        error(
            "'@\(wrapper)' on a parameter is not supported", attribute.range,
            hint: "declare a variable of another name in the body, '@\(wrapper) var value = \(name)'")
    }

    private func wrapper(of declaration: Declaration, _ scope: Scope) -> (Attribute, NominalType)? {
        wrapper(among: declaration.attributes, scope)
    }

    private func wrapper(among attributes: [Attribute], _ scope: Scope) -> (Attribute, NominalType)? {
        for attribute in attributes where types.attributes[attribute.name.text] == nil {
            let name = TypeName(.named(attribute.name, arguments: []), attribute.range)
            guard let type = types.nominal(types.resolve(name, in: scope))?.type, type.isWrapper else { continue }
            return (attribute, type)
        }
        return nil
    }

    /// Declares what a wrapped property of a type stands for.
    func declareWrapped(_ property: WrappedProperty, _ owner: NominalType, _ scope: Scope) {
        guard property.wrapper.declaration.map({ _ in WrapperForms(property.wrapper).isComplete }) ?? true else {
            return error(
                "property wrapper type '\(property.wrapper.name)' does not contain a non-static property named 'wrappedValue'",
                property.attribute.range)
        }
        declareProperty(storage(of: property), stripped(property), owner, scope)
        owner.wrappedProperties[property.storageName.text] = property.name.text
        let forms = WrapperForms(property.wrapper)
        declareForwarding(property, property.name, "wrappedValue", forms.setting, owner, scope)
        if forms.projects {
            declareForwarding(
                property, property.projectionName, "projectedValue", forms.settingOfProjection, owner, scope)
        }
        if forms.takesWrappedValue, owner.members[property.name.text].last != nil {
            declareMaker(property, owner, scope)
        }
    }

    private func stripped(_ property: WrappedProperty) -> Declaration {
        var declaration = property.declaration
        declaration.attributes.removeAll { $0.name.text == property.attribute.name.text }
        declaration.modifiers.isPrivate = true
        return declaration
    }

    /// `var _health: Clamped = Clamped(wrappedValue: 150, 0...100)`
    func storage(of property: WrappedProperty) -> VariableDeclaration {
        var type: TypeName?
        let parameters = property.wrapper.genericParameters.count
        if parameters == 0 {
            type = TypeName(.named(property.attribute.name, arguments: []), property.attribute.range)
        } else if parameters == 1, let value = property.binding.type {
            type = TypeName(.named(property.attribute.name, arguments: [value]), property.attribute.range)
        }
        let binding = VariableDeclaration.Binding(
            pattern: Pattern(.binding(property.storageName, isVariable: true), property.name.range), type: type,
            initialValue: initialWrapper(property), accessors: property.binding.accessors, range: property.range)
        return VariableDeclaration(isLet: false, bindings: [binding])
    }

    /// The call that makes the wrapper; nil when an initializer must do it.
    private func initialWrapper(_ property: WrappedProperty) -> Expression? {
        let forms = WrapperForms(property.wrapper)
        if let value = property.binding.initialValue { return makingCall(property, value) }
        if !property.attribute.arguments.isEmpty || forms.isMadeOfNothing { return makingCall(property, nil) }
        if case .optional = property.binding.type?.kind, forms.takesWrappedValue {
            return makingCall(property, Expression(.nilLiteral, property.range))
        }
        return nil
    }

    private func makingCall(_ property: WrappedProperty, _ value: Expression?) -> Expression {
        let range = property.attribute.range
        let callee = Expression(.name(NameReference(property.attribute.name)), range)
        guard let value else {
            return Expression(.call(Call(callee: callee, arguments: property.attribute.arguments)), range)
        }
        let first = Argument(label: Identifier("wrappedValue", range), value: value)
        let rest = property.attribute.arguments.filter { $0.label?.text != "wrappedValue" }
        return Expression(.call(Call(callee: callee, arguments: [first] + rest)), range)
    }

    /// A computed property that reads and writes a member of the wrapper.
    private func declareForwarding(
        _ property: WrappedProperty, _ name: Identifier, _ target: String, _ setting: WrapperForms.Setting,
        _ owner: NominalType, _ scope: Scope
    ) {
        let declaration = stripped(property)
        let computed = ComputedProperty()
        let member = Member(
            name: name.text, kind: .property, owner: owner,
            type: FunctionType(parameters: [], result: .unknown), implementation: .computed(computed))
        member.isStatic = declaration.modifiers.isStatic
        member.isSettable = setting != .none
        member.isNonmutating = setting == .nonmutating
        let source = AccessorSource(
            name: name.text, parameters: [], generics: GenericClause(), result: .unknown, declaration: declaration)
        makeAccessors(forwarding(property, target, setting), computed, source, owner, scope)
        member.infer = { [unowned self, unowned member, unowned owner] in
            member.infer = nil
            let type = wrapperMember(target, property, owner)
            member.type.result = type
            computed.getter?.type.result = type
            computed.setter?.parameters[0].type = type
        }
        member.declaration = property.declaration
        member.wrappedStorage = property.storageName.text
        owner.members.add(member)
        pendingInference.append { member.infer?() }
    }

    private func forwarding(
        _ property: WrappedProperty, _ target: String, _ setting: WrapperForms.Setting
    ) -> Accessors {
        let range = property.name.range
        let storage = Expression(.name(NameReference(property.storageName)), range)
        let value = Expression(.member(base: storage, NameReference(Identifier(target, range))), range)
        var list = [
            Accessors.Accessor(kind: .get, parameter: nil, body: [Statement(.expression(value), range)], range: range)
        ]
        guard setting != .none else { return Accessors(list) }
        let given = Expression(.name(NameReference(Identifier("newValue", range))), range)
        let set = Expression(.assignment(target: value, value: given), range)
        list.append(
            .init(
                kind: .set, parameter: nil, isNonmutating: setting == .nonmutating,
                body: [Statement(.expression(set), range)], range: range))
        return Accessors(list)
    }

    /// The type of a wrapper's member for one property.
    private func wrapperMember(_ name: String, _ property: WrappedProperty, _ owner: NominalType) -> Type {
        guard let storage = owner.members[property.storageName.text].first else { return .unknown }
        storage.infer?()
        guard let found = types.lookup(name, of: storage.type.result, isStatic: false).first else { return .unknown }
        found.member.infer?()
        return types.substitute(found.member.type.result, found.substitution)
    }

    /// A function that makes the wrapper of a given value: for memberwise initializers, and for first assignments.
    private func declareMaker(_ property: WrappedProperty, _ owner: NominalType, _ scope: Scope) {
        let range = property.range
        let maker = types.makeFunction(
            name: "initial value of \(owner.name).\(property.name.text)", file: file, range: range,
            type: FunctionType(parameters: [.init(label: nil, name: "wrappedValue", type: .unknown)], result: .unknown))
        maker.isAsync = true
        let parameter = LocalVariable("wrappedValue", .unknown, isLet: true, in: maker, range: range)
        parameter.isParameter = true
        parameter.isAssigned = true
        maker.parameters = [parameter]
        owner.wrapperMakers[property.storageName.text] = maker
        pendingBodies.append { [self] in
            let storage = owner.members[property.storageName.text].first
            storage?.infer?()
            owner.members[property.name.text].last?.infer?()
            parameter.type = owner.members[property.name.text].last?.type.result ?? .unknown
            maker.type.parameters[0].type = parameter.type
            let inner = Scope(kind: .block, parent: scope)
            inner.declare("wrappedValue", .local(parameter))
            let value = Expression(.name(NameReference(Identifier("wrappedValue", range))), range)
            readInitializer(
                makingCall(property, value), maker, storage?.type.result, inner, purpose: .initialization)
        }
    }

    /// The first value of a wrapped property, given in an initializer: it makes the wrapper.
    func firstWrapper(_ target: Code, _ value: Code, _ range: SourceRange) -> Code? {
        guard function.isInitializer, case .read(.computed(let receiver, let member, _)) = target.kind,
            let storage = member.wrappedStorage, let owner = member.owner, let maker = owner.wrapperMakers[storage],
            isOwnSelf(receiver), let field = owner.members[storage].first,
            let property = owner.storedProperties.first(where: { $0.name == storage }), !property.hasDefault,
            let this = selfLookup()
        else { return nil }
        let base = Code(.local(captured(this)), this.type, range)
        let held = readProperty(
            FoundMember(member: field, substitution: [:], distance: 0), .value(base), range)
        let made = Code(.call(maker, CallArguments(values: [.value(value)])), held.type, range)
        let first = Code(.assign(place(of: held), made), .void, range)
        let later = Code(.assign(place(of: target), value), .void, range)
        return Code(.conditional(Code(.isMissing(held), types.bool, range), first, later), .void, range)
    }

    private func isOwnSelf(_ receiver: Place.Receiver) -> Bool {
        switch receiver {
        case .value(let code):
            if case .local(let variable) = code.kind { return variable.name == "self" }
        case .place(.local(let variable)): return variable.name == "self"
        default: break
        }
        return false
    }

    /// `@Clamped var local = 3` inside a function.
    func wrappedSteps(_ property: WrappedProperty) -> [Step] {
        let storage = storage(of: property)
        let forms = WrapperForms(property.wrapper)
        var steps = bindingSteps(storage.bindings[0], isLet: false, Modifiers())
        steps += localForwarding(property, property.name, "wrappedValue", forms.setting)
        if forms.projects {
            steps += localForwarding(property, property.projectionName, "projectedValue", forms.settingOfProjection)
        }
        return steps
    }

    private func localForwarding(
        _ property: WrappedProperty, _ name: Identifier, _ target: String, _ setting: WrapperForms.Setting
    ) -> [Step] {
        guard case .local(let storage) = scope.here(property.storageName.text),
            let found = types.lookup(target, of: storage.type, isStatic: false).first
        else { return [] }
        found.member.infer?()
        let type = types.substitute(found.member.type.result, found.substitution)
        return localComputed(name, type, forwarding(property, target, setting), property.range)
    }
}
