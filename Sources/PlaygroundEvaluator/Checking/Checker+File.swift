import PlaygroundSyntax
import SourceText

/// A playground that can be run: a `#Playground` section, or the statements at file scope.
package struct PlaygroundUnit {
    package enum Kind: Sendable, Equatable { case section, topLevel }

    package let kind: Kind
    package let name: String?
    package let place: SourcePlace
    let function: Function
}

extension Checker {
    /// Declares functions and variables at file scope.
    func declareGlobals(_ program: Program) {
        checkImports(program)
        checkMain(program)
        let declarations = program.items.compactMap(\.declaration)
        asyncNames = Set(declarations.flatMap(asyncLetNames))
        declareGlobalFunctions(declarations)
        for (index, statement) in program.statements.enumerated() {
            guard case .declaration(let declaration) = statement.kind else { continue }
            at(index) { declareGlobalVariable(declaration) }
        }
    }

    /// Finds the types that initial values give to variables.
    func inferGlobals() {
        for read in pendingInference + pendingGlobals { read() }
        (pendingInference, pendingGlobals) = ([], [])
    }

    /// Reads statements in order, then playgrounds, then all bodies.
    func readBodies(_ program: Program) -> [PlaygroundUnit] {
        var units: [PlaygroundUnit] = []
        if let unit = topLevel(program.statements) { units.append(unit) }
        for case .playground(let section) in program.items { units.append(playground(section)) }
        // Bodies may add more: local types, attributes.
        while !pendingBodies.isEmpty {
            let bodies = pendingBodies
            pendingBodies = []
            for body in bodies { body() }
        }
        checkInitialization(units)
        return units.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
    }

    /// Checks something that belongs to one of the block's statements.
    func at<Result>(_ statement: Int?, _ body: () -> Result) -> Result {
        let saved = currentStatement
        currentStatement = statement
        defer { currentStatement = saved }
        return body()
    }

    private func declareGlobalFunctions(_ declarations: [Declaration]) {
        for declaration in declarations {
            if case .function = declaration.kind { checkAttributes(of: declaration, in: scope) }
            guard case .function(let written) = declaration.kind else { continue }
            let isOnMainActor = declaration.attributes.nameMainActor
            let context = FunctionContext(isOnMainActor: isOnMainActor, scope: scope, kind: "global function")
            let (function, inner, signature) = makeFunction(written, context, range: declaration.range)
            let member = Member(
                name: written.name.text, kind: .function, owner: nil, type: function.type,
                implementation: .function(function))
            member.genericParameters = signature.parameters
            member.requirements = signature.requirements
            member.declaration = declaration
            addGlobal(member, written.name)
            checkExposure(function.type, declaration, nil, "function", written.name.range)
            function.type.isRethrowing = written.isRethrowing
            member.type.isRethrowing = written.isRethrowing
            let builder = builder(of: declaration)
            readLater(written.body ?? [], function, inner, builder: builder)
        }
    }

    func addGlobal(_ member: Member, _ name: Identifier) {
        guard case .members(let known) = scope.here(member.name) else {
            if case .type = scope.here(member.name) { error("invalid redeclaration of '\(member.name)'", name.range) }
            return scope.declare(member.name, .members([member]))
        }
        let clash = known.first { other in
            other.kind == member.kind && other.labels == member.labels && other.isPostfix == member.isPostfix
                && (member.kind == .property
                    || other.type.parameters.map(\.type) == member.type.parameters.map(\.type)
                        && other.type.result == member.type.result)
        }
        if let clash {
            let notes =
                clash.declaration.map {
                    [Diagnostic.Note("'\(member.name)' previously declared here", at: place($0.range))]
                } ?? []
            error(
                "invalid redeclaration of '\(member.kind == .property ? member.name : member.fullName)'", name.range,
                notes: notes)
        }
        scope.declare(member.name, .members(known + [member]))
    }

    // MARK: - Variables at file scope

    private func declareGlobalVariable(_ declaration: Declaration) {
        guard case .variable(let variable) = declaration.kind, !variable.isAsync else { return }
        checkAttributes(of: declaration, in: scope)
        if wrapped(variable, declaration, scope) != nil {
            return error("property wrappers are not supported in top-level code", declaration.range)
        }
        for attribute in declaration.attributes where types.attributes[attribute.name.text] != nil {
            error(
                "'@\(attribute.name.text)' has no meaning at a variable outside of a type", attribute.range,
                hint: "show the whole type, or mark the fence 'swift skip'")
        }
        let foreign = declaration.attributes.lazy.compactMap { attribute in
            AppleFrameworks.framework(of: attribute.name.text).map { (attribute.name.text, $0) }
        }.first
        for binding in variable.bindings {
            if let (name, framework) = foreign {
                types.foreignUses.append(ForeignUse(name: name, framework: framework, range: binding.range))
            }
            let declared = binding.type.map(resolve)
            if let value = binding.initialValue, mentionsAsync(value) {
                declareInPlace(binding, variable, declaration)
                continue
            }
            switch binding.pattern.kind {
            case .binding(let name, _): declareGlobal(name, binding, declared, variable, declaration)
            default: declareGlobalPattern(binding, variable, declaration)
            }
        }
    }

