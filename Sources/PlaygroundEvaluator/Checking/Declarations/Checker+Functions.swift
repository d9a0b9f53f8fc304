import PlaygroundSyntax
import SourceText

extension Checker {
    /// What a function is a member of.
    struct FunctionContext {
        var owner: NominalType?
        var isStatic = false
        var isMutating = false
        var isInitializer = false
        var isNonisolated = false
        var isOnMainActor = false
        var scope: Scope
        var parent: Function?
        var kind = "global function"
    }

    /// A function as its declaration says it, without its body.
    func makeFunction(
        _ written: FunctionDeclaration, _ context: FunctionContext, range: SourceRange
    ) -> (function: Function, scope: Scope, signature: SignatureBuilder) {
        let made = makeFunction(
            written.name.text, written.generics, written.parameters, isAsync: written.isAsync,
            isThrowing: written.isThrowing, result: written.result, context, range: range)
        declareThrown(written.thrown, made.function, made.scope)
        return made
    }

    /// Makes a function of the document: its parameters and hidden parameters, not yet its body.
    func makeFunction(
        _ name: String, _ generics: GenericClause, _ parameters: [Parameter], isAsync: Bool, isThrowing: Bool,
        result written: TypeName?, fixedResult: Type? = nil, _ context: FunctionContext, range: SourceRange
    ) -> (function: Function, scope: Scope, signature: SignatureBuilder) {
        let scope = Scope(kind: .function, parent: context.scope)
        let signature = SignatureBuilder(types: types, scope: scope) { [self] in
            error($0.message, $0.range, hint: $0.hint, notes: $0.notes)
        }
        signature.declare(generics)
        let fixed = fixOuterParameters(signature, scope)
        let declared = parameters.map { signature.parameter($0) }
        checkAttributes(parameters.flatMap(\.attributes), in: scope)
        let result =
            fixedResult ?? written.map {
                types.resolve($0, in: scope) { [self] in error($0.message, $0.range, hint: $0.hint, notes: $0.notes) }
            } ?? .void
        let type = FunctionType(parameters: declared, isAsync: isAsync, isThrowing: isThrowing, result: result)
        if !isThrowing { checkGenerics(generics, signature, .function(type)) }
        let function = types.makeFunction(
            name: displayName(name, declared, context), file: file, range: range, type: type, parent: context.parent)
        function.isAsync = isAsync
        function.closedEffects = true
        function.kind = context.kind
        function.isInitializer = context.isInitializer
        function.isOnMainActor = context.isOnMainActor
        function.givesImplicitlyUnwrapped = written?.isImplicitlyUnwrapped ?? false
        if let kind = written?.kind, case .some = kind { function.hasOpaqueResult = true }
        if let owner = context.owner, owner.kind == .actor {
            function.isolation = context.isStatic || context.isNonisolated ? nil : owner
        }
        function.conditions = signature.requirements
        declareSelf(function, context, fixed, scope)
        for (written, parameter) in zip(parameters, declared) {
            let type = parameter.isVariadic ? Type.array(parameter.type) : parameter.type
            let variable = LocalVariable(
                written.name.text, type, isLet: !parameter.isInout, in: function, range: written.name.range)
            variable.isParameter = true
            variable.isAssigned = true
            variable.isInout = parameter.isInout
            variable.isNonescaping = written.isNonescaping(type)
            refuseWrapper(written, scope)
            function.parameters.append(variable)
            if written.name.text != "_" { scope.declare(written.name.text, .local(variable)) }
        }
        declareTypeVariables(function, signature.parameters, context)
        for (index, written) in parameters.enumerated() {
            guard let value = written.defaultValue else { continue }
            prepareDefault(value, declared[index], index, function, context, scope)
        }
        return (function, scope, signature)
    }

    /// A generic parameter that neither parameters nor result mention could never be found.
    private func checkGenerics(_ clause: GenericClause, _ signature: SignatureBuilder, _ type: Type) {
        for (written, parameter) in zip(clause.parameters, signature.parameters) {
            let mentions = { (type: Type) in self.types.substitute(type, [parameter: .void]) != type }
            let isRequired = signature.requirements.contains { requirement in
                switch requirement {
                case .same(let left, let right): mentions(left) || mentions(right)
                case .conforms: false
                }
            }
            guard !mentions(type), !isRequired else { continue }
            error("generic parameter '\(parameter.name)' is not used in function signature", written.name.range)
        }
    }

