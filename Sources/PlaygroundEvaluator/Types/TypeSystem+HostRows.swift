import Foundation
import PlaygroundSyntax

/// Reads the rows of host tables, each when its name is first used.
extension TypeSystem {
    func addRows(_ rows: [HostMember], to type: NominalType, scope: Scope) {
        for row in rows { add(row, to: type.members, owner: type, scope: scope) }
    }

    func add(_ row: HostMember, to table: MemberTable, owner: NominalType?, scope: Scope) {
        if row.declaration.hasPrefix("associatedtype ") {
            if let owner { addConstraint(row, to: owner) }
            return
        }
        guard let name = DeclarationParser.name(of: row.declaration) else { return }
        if row.declaration.hasPrefix("case ") || row.declaration.hasPrefix("indirect case "), let owner,
            owner.kind == .enum
        {
            return addCase(row, to: owner, scope: scope)
        }
        if row.declaration.hasPrefix("typealias ") {
            if let owner { addAlias(row, to: owner, scope: scope) }
            return
        }
        table.addLater(name) { [unowned self] in member(row, owner: owner, scope: scope) }
    }

    /// Cases are read at once: their order is their number.
    private func addCase(_ row: HostMember, to owner: NominalType, scope: Scope) {
        guard let declaration = DeclarationParser.member(row.declaration), owner.members.isFree(declaration.name) else {
            return
        }
        let signature = SignatureBuilder(types: self, scope: scope)
        let parameters = declaration.parameters.map { signature.parameter($0) }
        // A type may have been made with its cases.
        let known = owner.cases.firstIndex { $0.name == declaration.name }
        let index = known ?? owner.cases.count
        if known == nil {
            owner.cases.append(
                NominalType.EnumCase(
                    name: declaration.name, payload: parameters.map { .init(label: $0.label, type: $0.type) }))
        }
        let type = FunctionType(parameters: parameters, result: selfType(of: owner))
        let member = Member(
            name: declaration.name, kind: .enumCase(index), owner: owner, type: type, implementation: .enumCase(index))
        member.isStatic = true
        member.deprecation = row.deprecation
        owner.members.add(member)
    }

    private func addAlias(_ row: HostMember, to owner: NominalType, scope: Scope) {
        guard let declaration = DeclarationParser.member(row.declaration), let name = declaration.result else { return }
        let inner = Scope(kind: .block, parent: scope)
        let signature = SignatureBuilder(types: self, scope: inner)
        signature.declare(declaration.generics)
        owner.typeAliases[declaration.name] = (signature.parameters, resolve(name, in: inner))
    }

    /// `associatedtype Name: Protocol`
    private func addConstraint(_ row: HostMember, to owner: NominalType) {
        let parts = row.declaration.dropFirst("associatedtype ".count).split(separator: ":")
        guard parts.count == 2 else { return }
        let wanted = hostTypes[parts[1].trimmingCharacters(in: .whitespaces)]
        owner.associatedConstraints[String(parts[0])] = wanted.map { [$0] } ?? []
    }

    private func member(_ row: HostMember, owner: NominalType?, scope outer: Scope) -> Member? {
        guard let declaration = DeclarationParser.member(row.declaration) else { return nil }
        let scope = Scope(kind: .block, parent: outer)
        let signature = SignatureBuilder(types: self, scope: scope)
        signature.declare(declaration.generics)
        var type = FunctionType(
            parameters: declaration.parameters.map { signature.parameter($0) },
            isAsync: declaration.isAsync, isThrowing: declaration.isThrowing || declaration.isRethrowing,
            result: resultType(declaration, owner: owner, scope: scope))
        type.isRethrowing = declaration.isRethrowing
        let member = Member(
            name: declaration.name, kind: kind(declaration), owner: owner, type: type,
            implementation: row.isRequirement ? .requirement : .host(row))
        member.isStatic = declaration.isStatic
        member.isMutating = declaration.isMutating
        member.isFailable = declaration.isFailable
        member.isSettable = declaration.isSettable || row.setter != nil
        member.isNonmutating = declaration.isNonmutating
        member.isLet = !member.isSettable
        member.deprecation = row.deprecation
        if row.isRequirement {
            member.resultBuilder = declaration.attributes.lazy.compactMap { self.builder($0, in: scope) }.first
        }
        if case .implicitlyUnwrapped? = declaration.result?.kind { member.isImplicitlyUnwrapped = true }
        member.genericParameters = signature.parameters
        member.requirements = signature.requirements
        if let text = row.requirement {
            member.requirements += DeclarationParser.requirements(text).compactMap { requirement($0, in: scope) }
        }
        return member
    }

