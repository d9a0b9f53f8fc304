import PlaygroundSyntax
import SourceText

/// Declares the types of a block or file: names first, then what they inherit, then their members.
extension Checker {
    struct DeclaredType {
        var type: NominalType
        var declaration: NominalDeclaration
        var whole: Declaration
        var scope: Scope
    }

    /// Types on their way: several files are read step by step together, so that each sees the types of the others.
    struct TypeDeclarations {
        let declarations: [Declaration]
        var declared: [DeclaredType] = []
        var extensions: [ExtensionEntry] = []
    }

    /// - Parameter others: declares the functions and variables beside the types, when the types' names are known.
    func declareTypes(_ declarations: [Declaration], others: () -> Void) {
        var reading = declareTypeNames(declarations)
        resolveTypeHeads(&reading)
        others()
        declareTypeMembers(reading)
        finishTypes(reading)
    }

    func declareTypeNames(_ declarations: [Declaration]) -> TypeDeclarations {
        var reading = TypeDeclarations(declarations: declarations)
        codingNotes = CodingNotes(declarations)
        for declaration in declarations {
            declareName(declaration, in: scope, enclosing: nil, into: &reading.declared)
        }
        return reading
    }

    func resolveTypeHeads(_ reading: inout TypeDeclarations) {
        // Other names of protocols and classes may stand in inheritance clauses; what needs the heads comes after them.
        for declaration in reading.declarations { declareAlias(declaration, in: scope, isEarly: true) }
        for entry in reading.declared { resolveHead(entry) }
        for declaration in reading.declarations { declareAlias(declaration, in: scope) }
        reading.extensions = reading.declarations.compactMap { extensionHead($0) }
    }

    func declareTypeMembers(_ reading: TypeDeclarations) {
        for entry in reading.declared { declareMembers(entry) }
        for entry in reading.extensions { declareExtension(entry) }
    }

    func finishTypes(_ reading: TypeDeclarations) {
        for entry in reading.declared { synthesize(entry.type, entry.scope) }
        for entry in reading.declared { finishType(entry) }
        checkRecursion(reading.declared)
        for entry in reading.extensions { checkConformances(entry) }
        for infer in pendingInference { infer() }
        pendingInference = []
    }

    private func declareName(
        _ declaration: Declaration, in scope: Scope, enclosing: NominalType?, into declared: inout [DeclaredType]
    ) {
        guard case .nominal(var nominal) = declaration.kind else { return }
        nominal.members += codingMembers(of: nominal, declaration)
        let type = NominalType(name: nominal.name.text, kind: kind(nominal.keyword), enclosing: enclosing)
        type.module = options.moduleName
        type.place = place(declaration.range)
        type.documentation = declaration.documentation
        type.attributes = declaration.attributes
        type.declaration = nominal
        type.isFinal = declaration.modifiers.isFinal
        type.isHidden = declaration.modifiers.isPrivate || enclosing?.isHidden ?? false
        retain(type)
        if let enclosing {
            enclosing.nestedTypes[type.name] = type
        } else {
            if case .type = scope.here(type.name) {
                error("invalid redeclaration of '\(type.name)'", nominal.name.range)
            }
            scope.declare(type.name, .type(type))
        }
        let inner = Scope(kind: .type(type), parent: scope)
        type.inheritParameters()
        for written in nominal.generics.parameters {
            let parameter = GenericParameter(name: written.name.text)
            type.genericParameters.append(parameter)
            // Those of a protocol are its primary associated types, found through `Self`.
            if type.kind != .protocol { inner.declare(parameter) }
        }
        for attribute in declaration.attributes { types.attributes[attribute.name.text]?.prepare(type) }
        pendingBodies.append { [self] in checkAttributes(of: declaration, in: inner) }
        declared.append(DeclaredType(type: type, declaration: nominal, whole: declaration, scope: inner))
        for member in nominal.members { declareName(member, in: inner, enclosing: type, into: &declared) }
    }

    /// Types must outlive everything that names them.
    private func retain(_ type: NominalType) { types.documentTypes.append(type) }

    private func kind(_ keyword: NominalDeclaration.Keyword) -> NominalType.Kind {
        switch keyword {
        case .struct: .struct
        case .class: .class
        case .enum: .enum
        case .actor: .actor
        case .protocol: .protocol
        }
    }

    private func report(_ diagnosis: Diagnosis) {
        error(diagnosis.message, diagnosis.range, hint: diagnosis.hint, notes: diagnosis.notes)
    }