    /// The type in `throws(Error)` of a declaration.
    func declareThrown(_ written: TypeName?, _ function: Function, _ scope: Scope) {
        guard let written else { return }
        let type = types.resolve(written, in: scope) { [self] in
            error($0.message, $0.range, hint: $0.hint, notes: $0.notes)
        }
        function.type.setThrown(type)
    }

    private func displayName(_ name: String, _ parameters: [FunctionType.Parameter], _ context: FunctionContext)
        -> String
    {
        let labels = "(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
        return (context.owner.map { $0.name + "." } ?? "") + name + labels
    }

    /// In `func total() where Element == Int`, the type around has its parameter fixed.
    private func fixOuterParameters(_ signature: SignatureBuilder, _ scope: Scope) -> Substitution {
        var fixed: Substitution = [:]
        for case .same(.parameter(let parameter), let type) in signature.requirements
        where !signature.parameters.contains(parameter) {
            fixed[parameter] = type
            scope.declare(parameter.name, .alias(parameters: [], type: type))
        }
        return fixed
    }

    private func declareSelf(
        _ function: Function, _ context: FunctionContext, _ fixed: Substitution, _ scope: Scope
    ) {
        guard let owner = context.owner else { return }
        let type = types.substitute(types.selfType(of: owner), extensionMap.merging(fixed) { $1 })
        let isReference = owner.kind == .class || owner.kind == .actor
        let isLet = !(context.isMutating || (context.isInitializer && !isReference))
        let variable = LocalVariable(
            "self", context.isStatic ? .metatype(type) : type, isLet: isLet, in: function, range: function.range)
        variable.isAssigned = true
        variable.isParameter = true
        variable.isInout = context.isMutating && !isReference
        function.selfVariable = variable
        if owner.kind == .protocol || owner.isFromHost, !context.isStatic, !context.isInitializer {
            function.selfType = makeSelfType(function)
        }
        function.changesSelf = variable.isInout
        scope.declare("self", .local(variable))
    }

    private func makeSelfType(_ function: Function) -> (parameter: GenericParameter, variable: LocalVariable) {
        let parameter = GenericParameter(name: "Self")
        let variable = LocalVariable(
            "Self", .metatype(.parameter(parameter)), isLet: true, in: function, range: function.range)
        variable.isParameter = true
        variable.isAssigned = true
        return (parameter, variable)
    }

    private func declareTypeVariables(
        _ function: Function, _ parameters: [GenericParameter], _ context: FunctionContext
    ) {
        var all: [GenericParameter] = []
        if context.isInitializer, let owner = context.owner, owner.kind != .class, owner.kind != .actor {
            all += owner.kind == .protocol ? [owner.selfParameter] : owner.genericParameters
        }
        declareTypeVariables(function, all + parameters)
    }

    /// Hidden parameters that carry generic arguments.
    func declareTypeVariables(_ function: Function, _ parameters: [GenericParameter]) {
        for parameter in parameters {
            let variable = LocalVariable(
                parameter.name, .metatype(.parameter(parameter)), isLet: true, in: function, range: function.range)
            variable.isParameter = true
            variable.isAssigned = true
            function.typeVariables.append((parameter, variable))
        }
    }

    /// Reads a body when everything around it is known.
    func readLater(_ body: [Statement], _ function: Function, _ scope: Scope, builder: NominalType? = nil) {
        pendingBodies.append { [self] in read(body, function, scope, builder) }
    }

    func read(_ body: [Statement], _ function: Function, _ scope: Scope, _ builder: NominalType?) {
        let saved = self.scope
        self.scope = scope
        let loan = Loan(function.conditions)
        defer {
            self.scope = saved
            loan.end()
        }
        inFunction(function) {
            self.scope = Scope(kind: .function, parent: scope)
            if function.isInitializer { followLater(function) }
            if let builder, !containsReturn(body) {
                function.body = builderBody(body, builder, function.type.result, function.range)
            } else {
                readFunctionBody(body, function, function.range)
            }
        }
    }

    func readFunctionBody(_ body: [Statement], _ function: Function, _ range: SourceRange) {
        let result = function.type.result
        if result != .void, !function.isInitializer, body.count == 1, let expression = soleExpression(body[0]) {
            function.body = block(kind: .function) { steps in
                let code = self.check(expression, as: result, .result)
                self.checkResult(expression, code, expression.range)
                steps.append(self.isNever(code.type) ? .evaluate(code) : .return(code))
                self.stepPlaces[self.stepPlaces.count - 1].append(expression.range)
            }
            return
        }
        function.body = block(kind: .function) { $0 += self.steps(body) }
        if result != .void, !function.isInitializer, !isNever(result), !result.isUnknown, !alwaysLeaves(body) {
            error("missing return in \(function.kind) expected to return '\(result)'", endOf(body, range))
        }
    }