    private func kind(_ declaration: HostDeclaration) -> Member.Kind {
        switch declaration.kind {
        case .function: .function
        case .property, .alias: .property
        case .initializer: .initializer
        case .subscript: .subscript
        // A host's case is a static member: host enums are opaque.
        case .enumCase: declaration.parameters.isEmpty ? .property : .function
        }
    }

    private func resultType(_ declaration: HostDeclaration, owner: NominalType?, scope: Scope) -> Type {
        switch declaration.kind {
        case .initializer:
            let made = owner.map { selfType(of: $0) } ?? .unknown
            return declaration.isFailable ? .optional(made) : made
        case .enumCase: return owner.map { selfType(of: $0) } ?? .unknown
        default: return declaration.result.map { resolve($0, in: scope) } ?? .void
        }
    }
}

/// Collects the generic parameters of a signature, those of `some P` parameters included.
final class SignatureBuilder {
    let types: TypeSystem
    let scope: Scope
    private(set) var parameters: [GenericParameter] = []
    private(set) var requirements: [TypeRequirement] = []
    var report: ((Diagnosis) -> Void)?

    init(types: TypeSystem, scope: Scope, report: ((Diagnosis) -> Void)? = nil) {
        self.types = types
        self.scope = scope
        self.report = report
    }

    func declare(_ clause: GenericClause) {
        for written in clause.parameters {
            let parameter = GenericParameter(name: written.name.text)
            parameters.append(parameter)
            scope.declare(parameter)
        }
        for (written, parameter) in zip(clause.parameters, parameters.suffix(clause.parameters.count)) {
            guard let constraint = written.constraint else { continue }
            parameter.constraints += types.protocols(types.resolve(constraint, in: scope, report: report))
            note(constraint, of: parameter)
        }
        for written in clause.requirements {
            guard let requirement = types.requirement(written, in: scope, report: report) else { continue }
            requirements.append(requirement)
            if case .same(.member(.parameter(let parameter), let name), let type) = requirement,
                parameters.contains(parameter)
            {
                parameter.memberTypes[name] = type
            }
            if case .conforms(.parameter(let parameter), let conformed) = requirement, parameters.contains(parameter) {
                parameter.constraints.append(conformed)
            }
            if case .conforms(.member(.parameter(let parameter), let name), let conformed) = requirement,
                parameters.contains(parameter)
            {
                parameter.memberConstraints[name, default: []].append(conformed)
            }
        }
    }

    func parameter(_ written: Parameter) -> FunctionType.Parameter {
        var parameter = FunctionType.Parameter(
            label: written.label, name: written.name.text, type: type(written.type))
        parameter.isInout = written.isInout
        parameter.isVariadic = written.isVariadic
        parameter.hasDefault = written.defaultValue != nil
        for attribute in written.attributes {
            if attribute.name.text == "autoclosure" {
                parameter.isAutoclosure = true
            } else if attribute.name.text == "escaping" {
                parameter.isEscaping = true
            } else if let builder = types.builder(attribute, in: scope) {
                parameter.resultBuilder = builder
            }
        }
        return parameter
    }

    /// A parameter's type, where `some P` is a generic parameter without a name.
    private func type(_ written: TypeName) -> Type {
        switch written.kind {
        case .some(let constraint): opaque(constraint)
        case .optional(let inner):
            if case .some = inner.kind {
                .optional(type(inner))
            } else {
                types.resolve(written, in: scope, report: report)
            }
        case .array(let inner):
            if case .some = inner.kind {
                .array(type(inner))
            } else {
                types.resolve(written, in: scope, report: report)
            }
        default: types.resolve(written, in: scope, report: report)
        }
    }

    private func opaque(_ constraint: TypeName) -> Type {
        let protocols = types.protocols(types.resolve(constraint, in: scope, report: report))
        guard !protocols.isEmpty else { return types.resolve(constraint, in: scope, report: report) }
        let parameter = GenericParameter(name: "some \(protocols.map(\.name).joined(separator: " & "))")
        parameter.constraints = protocols
        parameters.append(parameter)
        note(constraint, of: parameter)
        return .parameter(parameter)
    }

    /// Notes that `Sequence<Int>` fixes the element type.
    private func note(_ constraint: TypeName, of parameter: GenericParameter) {
        guard case .named(_, let arguments) = constraint.kind, let first = arguments.first,
            let named = parameter.constraints.first
        else { return }
        let primary = named.genericParameters.first?.name ?? "Element"
        let fixed = types.resolve(first, in: scope, report: report)
        parameter.memberTypes[primary] = fixed
        requirements.append(.same(.member(.parameter(parameter), primary), fixed))
    }
}
