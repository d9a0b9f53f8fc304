import PlaygroundSyntax
import SourceText

/// What is known about types: the host library's, read on demand, and the rules that hold between all types.
///
/// Shared by the checker and the running program.
final class TypeSystem {
    let library: HostLibrary
    /// Types of the host library by qualified name.
    private(set) var hostTypes: [String: NominalType] = [:]
    /// Global functions, constants and operators of the host library.
    let globals = MemberTable()
    private(set) var attributes: [String: HostAttribute] = [:]
    private(set) var macros: [String: HostMacro] = [:]
    private(set) var retiredNames: [String: RetiredName] = [:]
    /// The scope in which host declarations are read.
    let hostScope = Scope(kind: .file, parent: nil)

    let core: CoreTypes
    /// Types of the document, kept alive for as long as anything can name them.
    var documentTypes: [NominalType] = []
    /// Associated types of the document that are being looked for.
    var openQuestions: Set<Type> = []
    /// Whether a result or property is written `some P`, which is kept as `any P`.
    var hasOpaqueTypes = false
    /// What else of the document must let go at the end.
    var entangled: [any Entangled] = []
    /// Names of other frameworks that the code being read uses.
    var foreignUses: [ForeignUse] = []
    /// Runs functions of the document for hooks; set by the interpreter.
    var caller: (any MemberCaller)?

    init(library: HostLibrary) {
        self.library = library
        var made: [String: NominalType] = [:]
        var heads: [(NominalType, HostType, HostTypeDeclaration)] = []
        for module in library.modules {
            for hostType in module.types {
                guard let head = DeclarationParser.typeHead(hostType.declaration) else { continue }
                let type = Self.makeType(head, among: &made)
                heads.append((type, hostType, head))
            }
        }
        core = CoreTypes(among: &made)
        hostTypes = made
        for (type, hostType, head) in heads { declare(type, hostType, head) }
        for module in library.modules { index(module) }
        declareOptionalCases()
    }

    /// `Optional.some` and `Optional.none`, whose values have cases of their own in `Value`.
    private func declareOptionalCases() {
        let optional = core.optional
        guard optional.cases.isEmpty, let wrapped = optional.genericParameters.first else { return }
        let payloads: [[Type.TupleElement]] = [[], [.init(type: .parameter(wrapped))]]
        for (index, name) in ["none", "some"].enumerated() {
            optional.cases.append(NominalType.EnumCase(name: name, payload: payloads[index]))
            let parameters = payloads[index].map { FunctionType.Parameter(label: nil, name: "", type: $0.type) }
            let member = Member(
                name: name, kind: .enumCase(index), owner: optional,
                type: FunctionType(parameters: parameters, result: selfType(of: optional)),
                implementation: .enumCase(index))
            member.isStatic = true
            optional.members.add(member)
        }
    }

    private static func makeType(_ head: HostTypeDeclaration, among made: inout [String: NominalType]) -> NominalType {
        let qualified = head.path.joined(separator: ".")
        if let known = made[qualified] { return known }
        let outer = head.path.count > 1 ? made[head.path.dropLast().joined(separator: ".")] : nil
        let name = head.path[head.path.count - 1]
        let type = NominalType(name: name, kind: head.kind, enclosing: outer)
        type.isFromHost = true
        outer?.nestedTypes[name] = type
        made[qualified] = type
        return type
    }

    private func declare(_ type: NominalType, _ hostType: HostType, _ head: HostTypeDeclaration) {
        if type.genericParameters.isEmpty {
            type.genericParameters = head.generics.parameters.map { GenericParameter(name: $0.name.text) }
        }
        let scope = Scope(kind: .type(type), parent: hostScope)
        // The parameters of a protocol are its primary associated types, found through `Self`.
        if type.kind != .protocol { for parameter in type.genericParameters { scope.declare(parameter) } }
        for (parameter, written) in zip(type.genericParameters, head.generics.parameters) {
            guard let constraint = written.constraint else { continue }
            parameter.constraints += protocols(resolve(constraint, in: scope))
        }
        let requirements = head.generics.requirements.compactMap { requirement($0, in: scope) }
        let known = type.conformances.count
        for name in head.inherited { inherit(resolve(name, in: scope), into: type) }
        for conformance in type.conformances.dropFirst(known) where !requirements.isEmpty {
            type.conditionalConformances[ObjectIdentifier(conformance)] = requirements
        }
        let earlier = type.members.load
        type.members.load = { [unowned self] in
            earlier?()
            addRows(hostType.members(), to: type, scope: scope)
            addRows(type.hostMembers, to: type, scope: scope)
        }
        hostType.configure(type)
    }

