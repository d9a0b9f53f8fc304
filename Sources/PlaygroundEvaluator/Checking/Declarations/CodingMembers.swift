import PlaygroundSyntax
import SourceText

/// What a block says about coding, beside the declaration of a type itself.
struct CodingNotes {
    private static let protocols: Set = ["Codable", "Encodable", "Decodable"]

    /// The classes that others inherit from.
    private var superclasses: Set<String> = []
    /// The extensions of types, by the types' names.
    private var extensions: [String: [Declaration]] = [:]

    init(_ declarations: [Declaration]) {
        for declaration in declarations { note(declaration) }
    }

    private mutating func note(_ declaration: Declaration) {
        switch declaration.kind {
        case .nominal(let nominal):
            if nominal.keyword == .class, let first = nominal.inherited.first?.simpleName { superclasses.insert(first) }
            for member in nominal.members { note(member) }
        case .extension(let written):
            if let name = written.extended.simpleName { extensions[name, default: []].append(declaration) }
        default: break
        }
    }

    func isInherited(_ nominal: NominalDeclaration) -> Bool { superclasses.contains(nominal.name.text) }

    func extensions(of nominal: NominalDeclaration) -> [Declaration] { extensions[nominal.name.text] ?? [] }

    /// The coding protocols that a type is declared with.
    func protocols(of nominal: NominalDeclaration) -> Set<String> {
        let added = extensions(of: nominal).flatMap { declaration -> [TypeName] in
            if case .extension(let written) = declaration.kind { written.inherited } else { [] }
        }
        return Self.protocols.intersection((nominal.inherited + added).compactMap(\.simpleName))
    }
}

extension Checker {
    /// The members that the compiler makes for a `Codable` type and that its own code names: `CodingKeys`, and what a
    /// subclass calls with `super`.
    func codingMembers(of nominal: NominalDeclaration, _ declaration: Declaration) -> [Declaration] {
        guard nominal.keyword == .struct || nominal.keyword == .class else { return [] }
        let protocols = codingNotes.protocols(of: nominal)
        guard !protocols.isEmpty else { return [] }
        let extensions = codingNotes.extensions(of: nominal)
        let builder = CodingMembers(nominal: nominal, extensions: extensions)
        var made: [Declaration] = []
        if nominal.keyword == .class, codingNotes.isInherited(nominal) {
            if protocols != ["Encodable"], !builder.declaresInit { made.append(builder.initializer) }
            if protocols != ["Decodable"], !builder.declaresEncode { made.append(builder.encode) }
        }
        let isSynthesized =
            protocols != ["Encodable"] && !builder.declaresInit || protocols != ["Decodable"] && !builder.declaresEncode
        let namesKeys = ([declaration] + extensions).contains { file.text(in: $0.range).contains("CodingKeys") }
        if !builder.declaresKeys, isSynthesized, namesKeys || !made.isEmpty { made.append(builder.keys) }
        return made
    }
}

/// Members written as the compiler would write them; they stand where the type's name does.
private struct CodingMembers {
    let nominal: NominalDeclaration
    private let members: [Declaration]
    private var range: SourceRange { nominal.name.range }

    init(nominal: NominalDeclaration, extensions: [Declaration]) {
        self.nominal = nominal
        let added = extensions.flatMap { declaration -> [Declaration] in
            if case .extension(let written) = declaration.kind { written.members } else { [] }
        }
        members = nominal.members + added
    }

    var declaresInit: Bool {
        members.contains { member in
            if case .initializer(let made) = member.kind { made.parameters.map(\.label) == ["from"] } else { false }
        }
    }

    var declaresEncode: Bool {
        members.contains { member in
            guard case .function(let made) = member.kind else { return false }
            return made.name.text == "encode" && made.parameters.map(\.label) == ["to"]
        }
    }

    var declaresKeys: Bool {
        members.contains { member in
            switch member.kind {
            case .nominal(let nested): nested.name.text == "CodingKeys"
            case .typealias(let name, _, _): name.text == "CodingKeys"
            default: false
            }
        }
    }

    private var properties: [(name: String, isFixed: Bool)] {
        nominal.members.flatMap { member -> [(name: String, isFixed: Bool)] in
            guard case .variable(let variable) = member.kind, !member.modifiers.isStatic, !member.modifiers.isLazy
            else {
                return []
            }
            return variable.bindings.compactMap { binding in
                guard binding.accessors?[.get] == nil, case .binding(let name, _) = binding.pattern.kind else {
                    return nil
                }
                return (name.text, variable.isLet && binding.initialValue != nil)
            }
        }
    }

