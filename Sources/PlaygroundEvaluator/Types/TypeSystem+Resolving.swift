import PlaygroundSyntax
import SourceText

/// A fault found in a type's name, before a file is known for its place.
struct Diagnosis {
    var message: String
    var range: SourceRange
    var hint: String?
    var notes: [Diagnostic.Note] = []
}

extension TypeSystem {
    typealias Report = (Diagnosis) -> Void

    /// The type a name stands for; unknown, after a report, when there is none.
    func resolve(_ name: TypeName, in scope: Scope, report: Report? = nil) -> Type {
        switch name.kind {
        case .named(let identifier, let arguments):
            resolveNamed(
                identifier, arguments.map { resolve($0, in: scope, report: report) }, in: scope, report: report)
        case .member(let base, let identifier, let arguments) where namesModule(base, in: scope):
            resolveNamed(
                identifier, arguments.map { resolve($0, in: scope, report: report) },
                in: Scope(kind: .file, parent: nil), report: report)
        case .member(let base, let identifier, let arguments):
            resolveMember(
                resolve(base, in: scope, report: report), identifier,
                arguments.map { resolve($0, in: scope, report: report) }, report: report)
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            .optional(resolve(wrapped, in: scope, report: report))
        case .array(let element): .array(resolve(element, in: scope, report: report))
        case .dictionary(let key, let value):
            .dictionary(resolve(key, in: scope, report: report), resolve(value, in: scope, report: report))
        case .tuple(let elements): resolveTuple(elements, in: scope, report: report)
        case .function(let parameters, let isAsync, let isThrowing, let thrown, let result):
            .function(
                resolveFunction(parameters, isAsync, isThrowing, thrown, result, in: scope, report: report))
        case .some(let inner): resolveOpaque(inner, in: scope, report: report)
        case .any(let inner): resolve(inner, in: scope, report: report)
        case .composition(let parts): compose(parts.map { resolve($0, in: scope, report: report) })
        case .metatype(let inner): .metatype(resolve(inner, in: scope, report: report))
        case .inferred: .unknown
        }
    }

    private func resolveTuple(
        _ elements: [(label: Identifier?, type: TypeName)], in scope: Scope, report: Report?
    ) -> Type {
        .tuple(
            elements.map {
                Type.TupleElement(label: $0.label?.text, type: resolve($0.type, in: scope, report: report))
            })
    }

    private func resolveFunction(
        _ parameters: [TypeName.FunctionParameter], _ isAsync: Bool, _ isThrowing: Bool, _ thrown: TypeName?,
        _ result: TypeName, in scope: Scope, report: Report?
    ) -> FunctionType {
        let parameters = parameters.map { written in
            var parameter = FunctionType.Parameter(
                label: nil, name: "", type: resolve(written.type, in: scope, report: report))
            parameter.isInout = written.isInout
            parameter.isVariadic = written.isVariadic
            return parameter
        }
        var function = FunctionType(
            parameters: parameters, isAsync: isAsync, isThrowing: isThrowing,
            result: resolve(result, in: scope, report: report))
        if let thrown { function.setThrown(resolve(thrown, in: scope, report: report)) }
        return function
    }

    private func compose(_ parts: [Type]) -> Type {
        if let base = parts.first(where: { protocols($0).isEmpty && $0 != .any }) { return base }
        return .existential(parts.flatMap { protocols($0) }.filter { !$0.isMarker })
    }

    private func resolveNamed(_ name: Identifier, _ arguments: [Type], in scope: Scope, report: Report?) -> Type {
        if name.text == "Self" {
            return fixedSelf(in: scope) ?? selfType(in: scope) ?? unresolved(name, in: scope, report)
        }
        if name.text == "Any" { return .any }
        if name.text == "Void" { return .void }
        var current: Scope? = scope
        while let scope = current {
            if case .unusable(let unusable) = scope.here(name.text) { return resolve(unusable, name, report) }
            if let found = type(scope, name.text, arguments, report) {
                checkArity(found, arguments, name, report)
                return found
            }
            current = scope.parent
        }
        if let type = hostTypes[name.text] {
            let made = instantiate(type, arguments)
            checkArity(made, arguments, name, report)
            return made
        }
        if let alias = globalAliases[name.text] { return alias }
        if name.text == "IndexingIterator", let elements = arguments.first {
            return named("AnyIterator", [associatedType("Element", of: elements) ?? .unknown])
        }
        return unresolved(name, in: scope, report)
    }

    private func resolveOpaque(_ inner: TypeName, in scope: Scope, report: Report?) -> Type {
        hasOpaqueTypes = true
        return resolve(inner, in: scope, report: report)
    }