    private func inherit(_ inherited: Type, into type: NominalType) {
        switch inherited {
        case .nominal(let nominal, _) where nominal.kind == .class: type.superclass = inherited
        case .existential(let protocols): type.conformances += protocols
        default: if type.kind == .enum { type.rawType = inherited }
        }
    }

    private func index(_ module: HostModule) {
        for row in module.globals { add(row, to: globals, owner: nil, scope: hostScope) }
        for attribute in module.attributes { attributes[attribute.name] = attribute }
        for macro in module.macros { macros[macro.name] = macro }
        for name in module.retiredNames { retiredNames[name.name] = name }
    }

    /// A type of the host library by its qualified name.
    func hostType(_ name: String) -> NominalType? { hostTypes[name] }

    /// The protocols an inheritance clause or constraint names.
    func protocols(_ type: Type) -> [NominalType] {
        if case .existential(let protocols) = type { return protocols }
        return []
    }

    func requirement(_ written: GenericClause.Requirement, in scope: Scope, report: Report? = nil) -> TypeRequirement? {
        switch written {
        case .sameType(let left, let right):
            return .same(subject(left, in: scope, report), resolve(right, in: scope, report: report))
        case .conformance(let left, let right):
            let constraint = resolve(right, in: scope, report: report)
            let type = subject(left, in: scope, report)
            guard let first = protocols(constraint).first else {
                if case .nominal(let nominal, _) = constraint, nominal.kind != .class, let report {
                    report(
                        Diagnosis(
                            message: "type '\(type)' constrained to non-protocol, non-class type '\(constraint)'",
                            range: right.range))
                }
                return nil
            }
            return .conforms(type, first)
        }
    }

    /// What a requirement is about. Not every associated type of the library is known by name.
    private func subject(_ name: TypeName, in scope: Scope, _ report: Report?) -> Type {
        let isKnown = scope.enclosingType.map { !$0.isFromHost } ?? true
        guard case .named(let identifier, _) = name.kind, isKnown || !Self.associatedNames.contains(identifier.text)
        else {
            return resolve(name, in: scope)
        }
        return resolve(name, in: scope, report: report)
    }

    private static let associatedNames: Set = [
        "Indices", "Stride", "Magnitude", "Words", "AsyncIterator", "ArrayLiteralElement", "IntegerLiteralType",
        "FloatLiteralType", "StringLiteralType", "BooleanLiteralType", "AllCases", "Key", "Value", "Base", "Bound",
        "Success", "Failure", "Output", "RawSignificand", "Exponent", "SIMDStorage", "Duration", "Instant",
    ]
}

/// The types that literals and control flow need, whatever the library brings.
struct CoreTypes {
    let int, double, float, bool, string, character, array, dictionary, set, optional: NominalType
    let range, closedRange, error, any, codable: NominalType
    let sized: [SizedInteger.Kind: NominalType]

