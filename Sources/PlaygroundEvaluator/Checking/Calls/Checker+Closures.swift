import PlaygroundSyntax
import SourceText

extension Checker {
    func closure(_ literal: Closure, _ expected: Type?, _ range: SourceRange) -> Code {
        let wanted = expected?.function
        let number = closureCount[ObjectIdentifier(function), default: 0] + 1
        closureCount[ObjectIdentifier(function)] = number
        let made = types.makeFunction(
            name: "closure #\(number) in \(function.name)", file: file, range: range,
            type: wanted ?? FunctionType(parameters: [], result: .unknown), parent: function)
        let captures = literal.captures.map { capture($0) }
        let isolation = function.isolation
        inFunction(made) {
            made.isolation = isolation
            made.isAsync = literal.isAsync || (wanted?.isAsync ?? false)
            if literal.isThrowing { made.throwsErrors = true }
            if let thrown = literal.thrown.map(resolve) ?? wanted?.thrown, !types.isOpen(thrown) {
                made.type.thrown = thrown
                flow.thrown = thrown
            }
            declare(captures, in: made)
            readClosure(literal, made, wanted, range)
        }
        var type = made.type
        var fits = !made.hasWrongParameters
        type.isThrowing = made.throwsErrors
        type.thrown = literal.thrown == nil ? nil : made.type.thrown
        if let expected = wanted?.thrown, type.isThrowing { type.thrown = type.thrown ?? expected }
        type.isAsync = made.awaits || literal.isAsync
        if let wanted {
            if made.throwsErrors, !wanted.isThrowing {
                fits = false
                error(
                    "invalid conversion from throwing function of type '\(FunctionType.function(type))' to non-throwing function type '\(FunctionType.function(wanted))'",
                    range)
            }
            if made.awaits, !wanted.isAsync {
                fits = false
                error(
                    "invalid conversion from 'async' function of type '\(FunctionType.function(type))' to synchronous function type '\(FunctionType.function(wanted))'",
                    range)
            }
        }
        // What has been reported is taken for what was wanted.
        if let wanted, !fits { type = wanted }
        made.type = type
        let code = Code(.closure(made), .function(type), range)
        guard !captures.isEmpty else { return code }
        let steps = captures.compactMap { entry in entry.value.map { Step.bind(entry.outer, $0) } }
        return Code(
            .sequence(Block(steps: steps, variables: captures.map(\.outer), places: steps.map { _ in range }), code),
            .function(type), range)
    }

    private struct CaptureEntry {
        var name: Identifier
        var outer: LocalVariable
        var value: Code?
        var isWeak: Bool
    }

    /// A capture-list entry: its value now, in a variable of the function around.
    private func capture(_ written: Closure.Capture) -> CaptureEntry {
        let value = written.value.map { check($0) } ?? name(NameReference(written.name), nil, written.name.range)
        let isWeak = written.strength != .strong
        let type: Type = written.strength == .weak && !value.type.isOptional ? .optional(value.type) : value.type
        let outer = LocalVariable(written.name.text, type, isLet: true, in: function, range: written.name.range)
        outer.isWeak = isWeak
        outer.isUnowned = written.strength == .unowned
        outer.isAssigned = true
        return CaptureEntry(
            name: written.name, outer: outer, value: converted(value, to: type) ?? value, isWeak: isWeak)
    }

    private func declare(_ captures: [CaptureEntry], in function: Function) {
        for entry in captures { scope.declare(entry.name.text, .local(entry.outer)) }
    }

    private func readClosure(_ literal: Closure, _ made: Function, _ wanted: FunctionType?, _ range: SourceRange) {
        let shorthandScope =
            literal.parameters == nil
            ? ShorthandScope(function: made, types: wanted?.parameters.map(\.type) ?? []) : nil
        if let shorthandScope {
            prepareShorthand(shorthandScope, literal, wanted, range)
            shorthand.append(shorthandScope)
        }
        if let parameters = literal.parameters { declareParameters(parameters, made, wanted, range) }
        let result = literal.returnType.map(resolve)
        var expectedResult = result ?? wanted?.result
        if let known = expectedResult, known.isUnknown { expectedResult = nil }
        readBody(literal.body, made, expectedResult, range, isVoid: result == nil && wanted?.result == .void)
        if shorthandScope != nil { shorthand.removeLast() }
        made.type.parameters = made.parameters.map { FunctionType.Parameter(label: nil, name: $0.name, type: $0.type) }
        for index in made.parameters.indices where made.parameters[index].isInout {
            made.type.parameters[index].isInout = true
        }
    }