    private func resolveHead(_ entry: DeclaredType) {
        let (type, written, scope) = (entry.type, entry.declaration, entry.scope)
        for member in written.members { declareAssociated(member, type) }
        let own = type.genericParameters.dropFirst(type.inheritedParameters)
        for (parameter, clause) in zip(own, written.generics.parameters) {
            if let constraint = clause.constraint {
                constrain(parameter, types.resolve(constraint, in: scope, report: report))
            }
        }
        // What a protocol's `where` speaks of may come from the protocols it inherits.
        if type.kind == .protocol { inheritAll(entry) }
        for requirement in written.generics.requirements {
            switch types.requirement(requirement, in: scope) {
            case .conforms(.parameter(let parameter), let wanted): parameter.constraints.append(wanted)
            case .conforms(.member(.parameter(let parameter), let name), let wanted):
                parameter.memberConstraints[name, default: []].append(wanted)
            case .same(.member(.parameter(let parameter), let name), let fixed): parameter.memberTypes[name] = fixed
            default: continue
            }
        }
        for member in written.members { declareAlias(member, in: scope, owner: type) }
        if type.kind != .protocol { inheritAll(entry) }
    }

    private func inheritAll(_ entry: DeclaredType) {
        for (index, name) in entry.declaration.inherited.enumerated() { inherit(name, index, entry.type, entry.scope) }
    }

    private func constrain(_ parameter: GenericParameter, _ type: Type) {
        parameter.constraints += types.protocols(type)
        if case .nominal(let nominal, _) = type { parameter.constraints.append(nominal) }
    }

    private func declareAssociated(_ member: Declaration, _ type: NominalType) {
        guard case .associatedType(let name, _, _) = member.kind else { return }
        type.associatedTypes[name.text] = .unknown
    }

    private func inherit(_ name: TypeName, _ index: Int, _ type: NominalType, _ scope: Scope) {
        let inherited = types.resolve(name, in: scope, report: report)
        switch inherited {
        case .existential(let protocols):
            type.conformances += protocols.filter { !$0.isMarker }
            if type.kind == .protocol, protocols.contains(where: types.isClassBound) { type.isClassBound = true }
        case .nominal(let nominal, _) where type.kind == .class && (nominal.kind == .class):
            if index > 0 {
                error("superclass '\(nominal.name)' must appear first in the inheritance clause", name.range)
            }
            if nominal === type || types.superclasses(of: nominal).contains(type) {
                return error("'\(type.name)' inherits from itself", name.range)
            }
            if !nominal.isFromHost, !nominal.genericParameters.isEmpty, case .named(_, let given) = name.kind,
                given.isEmpty
            {
                error("reference to generic type '\(nominal.name)' requires arguments in <...>", name.range)
            }
            if nominal.isFinal { error("inheritance from a final class '\(nominal.name)'", name.range) }
            type.superclass = inherited
            for ancestor in types.superclasses(of: nominal) { ancestor.isSubclassed = true }
        case .unknown: break
        default:
            if type.kind == .enum, index == 0 {
                type.rawType = inherited
                if !mayBeRaw(inherited) {
                    error(
                        "raw type '\(inherited)' is not expressible by a string, integer, or floating-point literal",
                        name.range)
                }
            } else {
                error("inheritance from non-protocol type '\(inherited)'", name.range)
            }
        }
    }

    private func mayBeRaw(_ type: Type) -> Bool {
        switch type {
        case .nominal(let nominal, _): nominal !== types.core.bool
        case .unknown, .parameter, .member: true
        default: false
        }
    }

    private func declareAlias(
        _ declaration: Declaration, in scope: Scope, owner: NominalType? = nil, isEarly: Bool = false
    ) {
        guard case .typealias(let name, let generics, let written) = declaration.kind else { return }
        let inner = Scope(kind: .block, parent: scope)
        let parameters = generics.parameters.map { GenericParameter(name: $0.name.text) }
        for parameter in parameters { inner.declare(parameter) }
        let type = types.resolve(written, in: inner, report: isEarly ? nil : report)
        if isEarly, type.mentionsUnknown { return }
        if let owner {
            owner.typeAliases[name.text] = (parameters, type)
        } else {
            scope.declare(name.text, .alias(parameters: parameters, type: type))
        }
    }

    // MARK: - Extensions

    struct ExtensionEntry {
        var type: NominalType
        var declaration: ExtensionDeclaration
        var whole: Declaration
        var scope: Scope
        var requirements: [TypeRequirement]
        var added: [NominalType]
    }