    init(among made: inout [String: NominalType]) {
        func find(_ name: String, _ kind: NominalType.Kind = .struct, generic: [String] = []) -> NominalType {
            if let known = made[name] { return known }
            let type = NominalType(name: name, kind: kind)
            type.isFromHost = true
            type.genericParameters = generic.map { GenericParameter(name: $0) }
            made[name] = type
            return type
        }
        int = find("Int")
        double = find("Double")
        float = find("Float")
        bool = find("Bool")
        string = find("String")
        character = find("Character")
        array = find("Array", generic: ["Element"])
        dictionary = find("Dictionary", generic: ["Key", "Value"])
        set = find("Set", generic: ["Element"])
        optional = find("Optional", .enum, generic: ["Wrapped"])
        range = find("Range", generic: ["Bound"])
        closedRange = find("ClosedRange", generic: ["Bound"])
        error = find("Error", .protocol)
        any = find("Any", .protocol)
        codable = find("Codable", .protocol)
        var sized: [SizedInteger.Kind: NominalType] = [:]
        for kind in SizedInteger.Kind.allCases { sized[kind] = find(kind.swiftName) }
        self.sized = sized
        for name in ["Sendable", "Copyable", "Escapable", "AnyObject", "BitwiseCopyable", "SendableMetatype"] {
            find(name, .protocol).isMarker = true
        }
        // Without views there is nobody who watches; view models keep their meaning.
        for name in ["Observable", "ObservableObject"] { find(name, .protocol).isMarker = true }
        for name in [
            "Equatable", "Hashable", "Comparable", "CaseIterable", "RawRepresentable", "Identifiable",
        ] {
            _ = find(name, .protocol)
        }
        for name in ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"] {
            _ = find(name, .class, generic: ["Root", "Value"])
        }
        Self.relateKeyPaths(made)
    }
}

extension CoreTypes {
    /// A writable key path is a key path.
    private static func relateKeyPaths(_ made: [String: NominalType]) {
        let chain = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].compactMap { made[$0] }
        for (base, derived) in zip(chain, chain.dropFirst()) {
            derived.superclass = .nominal(base, derived.genericParameters.map { .parameter($0) })
        }
    }
}

extension TypeSystem {
    var int: Type { .nominal(core.int, []) }
    var double: Type { .nominal(core.double, []) }
    var float: Type { .nominal(core.float, []) }
    var bool: Type { .nominal(core.bool, []) }
    var string: Type { .nominal(core.string, []) }
    var character: Type { .nominal(core.character, []) }
    var anyError: Type { .existential([core.error]) }

    func named(_ name: String, _ arguments: [Type] = []) -> Type {
        hostTypes[name].map { .nominal($0, arguments) } ?? .unknown
    }

    /// The nominal type behind a type, also behind the sugar of arrays, dictionaries and optionals.
    func nominal(_ type: Type) -> (type: NominalType, arguments: [Type])? {
        switch type {
        case .nominal(let nominal, let arguments): (nominal, arguments)
        case .array(let element): (core.array, [element])
        case .dictionary(let key, let value): (core.dictionary, [key, value])
        case .optional(let wrapped): (core.optional, [wrapped])
        default: nil
        }
    }

    /// The sugared form of a nominal type.
    func make(_ nominal: NominalType, _ arguments: [Type]) -> Type {
        if nominal === core.array { return .array(arguments.first ?? .unknown) }
        if nominal === core.optional { return .optional(arguments.first ?? .unknown) }
        if nominal === core.dictionary {
            return .dictionary(arguments.first ?? .unknown, arguments.count > 1 ? arguments[1] : .unknown)
        }
        if nominal.kind == .protocol { return nominal === core.any ? .any : .existential([nominal]) }
        guard arguments.count == nominal.genericParameters.count else {
            return .nominal(nominal, nominal.genericParameters.map { _ in .unknown })
        }
        return .nominal(nominal, arguments)
    }

    /// `Self` as its own members see it.
    func selfType(of nominal: NominalType) -> Type {
        if nominal.kind == .protocol { return .parameter(nominal.selfParameter) }
        return make(nominal, nominal.genericParameters.map { .parameter($0) })
    }
}

/// Runs members of the document's types on behalf of hooks, such as `description` when a value is printed.
protocol MemberCaller: AnyObject {
    func get(_ name: String, of value: Value) throws -> Value
    func call(_ function: Function, _ arguments: [Value]) throws -> Value
    /// The running program, for rows that are called from hooks.
    var context: any HostContext { get throws }
}