    /// Declares the written parameters; several for one tuple take it apart.
    private func declareParameters(
        _ written: [Closure.Parameter], _ made: Function, _ wanted: FunctionType?, _ range: SourceRange
    ) {
        let given = wanted?.parameters ?? []
        if let wanted, given.count != written.count, let parts = tupleSplat(wanted), parts.count == written.count {
            return splat(written, parts, given[0].type, made, range)
        }
        if wanted != nil, given.count != written.count {
            made.hasWrongParameters = true
            error(
                "contextual closure type '\(FunctionType.function(wanted ?? made.type))' expects \(given.count) argument\(given.count == 1 ? "" : "s"), but \(written.count) \(written.count == 1 ? "was" : "were") used in closure body",
                range)
        }
        for (index, parameter) in written.enumerated() {
            let type = parameter.type.map(resolve) ?? (index < given.count ? given[index].type : .unknown)
            let variable = LocalVariable(
                parameter.name.text, type, isLet: !(index < given.count && given[index].isInout), in: made,
                range: parameter.name.range)
            variable.isParameter = true
            variable.isAssigned = true
            if index < given.count, given[index].isInout { variable.isInout = true }
            made.parameters.append(variable)
            if parameter.name.text != "_" { scope.declare(parameter.name.text, .local(variable)) }
        }
    }

    func tupleSplat(_ function: FunctionType) -> [Type.TupleElement]? {
        guard function.parameters.count == 1, case .tuple(let parts) = function.parameters[0].type, parts.count > 1
        else { return nil }
        return parts
    }

    private func splat(
        _ written: [Closure.Parameter], _ parts: [Type.TupleElement], _ type: Type, _ made: Function,
        _ range: SourceRange
    ) {
        let whole = LocalVariable("", type, isLet: true, in: made, range: range)
        whole.isParameter = true
        made.parameters.append(whole)
        for (index, parameter) in written.enumerated() where parameter.name.text != "_" {
            let variable = makeVariable(parameter.name.text, parts[index].type, isLet: true, parameter.name.range)
            variable.isAssigned = true
            scope.declare(parameter.name.text, .local(variable))
            prologue.append(
                .bind(variable, Code(.tupleElement(Code(.local(whole), type, range), index), parts[index].type, range)))
        }
    }

    private func prepareShorthand(
        _ shorthand: ShorthandScope, _ literal: Closure, _ wanted: FunctionType?, _ range: SourceRange
    ) {
        let used = shorthandCount(literal)
        let given = wanted?.parameters ?? []
        if let wanted, let parts = tupleSplat(wanted), used > 1 {
            let whole = LocalVariable("", given[0].type, isLet: true, in: shorthand.function, range: range)
            whole.isParameter = true
            shorthand.function.parameters.append(whole)
            for (index, part) in parts.enumerated() {
                let variable = makeVariable("$\(index)", part.type, isLet: true, range)
                variable.isAssigned = true
                shorthand.variables.append(variable)
                prologue.append(
                    .bind(
                        variable,
                        Code(.tupleElement(Code(.local(whole), given[0].type, range), index), part.type, range)))
            }
            return
        }
        if wanted != nil, used > given.count || used > 0 && used < given.count {
            shorthand.function.hasWrongParameters = true
            error(
                "contextual closure type '\(FunctionType.function(wanted ?? shorthand.function.type))' expects \(given.count) argument\(given.count == 1 ? "" : "s"), but \(used) \(used == 1 ? "was" : "were") used in closure body",
                range)
        } else if wanted != nil, used == 0, !given.isEmpty, given.map(\.type) != [.void] {
            error(
                "contextual type for closure argument list expects \(given.count) argument\(given.count == 1 ? "" : "s"), which cannot be implicitly ignored",
                range, hint: "insert '\(given.map { _ in "_" }.joined(separator: ", ")) in'")
        }
        for index in 0..<max(used, given.count) {
            let type = index < given.count ? given[index].type : .unknown
            let isInout = index < given.count && given[index].isInout
            let variable = LocalVariable("$\(index)", type, isLet: !isInout, in: shorthand.function, range: range)
            variable.isParameter = true
            variable.isAssigned = true
            variable.isInout = isInout
            shorthand.function.parameters.append(variable)
            shorthand.variables.append(variable)
        }
    }