    private func extensionHead(_ declaration: Declaration) -> ExtensionEntry? {
        guard case .extension(let written) = declaration.kind else { return nil }
        let extended = resolve(written.extended)
        guard let type = types.nominal(extended)?.type ?? types.protocols(extended).first else {
            if !extended.isUnknown {
                error("non-nominal type '\(extended)' cannot be extended", written.extended.range)
            }
            return nil
        }
        let inner = Scope(kind: .type(type), parent: scope)
        if type.kind != .protocol { for parameter in type.genericParameters { inner.declare(parameter) } }
        var requirements = written.requirements.compactMap { types.requirement($0, in: inner, report: report) }
        for case .same(.parameter(let parameter), let fixed) in requirements {
            inner.declare(parameter.name, .alias(parameters: [], type: fixed))
        }
        if let (_, arguments) = types.nominal(extended) {
            for (parameter, argument) in zip(type.genericParameters, arguments) where !types.isOpen(argument) {
                requirements.append(.same(.parameter(parameter), argument))
            }
        }
        var added: [NominalType] = []
        for name in written.inherited {
            let protocols = types.protocols(types.resolve(name, in: inner, report: report)).filter { !$0.isMarker }
            added += protocols
        }
        type.conformances += added.filter { !type.conformances.contains($0) }
        for conformance in added where !requirements.isEmpty {
            type.conditionalConformances[ObjectIdentifier(conformance)] = requirements
        }
        var nested: [DeclaredType] = []
        for member in written.members { declareName(member, in: inner, enclosing: type, into: &nested) }
        for entry in nested { resolveHead(entry) }
        for member in written.members { declareAlias(member, in: inner, owner: type) }
        for entry in nested { declareMembers(entry) }
        for entry in nested { finishType(entry) }
        return ExtensionEntry(
            type: type, declaration: written, whole: declaration, scope: inner, requirements: requirements, added: added
        )
    }

    private func declareExtension(_ entry: ExtensionEntry) {
        isInHiddenExtension = entry.whole.modifiers.isPrivate
        defer { isInHiddenExtension = false }
        extensionRequirements = entry.requirements
        for case .same(.parameter(let parameter), let fixed) in entry.requirements { extensionMap[parameter] = fixed }
        let bodies = pendingBodies.count
        let loan = Loan(entry.requirements)
        for member in entry.declaration.members.compactMap(computedByAttribute) {
            if case .variable(let variable) = member.kind, !member.modifiers.isStatic,
                variable.bindings.contains(where: { $0.accessors == nil })
            {
                error("extensions must not contain stored properties", member.range)
                continue
            }
            declareMember(member, entry.type, entry.scope, isExtension: true)
        }
        loan.end()
        lend(entry.requirements, toBodiesFrom: bodies)
        extensionRequirements = []
        extensionMap = [:]
        if entry.type.isFromHost { setHooks(entry.type) }
    }

    /// A property with an attribute of a library that stands for accessors, such as `@SessionPropertyEntry`.
    ///
    /// - Returns: nil where the attribute has been refused.
    private func computedByAttribute(_ member: Declaration) -> Declaration? {
        guard case .variable(var variable) = member.kind, variable.bindings.count == 1,
            let attribute = member.attributes.first(where: { types.attributes[$0.name.text]?.accessors != nil }),
            let make = types.attributes[attribute.name.text]?.accessors
        else { return member }
        var computed = member
        do {
            let (type, accessors) = try make(variable.bindings[0], attribute.range)
            variable.bindings[0].type = type
            variable.bindings[0].accessors = accessors
            variable.bindings[0].initialValue = nil
            computed.kind = .variable(variable)
        } catch let refusal as HostRefusal {
            error(refusal.message, attribute.range, hint: refusal.hint)
            return nil
        } catch {
            self.error("\(error)", attribute.range)
            return nil
        }
        return computed
    }

    /// Lets the bodies read later know what the extension around them requires.
    private func lend(_ requirements: [TypeRequirement], toBodiesFrom start: Int) {
        guard !requirements.isEmpty else { return }
        for index in pendingBodies.indices.dropFirst(start) {
            let body = pendingBodies[index]
            pendingBodies[index] = {
                let loan = Loan(requirements)
                body()
                loan.end()
            }
        }
    }

    private func checkConformances(_ entry: ExtensionEntry) {
        let loan = Loan(entry.requirements)
        for conformance in entry.added { checkConformance(entry.type, conformance, entry.whole.range) }
        loan.end()
        if !entry.type.isFromHost { synthesize(entry.type, entry.scope) }
    }

    // MARK: - After the members

    private func finishType(_ entry: DeclaredType) {
        let type = entry.type
        synthesize(type, entry.scope)
        for conformance in type.conformances {
            let loan = Loan(type.conditionalConformances[ObjectIdentifier(conformance)] ?? [])
            checkConformance(type, conformance, entry.declaration.name.range)
            loan.end()
        }
        checkClass(entry)
        expandAttributes(type, entry.scope)
    }
}