    /// Whether a type is given as many generic arguments as it has parameters.
    private func checkArity(_ type: Type, _ arguments: [Type], _ name: Identifier, _ report: Report?) {
        guard let report, !arguments.isEmpty, let nominal = nominal(type)?.type, nominal.name == name.text,
            nominal.kind != .protocol
        else { return }
        let wanted = nominal.genericParameters.count - nominal.inheritedParameters
        guard wanted != arguments.count else { return }
        if wanted > 0 {
            let word = arguments.count > wanted ? "many" : "few"
            report(
                Diagnosis(
                    message:
                        "generic type '\(name.text)' specialized with too \(word) type parameters (got \(arguments.count), but expected \(wanted))",
                    range: name.range))
        } else if !nominal.isFromHost || nominal === core.int || nominal === core.string || nominal === core.bool
            || nominal === core.double
        {
            report(Diagnosis(message: "cannot specialize non-generic type '\(name.text)'", range: name.range))
        }
    }

    /// `Swift` in `Swift.Int`, unless a type of that name hides it.
    private func namesModule(_ base: TypeName, in scope: Scope) -> Bool {
        guard case .named(let name, let arguments) = base.kind, arguments.isEmpty,
            ["Swift", "Foundation"].contains(name.text)
        else { return false }
        return resolveNamed(name, [], in: scope, report: nil).isUnknown
    }

    private var globalAliases: [String: Type] {
        [
            "TimeInterval": double, "Float64": double, "Float32": float, "AnyObject": .any, "AnyClass": .metatype(.any),
            "UnicodeScalar": named("Unicode.Scalar"), "CGFloat": double,
        ]
    }

    /// What `Self` is in an extension `where Self == Dark`.
    private func fixedSelf(in scope: Scope) -> Type? {
        var current: Scope? = scope
        while let scope = current {
            if case .alias(_, let type) = scope.here("Self") { return type }
            if case .type = scope.kind { return nil }
            current = scope.parent
        }
        return nil
    }

    private func selfType(in scope: Scope) -> Type? {
        scope.enclosingType.map { selfType(of: $0, in: scope) }
    }

    private func selfType(of owner: NominalType, in scope: Scope) -> Type {
        owner.kind == .protocol ? selfType(of: owner) : make(owner, ownArguments(of: owner, in: scope))
    }

