import SourceText

extension SyntaxRules {
    func check(_ declaration: Declaration, _ context: Context) {
        for argument in declaration.attributes.flatMap(\.arguments) { check(argument.value, context) }
        if context.scope == .type(.protocol) { checkRequirement(declaration) }
        checkPlace(of: declaration, context.scope)
        switch declaration.kind {
        case .variable(let variable): check(variable, declaration, context)
        case .function(let function): check(function, declaration, context)
        case .initializer(let initializer): check(initializer, declaration, context)
        case .deinitializer(let body): check(body, .body(isAsync: false, isThrowing: false))
        case .subscript(let parts):
            check(parts.parameters, context)
            check(parts.accessors, result: nil)
        case .nominal(let type): check(type)
        case .extension(let parts): for member in parts.members { check(member, .members(of: .extension)) }
        case .enumCases(let cases): for part in cases { check(part, context) }
        case .typealias, .associatedType: break
        }
    }

    private func check(_ type: NominalDeclaration) {
        for member in type.members { check(member, .members(of: .type(type.keyword))) }
        checkMemberNames(type)
    }

    private func check(_ part: EnumCaseDeclaration, _ context: Context) {
        check(part.parameters, context)
        if let value = part.rawValue { check(value, context) }
    }

    private func check(_ parameters: [Parameter], _ context: Context) {
        for parameter in parameters {
            if let value = parameter.defaultValue { check(value, context) }
        }
        for (earlier, parameter) in zip(parameters, parameters.dropFirst())
        where earlier.isVariadic && parameter.label == nil {
            report("a parameter following a variadic parameter requires a label", at: parameter.name.range)
        }
        checkNames(parameters.map(\.name))
    }

    /// What a protocol asks for is as open as the protocol, and says nothing about calls.
    private func checkRequirement(_ declaration: Declaration) {
        if declaration.modifiers.isPrivate {
            let word = declaration.modifiers.isFilePrivate ? "fileprivate" : "private"
            report("'\(word)' modifier cannot be used in protocols", at: declaration.range)
        }
        guard case .function(let function) = declaration.kind else { return }
        if let result = function.result, case .some = result.kind {
            report(
                "'some' type cannot be the return type of a protocol requirement; did you mean to add an associated type?",
                at: result.range)
        }
        for parameter in function.parameters where parameter.defaultValue != nil {
            report("default argument not permitted in a protocol method", at: parameter.name.range)
        }
    }

    // MARK: Where declarations may stand

    private func checkPlace(of declaration: Declaration, _ scope: Context.Scope) {
        guard let message = misplacement(of: declaration, scope) else { return }
        report(message, at: declaration.range)
    }

    private func misplacement(of declaration: Declaration, _ scope: Context.Scope) -> String? {
        let isMember = scope != .file && scope != .local
        switch declaration.kind {
        case .enumCases: return scope == .type(.enum) ? nil : "enum 'case' is not allowed outside of an enum"
        case .initializer: return isMember ? nil : "initializers may only be declared within a type"
        case .subscript: return isMember ? nil : "'subscript' functions may only be declared within a type"
        case .deinitializer:
            return scope == .type(.class) || scope == .type(.actor)
                ? nil : "deinitializers may only be declared within a class, actor, or noncopyable type"
        case .extension: return scope == .file ? nil : "declaration is only valid at file scope"
        case .associatedType:
            return scope == .type(.protocol) ? nil : "associated types can only be defined in a protocol"
        case .function(let function): return misplacement(of: function, declaration.modifiers, scope)
        case .variable: return isMember ? nil : misplacedStatic(declaration.modifiers, "properties")
        case .nominal, .typealias: return nil
        }
    }

    private func misplacement(
        of function: FunctionDeclaration, _ modifiers: Modifiers, _ scope: Context.Scope
    ) -> String? {
        if modifiers.isMutating, scope == .type(.class) || scope == .type(.actor) {
            return "'mutating' is not valid on instance methods in classes"
        }
        if scope == .file || scope == .local {
            if modifiers.isMutating { return "'mutating' is only valid on methods" }
            return misplacedStatic(modifiers, "methods")
        }
        return nil
    }

    private func misplacedStatic(_ modifiers: Modifiers, _ what: String) -> String? {
        if modifiers.isStatic { return "static \(what) may only be declared on a type" }
        return modifiers.isClassMember ? "class \(what) may only be declared on a type" : nil
    }

    // MARK: Variables

    private func check(_ variable: VariableDeclaration, _ declaration: Declaration, _ context: Context) {
        if variable.isAsync { checkAwait("'async let'", declaration.range, context) }
        if variable.isAsync, !variable.isLet {
            report("'async' can only be used with 'let' declarations", at: declaration.range)
        }
        for binding in variable.bindings {
            check(binding.pattern, context)
            if let value = binding.initialValue { checkSource(value, initialValueContext(context)) }
            if let accessors = binding.accessors {
                check(accessors, result: binding.type)
                checkForm(of: accessors, context.scope)
            }
            checkForm(of: binding, isLet: variable.isLet, declaration, context.scope)
        }
    }

    /// The initial value of a member runs on its own.
    private func initialValueContext(_ context: Context) -> Context {
        context.scope == .file || context.scope == .local ? context : .body(isAsync: false, isThrowing: false)
    }