    /// The names of the keys, where the type declares them itself.
    private var ownKeys: Set<String>? {
        for case .nominal(let nested) in members.map(\.kind) where nested.name.text == "CodingKeys" {
            return Set(
                nested.members.flatMap { member -> [String] in
                    if case .enumCases(let cases) = member.kind { cases.map(\.name.text) } else { [] }
                })
        }
        return nil
    }

    private var coded: [(name: String, isFixed: Bool)] {
        guard let ownKeys else { return properties }
        return properties.filter { ownKeys.contains($0.name) }
    }

    /// `private enum CodingKeys: CodingKey { case … }`
    var keys: Declaration {
        let cases = properties.map { EnumCaseDeclaration(name: identifier($0.name), parameters: [], rawValue: nil) }
        return declaration(
            .nominal(
                NominalDeclaration(
                    keyword: .enum, name: identifier("CodingKeys"), generics: GenericClause(),
                    inherited: [typeName("CodingKey")], members: cases.map { declaration(.enumCases([$0])) })))
    }

    /// `required init(from decoder: any Decoder) throws`
    var initializer: Declaration {
        let open = binding("container", isLet: true, attempt(container(of: "decoder")))
        let reads = coded.filter { !$0.isFixed }.map { property in
            let value = call(member(name("container"), "_decode"), [argument("forKey", key(property.name))])
            return statement(Expression(.assignment(target: own(property.name), value: attempt(value)), range))
        }
        var made = declaration(
            .initializer(
                InitializerDeclaration(
                    isFailable: false, generics: GenericClause(), parameters: [parameter("from", "decoder", "Decoder")],
                    isAsync: false, isThrowing: true, body: [open] + reads)))
        made.modifiers.isRequired = true
        return made
    }

    /// `func encode(to encoder: any Encoder) throws`
    var encode: Declaration {
        let open = binding("container", isLet: false, container(of: "encoder"))
        let writes = coded.map { property in
            let given = [argument(nil, own(property.name)), argument("forKey", key(property.name))]
            return statement(attempt(call(member(name("container"), "_encode"), given)))
        }
        return declaration(
            .function(
                FunctionDeclaration(
                    name: identifier("encode"), generics: GenericClause(),
                    parameters: [parameter("to", "encoder", "Encoder")], isAsync: false, isThrowing: true, result: nil,
                    body: [open] + writes)))
    }

    // MARK: - Parts

    private func identifier(_ text: String) -> Identifier { Identifier(text, range) }
    private func declaration(_ kind: Declaration.Kind) -> Declaration {
        Declaration(kind, isImplicit: true, range: range)
    }
    private func typeName(_ text: String) -> TypeName { TypeName(.named(identifier(text), arguments: []), range) }
    private func name(_ text: String) -> Expression { Expression(.name(NameReference(identifier(text))), range) }
    private func own(_ property: String) -> Expression { member(name("self"), property) }
    private func attempt(_ value: Expression) -> Expression { Expression(.try(.plain, value), range) }
    private func statement(_ value: Expression) -> Statement { Statement(.expression(value), range) }

    private func member(_ base: Expression, _ text: String) -> Expression {
        Expression(.member(base: base, NameReference(identifier(text))), range)
    }

    private func key(_ name: String) -> Expression {
        Expression(.implicitMember(NameReference(identifier(name))), range)
    }

    private func call(_ callee: Expression, _ arguments: [Argument]) -> Expression {
        Expression(.call(Call(callee: callee, arguments: arguments)), range)
    }

    private func argument(_ label: String?, _ value: Expression) -> Argument {
        Argument(label: label.map(identifier), value: value)
    }

    private func parameter(_ label: String, _ name: String, _ type: String) -> Parameter {
        Parameter(label: label, name: identifier(name), type: TypeName(.any(typeName(type)), range))
    }

    private func container(of coder: String) -> Expression {
        let keys = Expression(.typeExpression(typeName("CodingKeys")), range)
        return call(member(name(coder), "container"), [argument("keyedBy", keys)])
    }

    private func binding(_ variable: String, isLet: Bool, _ value: Expression) -> Statement {
        let pattern = Pattern(.binding(identifier(variable), isVariable: !isLet), range)
        let binding = VariableDeclaration.Binding(
            pattern: pattern, type: nil, initialValue: value, accessors: nil, range: range)
        return Statement(
            .declaration(declaration(.variable(VariableDeclaration(isLet: isLet, bindings: [binding])))), range)
    }
}

extension TypeName {
    /// The name of a type without arguments, also behind `any`.
    fileprivate var simpleName: String? {
        switch kind {
        case .named(let name, _): name.text
        case .any(let inner): inner.simpleName
        default: nil
        }
    }
}