    private func endOf(_ body: [Statement], _ range: SourceRange) -> SourceRange {
        SourceRange(max(range.lowerBound, range.upperBound - 1), range.upperBound)
    }

    /// A body that is one value: an expression, or `if` and `switch` whose branches are values.
    func soleExpression(_ statement: Statement) -> Expression? {
        switch statement.kind {
        case .expression(let expression): return isAssignment(expression) ? nil : expression
        case .if(let branch) where !containsReturn([statement]) && isValueBranch(branch):
            return Expression(.ifExpression(branch), statement.range)
        case .switch(let choice)
        where !containsReturn([statement]) && choice.cases.allSatisfy({ $0.body.count == 1 && isValue($0.body[0]) }):
            return Expression(.switchExpression(choice), statement.range)
        default: return nil
        }
    }

    private func isValueBranch(_ branch: IfStatement) -> Bool {
        guard branch.body.count == 1, isValue(branch.body[0]) else { return false }
        switch branch.else {
        case .block(let body): return body.count == 1 && isValue(body[0])
        case .elseIf(let next): if case .if(let inner) = next.kind { return isValueBranch(inner) } else { return false }
        case nil: return false
        }
    }

    private func isValue(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .expression(let expression): !isAssignment(expression)
        case .throw: true
        case .if(let branch): isValueBranch(branch)
        case .switch(let choice): choice.cases.allSatisfy { $0.body.count == 1 && isValue($0.body[0]) }
        default: false
        }
    }

    // MARK: - Local functions

    /// Declares the functions and types of a block before its statements are read.
    func hoist(_ statements: [Statement]) {
        let declarations = statements.compactMap { statement -> Declaration? in
            if case .declaration(let declaration) = statement.kind { return declaration }
            return nil
        }
        guard declarations.contains(where: { !isVariable($0) }) else { return }
        let outer = pendingBodies
        pendingBodies = []
        var made: [(Function, Scope, FunctionDeclaration, Declaration)] = []
        declareTypes(declarations) {
            for declaration in declarations {
                guard case .function(let written) = declaration.kind else { continue }
                made.append(declareLocal(written, declaration))
            }
        }
        let nested = pendingBodies
        pendingBodies = outer
        for body in nested { body() }
        for (function, scope, written, declaration) in made {
            localBodies[ObjectIdentifier(function)] = LocalBody(
                scope: scope, body: written.body ?? [], builder: builder(of: declaration))
            localFunctions[declaration.range] = function
        }
    }

    /// Reads the body of a local function where it stands: what is above it is known by then.
    func readLocalFunction(_ declaration: Declaration) {
        guard let function = localFunctions[declaration.range],
            let body = localBodies.removeValue(forKey: ObjectIdentifier(function))
        else { return }
        read(body.body, function, body.scope, body.builder)
    }

    struct LocalBody {
        var scope: Scope
        var body: [Statement]
        var builder: NominalType?
    }

    private func isVariable(_ declaration: Declaration) -> Bool {
        if case .variable = declaration.kind { return true }
        return false
    }

    private func declareLocal(_ written: FunctionDeclaration, _ declaration: Declaration) -> (
        Function, Scope, FunctionDeclaration, Declaration
    ) {
        let context = FunctionContext(scope: scope, parent: function, kind: "local function")
        let (made, inner, _) = makeFunction(written, context, range: declaration.range)
        made.isolation = function.isolation
        let variable = makeVariable(written.name.text, .function(made.type), isLet: true, written.name.range)
        variable.isAssigned = true
        if case .localFunction(let earlier, _) = scope.here(written.name.text), earlier.type == made.type {
            error("invalid redeclaration of '\(written.name.text)'", written.name.range)
        }
        scope.declare(written.name.text, .localFunction(made, variable))
        blockFunctions.append((made, variable))
        return (made, inner, written, declaration)
    }

    func builder(of declaration: Declaration) -> NominalType? {
        declaration.attributes.lazy.compactMap { self.types.builder($0, in: self.scope) }.first
    }
}