    private func checkForm(
        of binding: VariableDeclaration.Binding, isLet: Bool, _ declaration: Declaration, _ scope: Context.Scope
    ) {
        guard let message = fault(of: binding, isLet: isLet, declaration, scope) else { return }
        report(message, at: binding.range)
    }

    private func fault(
        of binding: VariableDeclaration.Binding, isLet: Bool, _ declaration: Declaration, _ scope: Context.Scope
    ) -> String? {
        let modifiers = declaration.modifiers
        let isComputed = binding.accessors?[.get] != nil || binding.accessors?[.set] != nil
        let isObserved = binding.accessors != nil && !isComputed
        if isLet, isComputed { return "'let' declarations cannot be computed properties" }
        if isLet, isObserved { return "'let' declarations cannot be observing properties" }
        if isComputed, binding.initialValue != nil { return "variable with getter/setter cannot have an initial value" }
        if isComputed, binding.type == nil { return "computed property must have an explicit type" }
        if modifiers.isLazy, isLet { return "'lazy' cannot be used on a let" }
        if modifiers.isLazy, binding.initialValue == nil { return "lazy properties must have an initializer" }
        // A property wrapper may know the type.
        if binding.type == nil, binding.initialValue == nil, declaration.attributes.isEmpty {
            return "type annotation missing in pattern"
        }
        if modifiers.isClassMember, !isComputed {
            return "class stored properties not supported in classes; did you mean 'static'?"
        }
        if isComputed || modifiers.isStatic { return nil }
        switch scope {
        // An attribute may stand for accessors; the checker knows.
        case .extension: return declaration.attributes.isEmpty ? "extensions must not contain stored properties" : nil
        case .type(.enum): return "enums must not contain stored properties"
        case .type(.protocol): return "property in protocol must have explicit { get } or { get set } specifier"
        default: return nil
        }
    }

    private func check(_ accessors: Accessors, result: TypeName?) {
        for accessor in accessors.list {
            guard let body = accessor.body else { continue }
            check(body, .body(isAsync: accessor.isAsync, isThrowing: accessor.isThrowing))
        }
    }

    /// Outside of protocols, accessors have bodies, and what can be set can be read.
    private func checkForm(of accessors: Accessors, _ scope: Context.Scope) {
        guard scope != .type(.protocol) else { return }
        for accessor in accessors.list where accessor.body == nil {
            report(
                "expected '{' to start \(accessor.kind == .get ? "getter" : "setter") definition", at: accessor.range)
        }
        if let setter = accessors[.set], accessors[.get] == nil {
            report("variable with a setter must also have a getter", at: setter.range)
        }
    }

    // MARK: Functions

    private func check(_ function: FunctionDeclaration, _ declaration: Declaration, _ context: Context) {
        check(function.parameters, context)
        if let message = bodyFault(function.body, "function", context.scope) { report(message, at: declaration.range) }
        guard let body = function.body else { return }
        check(body, .body(isAsync: function.isAsync, isThrowing: function.isThrowing))
        checkReturns(function, body, declaration, context.scope)
    }

    private func check(_ initializer: InitializerDeclaration, _ declaration: Declaration, _ context: Context) {
        check(initializer.parameters, context)
        if let message = bodyFault(initializer.body, "initializer", context.scope) {
            report(message, at: declaration.range)
        }
        guard let body = initializer.body else { return }
        check(body, .body(isAsync: initializer.isAsync, isThrowing: initializer.isThrowing))
    }

    private func bodyFault(_ body: [Statement]?, _ what: String, _ scope: Context.Scope) -> String? {
        if scope == .type(.protocol) {
            guard body != nil else { return nil }
            return what == "function"
                ? "protocol methods must not have bodies" : "protocol initializers must not have bodies"
        }
        return body == nil ? "expected '{' in body of \(what) declaration" : nil
    }

    /// A body of several statements with a result has to return one; builders, which an attribute or a protocol may
    /// make of it, do not, so only a body that returns somewhere is judged.
    private func checkReturns(
        _ function: FunctionDeclaration, _ body: [Statement], _ declaration: Declaration, _ scope: Context.Scope
    ) {
        guard let result = function.result, !result.isVoid, declaration.attributes.isEmpty,
            Flow.returnsSomewhere(body) || body.isEmpty, Flow.surelyContinues(body)
        else { return }
        report(
            "missing return in \(word(for: declaration, scope)) expected to return '\(ProgramDump().text(result))'",
            at: function.name.range)
    }

    private func word(for declaration: Declaration, _ scope: Context.Scope) -> String {
        switch scope {
        case .file: "global function"
        case .local: "local function"
        default: declaration.modifiers.isStatic ? "static method" : "instance method"
        }
    }
}

extension SyntaxRules.Context {
    static func members(of scope: Scope) -> SyntaxRules.Context {
        SyntaxRules.Context(scope: scope, canReturn: false, canAwait: false, canThrow: false)
    }
}

extension TypeName {
    fileprivate var isVoid: Bool {
        switch kind {
        case .named(let name, _): name.text == "Void" || name.text == "Never"
        case .tuple(let elements): elements.isEmpty
        default: false
        }
    }
}