    private func type(_ scope: Scope, _ name: String, _ arguments: [Type], _ report: Report?) -> Type? {
        switch scope.here(name) {
        case .type(let type): return instantiate(type, arguments)
        case .alias(let parameters, let type):
            return substitute(type, Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first }))
        case .parameter(let parameter): return .parameter(parameter)
        case .local, .members, .localFunction, .unusable, nil: break
        }
        guard case .type(let owner) = scope.kind else { return nil }
        if owner.name == name, owner.kind != .protocol {
            let known = ownArguments(of: owner, in: scope)
            return arguments.isEmpty ? make(owner, known) : instantiate(owner, arguments, inside: known)
        }
        return nestedType(name, of: selfType(of: owner, in: scope), arguments)
    }

    /// The generic arguments of a type as its own code sees them: its parameters, or what an extension fixes them to.
    func ownArguments(of owner: NominalType, in scope: Scope) -> [Type] {
        owner.genericParameters.map { parameter in
            var current: Scope? = scope
            while let scope = current {
                if case .alias(_, let fixed) = scope.here(parameter.name) { return fixed }
                if case .type(let type) = scope.kind, type === owner { break }
                current = scope.parent
            }
            return .parameter(parameter)
        }
    }

    /// A type with its own generic arguments, and those of the types it is nested in; unknown where there are none.
    private func instantiate(_ type: NominalType, _ arguments: [Type], inside outer: [Type] = []) -> Type {
        if type.isMarker { return .existential([type]) }
        guard type.inheritedParameters > 0 else { return make(type, arguments) }
        let missing = Type.unknown
        let inherited = (0..<type.inheritedParameters).map { outer.indices.contains($0) ? outer[$0] : missing }
        let own = type.genericParameters.count - type.inheritedParameters
        return make(type, inherited + (arguments.count == own ? arguments : Array(repeating: missing, count: own)))
    }

    private func resolveMember(_ base: Type, _ name: Identifier, _ arguments: [Type], report: Report?) -> Type {
        if case .unknown = base { return .unknown }
        if let found = nestedType(name.text, of: base, arguments) { return found }
        if case .parameter = base { return .member(base, name.text) }
        if case .member = base { return .member(base, name.text) }
        if let found = associatedType(name.text, of: base) { return found }
        report?(Diagnosis(message: "'\(name.text)' is not a member type of '\(base)'", range: name.range))
        return .unknown
    }

    /// A type nested in another, an alias, or an associated type.
    func nestedType(_ name: String, of base: Type, _ arguments: [Type] = []) -> Type? {
        if case .parameter(let parameter) = base, let known = parameter.memberTypes[name] { return known }
        if case .parameter(let parameter) = base { return abstractMember(name, of: base, parameter.constraints) }
        guard let (owner, ownerArguments) = nominal(base) else { return nil }
        var (current, outer): (NominalType?, [Type]) = (owner, ownerArguments)
        while let type = current {
            type.members.prepareTypes()
            if let nested = type.nestedTypes[name] { return instantiate(nested, arguments, inside: outer) }
            if let alias = type.typeAliases[name] {
                return aliased(alias, arguments, Array(zip(owner.genericParameters, ownerArguments)))
            }
            if let parameter = type.genericParameters.firstIndex(where: { $0.name == name }), type === owner,
                parameter < ownerArguments.count
            {
                return ownerArguments[parameter]
            }
            let known = ownSubstitution(type, outer)
            (current, outer) = type.superclass.flatMap { nominal(substitute($0, known)) } ?? (nil, [])
        }
        return conformedAlias(name, of: owner, arguments)
    }

    /// What an alias stands for; one that is generic stands for the bare type where it is given no arguments.
    private func aliased(
        _ alias: (parameters: [GenericParameter], type: Type), _ arguments: [Type],
        _ known: [(GenericParameter, Type)] = []
    ) -> Type {
        if arguments.isEmpty, !alias.parameters.isEmpty, case .nominal(let type, _) = alias.type {
            return .nominal(type, [])
        }
        let all = known + zip(alias.parameters, arguments)
        return substitute(alias.type, Dictionary(all, uniquingKeysWith: { first, _ in first }))
    }

    /// An alias that a library's protocol gives to all types that conform to it.
    private func conformedAlias(_ name: String, of owner: NominalType, _ arguments: [Type]) -> Type? {
        for conformed in allProtocols(of: owner) where conformed.isFromHost {
            conformed.members.prepareTypes()
            guard let alias = conformed.typeAliases[name] else { continue }
            return aliased(alias, arguments)
        }
        return nil
    }

    private func abstractMember(_ name: String, of base: Type, _ constraints: [NominalType]) -> Type? {
        if case .parameter(let parameter) = base, let owner = selfOwner(parameter) {
            return hasAssociatedType(name, owner) ? .member(base, name) : nil
        }
        return constraints.contains { hasAssociatedType(name, $0) } ? .member(base, name) : nil
    }

    /// The protocol whose `Self` a parameter is.
    func selfOwner(_ parameter: GenericParameter) -> NominalType? {
        guard parameter.name == "Self" else { return nil }
        return parameter.owner
    }

    func hasAssociatedType(_ name: String, _ type: NominalType) -> Bool {
        type.associatedTypes[name] != nil || type.genericParameters.contains { $0.name == name }
            || type.typeAliases[name] != nil || type.conformances.contains { hasAssociatedType(name, $0) }
            || (type.isFromHost && ["Element", "Index", "Iterator", "SubSequence", "ID", "RawValue"].contains(name))
    }

    private func unresolved(_ name: Identifier, in scope: Scope, _ report: Report?) -> Type {
        guard let report else { return .unknown }
        if let retired = retiredNames[name.text] {
            report(Diagnosis(message: "'\(name.text)' \(retired.reason)", range: name.range, hint: retired.hint))
            return .unknown
        }
        if let framework = AppleFrameworks.framework(of: name.text) {
            foreignUses.append(ForeignUse(name: name.text, framework: framework, range: name.range))
        }
        let hint = Suggestion.nearest(to: name.text, in: typeNames(visibleFrom: scope)).map { "did you mean '\($0)'?" }
        report(Diagnosis(message: "cannot find type '\(name.text)' in scope", range: name.range, hint: hint))
        return .unknown
    }

    private func resolve(_ unusable: UnusableName, _ name: Identifier, _ report: Report?) -> Type {
        guard let report else { return .unknown }
        foreignUses += unusable.foreignUse(name.range).map { [$0] } ?? []
        if let message = unusable.message(name.text) {
            report(Diagnosis(message: message, range: name.range, notes: unusable.notes))
        }
        return .unknown
    }

    /// What a name stands for that cannot be used, if nothing nearer has the name.
    func unusable(_ name: String, in scope: Scope) -> UnusableName? {
        var current: Scope? = scope
        while let scope = current {
            if let entry = scope.here(name) {
                guard case .unusable(let unusable) = entry else { return nil }
                return unusable
            }
            current = scope.parent
        }
        return nil
    }

    private func typeNames(visibleFrom scope: Scope) -> [String] {
        var names: [String] = []
        var current: Scope? = scope
        while let scope = current {
            for name in scope.order {
                switch scope.here(name) {
                case .type, .alias, .parameter: names.append(name)
                default: continue
                }
            }
            current = scope.parent
        }
        return names + hostTypes.keys.sorted()
    }

    /// The result builder an attribute names, if it names one.
    func builder(_ attribute: Attribute, in scope: Scope) -> NominalType? {
        let name = attribute.name.text.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        var type = resolve(
            TypeName(.named(Identifier(name[0], attribute.range), arguments: []), attribute.range), in: scope)
        for part in name.dropFirst() { type = nestedType(part, of: type) ?? .unknown }
        guard let found = nominal(type)?.type else { return nil }
        let isBuilder = found.attributes.contains { $0.name.text == "resultBuilder" }
        return isBuilder || found.members.names.contains { $0.hasPrefix("build") } ? found : nil
    }
}