    func closureParameter(_ index: Int, _ range: SourceRange) -> Code {
        guard let current = shorthand.last, index < current.variables.count else {
            error("anonymous closure argument not contained in a closure", range)
            return fault(range)
        }
        return read(current.variables[index], range)
    }

    /// Reads a closure's body: a single expression is its value.
    private func readBody(_ body: [Statement], _ made: Function, _ expected: Type?, _ range: SourceRange, isVoid: Bool)
    {
        made.type.result = expected ?? .unknown
        if body.count == 1, let expression = isVoid ? plainExpression(body[0]) : soleExpression(body[0]) {
            return readSingle(expression, made, expected, isVoid: isVoid)
        }
        if isVoid { made.type.result = .void }
        inferring = expected == nil && !isVoid ? ReturnInference() : nil
        if expected == nil, !isVoid {
            if !containsReturn(body) { made.type.result = .void; inferring = nil }
        }
        let block = self.block(kind: .function) { steps in
            steps += takePrologue()
            steps += self.steps(body)
        }
        made.body = block
        if let inferring {
            made.type.result = inferring.type ?? .void
        }
        if let expected, expected != .void, !types.isOpen(expected), !isNever(expected), !alwaysLeaves(body) {
            error("missing return in closure expected to return '\(expected)'", range)
        }
    }

    /// An expression written as a statement; in a closure that gives nothing, `if` and `switch` stay statements.
    private func plainExpression(_ statement: Statement) -> Expression? {
        guard case .expression(let expression) = statement.kind, !isAssignment(expression) else { return nil }
        return expression
    }

    private func readSingle(_ expression: Expression, _ made: Function, _ expected: Type?, isVoid: Bool) {
        let code: Code
        if isVoid {
            code = check(expression)
        } else if let expected, !types.isOpen(expected) {
            code = check(expression, as: expected, .closureResult)
        } else {
            code = check(expression, expecting: expected)
        }
        let isUnused = isVoid || code.type == .void
        made.type.result = isVoid ? .void : code.type
        var steps = takePrologue()
        steps.append(isUnused ? .evaluate(code) : .return(code))
        made.body = Block(
            steps: steps, variables: blockVariables, localFunctions: blockFunctions, range: expression.range,
            places: steps.map { _ in expression.range })
    }

    func isAssignment(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .assignment: true
        case .try(.plain, let inner), .await(let inner): isAssignment(inner)
        case .binary(_, let symbol, _):
            symbol.text.hasSuffix("=") && !Self.comparisons.contains(symbol.text)
                && !["===", "!==", "~="].contains(symbol.text)
        default: false
        }
    }

    /// Reads something as the body of another function.
    func inFunction(_ inner: Function, _ body: () -> Void) {
        let saved = (
            function, scope, flow, targets, blockVariables, blockFunctions, blockHasDefer, showsValues, inferring,
            prologue
        )
        let (thrown, assumed) = (thrownTypes, assumesOperands)
        defer { (thrownTypes, assumesOperands) = (thrown, assumed) }
        assumesOperands = false
        function = inner
        scope = Scope(kind: .function, parent: scope)
        flow = Flow()
        targets = []
        blockVariables = []
        blockFunctions = []
        blockHasDefer = false
        showsValues = false
        inferring = nil
        prologue = []
        body()
        (
            function, scope, flow, targets, blockVariables, blockFunctions, blockHasDefer, showsValues, inferring,
            prologue
        ) = saved
    }

    func takePrologue() -> [Step] {
        defer { prologue = [] }
        return prologue
    }
}

/// Finds a closure's result type from its `return` statements.
final class ReturnInference {
    var type: Type?
}

extension FunctionType {
    static func function(_ type: FunctionType) -> Type { .function(type) }
}