    private func declareGlobal(
        _ name: Identifier, _ binding: VariableDeclaration.Binding, _ declared: Type?, _ variable: VariableDeclaration,
        _ declaration: Declaration
    ) {
        let property = PropertySource(
            name: name, binding: binding, declared: declared, isLet: variable.isLet, declaration: declaration)
        let global = types.makeGlobal(name: name.text, type: declared ?? .unknown, isLet: variable.isLet)
        let member = Member(
            name: name.text, kind: .property, owner: nil, type: FunctionType(parameters: [], result: global.type),
            implementation: .global(global))
        member.isStatic = true
        member.isSettable = !variable.isLet
        member.declaration = declaration
        member.statement = currentStatement
        if let accessors = binding.accessors, !accessors.list.isEmpty {
            let computed = ComputedProperty()
            let source = AccessorSource(
                name: name.text, parameters: [], generics: GenericClause(), result: global.type,
                declaration: declaration)
            makeAccessors(accessors, computed, source, nil, scope)
            member.implementation = .computed(computed)
            if accessors[.get] != nil {
                member.isSettable = accessors[.set] != nil
                return addGlobal(member, name)
            }
            computed.globalStorage = global
        }
        addGlobal(member, name)
        globals[binding.range] = [global]
        global.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
        global.keeping = declaration.modifiers.keeping
        if let declared { checkWeak(declaration.modifiers, declared, name) }
        if let value = binding.initialValue {
            prepare(global, member, property, value, nil, scope)
        } else if declared?.isOptional ?? false, !variable.isLet {
            global.value = .none
            global.isInitialized = true
        } else if declared == nil {
            error("type annotation missing in pattern", binding.range)
        } else {
            global.isInitialized = true
            global.isDeferred = true
        }
    }

    /// `let (a, b) = …`: one function gives all of them their values.
    private func declareGlobalPattern(
        _ binding: VariableDeclaration.Binding, _ variable: VariableDeclaration, _ declaration: Declaration
    ) {
        guard let value = binding.initialValue else {
            if let written = binding.type { return declareDeferred(binding, written, variable, declaration) }
            return error("type annotation missing in pattern", binding.range)
        }
        let names = boundNames(binding.pattern)
        var list: [GlobalVariable] = []
        var members: [Member] = []
        for name in names {
            let global = types.makeGlobal(name: name.text, type: .unknown, isLet: variable.isLet)
            let member = Member(
                name: name.text, kind: .property, owner: nil, type: FunctionType(parameters: [], result: .unknown),
                implementation: .global(global))
            member.isStatic = true
            member.declaration = declaration
            member.statement = currentStatement
            addGlobal(member, name)
            list.append(global)
            members.append(member)
        }
        globals[binding.range] = list
        let made = types.makeFunction(
            name: "initial value", file: file, range: value.range, type: FunctionType(parameters: [], result: .void))
        made.isAsync = true
        made.isDefaultArgument = true
        for global in list { global.initialCode = GlobalInitializer(function: made) }
        let (outer, statement) = (scope, currentStatement)
        let read = { [self] in
            for member in members { (member.infer, member.isBeingDefined) = (nil, true) }
            defer { for member in members { member.isBeingDefined = false } }
            let declared = binding.type.map(resolve)
            at(statement) { readPattern(binding.pattern, value, declared, made, outer, list, members) }
        }
        for member in members { member.infer = read }
        if let first = members.first { pendingGlobals.append { first.infer?() } }
    }

    /// `let (width, height): (Int, Int)`
    private func declareDeferred(
        _ binding: VariableDeclaration.Binding, _ written: TypeName, _ variable: VariableDeclaration,
        _ declaration: Declaration
    ) {
        let names = boundNames(binding.pattern)
        guard case .tuple(let elements) = resolve(written), elements.count == names.count else {
            return error("tuple pattern has the wrong length for its type", binding.range)
        }
        globals[binding.range] = zip(names, elements).map { name, element in
            let global = types.makeGlobal(name: name.text, type: element.type, isLet: variable.isLet)
            (global.isInitialized, global.isDeferred) = (true, true)
            let member = Member(
                name: name.text, kind: .property, owner: nil, type: FunctionType(parameters: [], result: element.type),
                implementation: .global(global))
            (member.isStatic, member.declaration, member.statement) = (true, declaration, currentStatement)
            addGlobal(member, name)
            return global
        }
    }

    private func readPattern(
        _ pattern: Pattern, _ value: Expression, _ declared: Type?, _ made: Function, _ outer: Scope,
        _ list: [GlobalVariable], _ members: [Member]
    ) {
        let saved = scope
        scope = outer
        inFunction(made) {
            let code = declared.map { check(value, as: $0, .initialization) } ?? check(value)
            let pattern = self.pattern(pattern, code.type, isLet: true)
            var steps: [Step] = [.destructure(pattern, code)]
            for (global, member) in zip(list, members) {
                guard case .local(let variable) = scope.here(global.name) else { continue }
                global.type = variable.type
                member.type.result = variable.type
                steps.append(
                    .evaluate(
                        Code(
                            .assign(.global(global), Code(.local(variable), variable.type, value.range)), .void,
                            value.range)))
            }
            made.body = Block(steps: steps, variables: blockVariables, places: steps.map { _ in value.range })
        }
        scope = saved
    }

    func boundNames(_ pattern: Pattern) -> [Identifier] {
        switch pattern.kind {
        case .binding(let name, _): [name]
        case .tuple(let elements): elements.flatMap { boundNames($0.pattern) }
        case .typed(let inner, _), .optional(let inner), .cast(let inner, _): boundNames(inner)
        default: []
        }
    }

    // MARK: - What runs

    private func topLevel(_ statements: [Statement]) -> PlaygroundUnit? {
        let statements = statements + mainCall(statements)
        let running = statements.filter { runs($0) }
        guard let first = running.first, let last = running.last else { return nil }
        let range = first.range.union(last.range)
        let main = unitFunction("main", range)
        readUnit(main) { block in
            for (index, statement) in statements.enumerated() where self.runs(statement) {
                let steps = self.at(index) { self.topLevelStep(statement) }
                block += steps
                self.stepPlaces[self.stepPlaces.count - 1] += steps.map { _ in statement.range }
            }
        }
        return PlaygroundUnit(kind: .topLevel, name: nil, place: place(range), function: main)
    }

    func runs(_ statement: Statement) -> Bool {
        guard case .declaration(let declaration) = statement.kind else { return true }
        guard case .variable(let variable) = declaration.kind else { return false }
        return variable.isAsync || variable.bindings.contains { globals[$0.range] != nil }
    }

    private func topLevelStep(_ statement: Statement) -> [Step] {
        guard case .declaration(let declaration) = statement.kind, case .variable(let variable) = declaration.kind,
            !variable.isAsync
        else {
            return step(statement)
        }
        var steps: [Step] = []
        for binding in variable.bindings {
            if let work = globalsInPlace[binding.range] { steps += readInPlace(binding, work) }
            for global in globals[binding.range] ?? [] {
                infer(global)
                if globalsInPlace[binding.range] == nil { steps.append(.bindGlobal(global)) }
                guard showsValues, !global.isDeferred, !declaration.isImplicit else { continue }
                steps.append(
                    .show(
                        ShowStep(
                            origin: .binding, name: global.name, source: .global(global), type: global.type,
                            range: binding.range)))
            }
        }
        return steps
    }

    private func infer(_ global: GlobalVariable) {
        guard case .members(let members) = scope.parentFile.here(global.name) else { return }
        for member in members {
            if case .global(let known) = member.implementation, known === global { member.infer?() }
        }
    }

    private func playground(_ section: PlaygroundSection) -> PlaygroundUnit {
        let function = unitFunction(section.name ?? "playground", section.range)
        readUnit(function) { $0 += self.steps(section.body) }
        return PlaygroundUnit(kind: .section, name: section.name, place: place(section.range), function: function)
    }

    private func unitFunction(_ name: String, _ range: SourceRange) -> Function {
        let function = types.makeFunction(
            name: name, file: file, range: range, type: FunctionType(parameters: [], result: .void))
        function.isAsync = true
        return function
    }

    private func readUnit(_ function: Function, _ fill: @escaping (inout [Step]) -> Void) {
        inFunction(function) {
            showsValues = options.showsValues
            flow.handlesErrors = false
            function.body = block(kind: .function, fill)
        }
    }
}

extension Scope {
    /// The file scope around.
    var parentFile: Scope {
        var current = self
        while let parent = current.parent {
            if case .file = current.kind { return current }
            current = parent
        }
        return current
    }
}

extension Program {
    /// What stands at file scope beside playgrounds.
    var statements: [Statement] {
        items.compactMap { item in
            if case .statement(let statement) = item { return statement }
            return nil
        }
    }
}
