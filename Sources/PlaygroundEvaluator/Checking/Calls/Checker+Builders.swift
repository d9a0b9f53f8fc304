import PlaygroundSyntax
import SourceText

/// Result builders: each statement of the closure becomes a component, put together by the builder's static functions.
extension Checker {
    func builderClosure(_ closure: Closure, _ builder: NominalType, _ wanted: FunctionType, _ range: SourceRange)
        -> Code
    {
        let made = types.makeFunction(
            name: "closure #1 in \(function.name)", file: file, range: range, type: wanted, parent: function)
        inFunction(made) {
            made.isAsync = wanted.isAsync
            for (index, parameter) in (closure.parameters ?? []).enumerated() {
                let type =
                    parameter.type.map(resolve)
                    ?? (index < wanted.parameters.count ? wanted.parameters[index].type : .unknown)
                let variable = LocalVariable(
                    parameter.name.text, type, isLet: true, in: made, range: parameter.name.range)
                variable.isParameter = true
                variable.isAssigned = true
                made.parameters.append(variable)
                scope.declare(parameter.name.text, .local(variable))
            }
            if containsReturn(closure.body) {
                made.body = block(kind: .function) { $0 += self.steps(closure.body) }
            } else {
                made.body = builderBody(closure.body, builder, wanted.result, range)
            }
        }
        var type = wanted
        type.isThrowing = made.throwsErrors
        if made.throwsErrors, !wanted.isThrowing { error("errors thrown from here are not handled", range) }
        made.type = type
        return Code(.closure(made), .function(type), range)
    }

    /// A function's or getter's body under `@Builder`.
    func builderBody(_ body: [Statement], _ builder: NominalType, _ result: Type, _ range: SourceRange) -> Block {
        let context = BuilderContext(type: types.make(builder, []), builder: builder, expected: result)
        return block(kind: .function) { steps in
            var value = self.components(body, context, range, &steps)
            if context.has("buildFinalResult", self.types) {
                value = self.callBuilder("buildFinalResult", [nil], [value], context, range)
            }
            if !result.isUnknown, !self.types.isOpen(result) { value = self.convert(value, to: result, .result) }
            steps.append(.return(value))
        }
    }

    struct BuilderContext {
        var type: Type
        var builder: NominalType
        var expected: Type

        func has(_ name: String, _ types: TypeSystem) -> Bool { !types.lookup(name, of: type, isStatic: true).isEmpty }
    }

    /// The components of statements, put together by `buildBlock` or `buildPartialBlock`.
    private func components(_ body: [Statement], _ context: BuilderContext, _ range: SourceRange, _ steps: inout [Step])
        -> Code
    {
        var parts: [Code] = []
        for statement in body {
            if let part = component(statement, context, &steps) { parts.append(part) }
        }
        if context.has("buildPartialBlock", types), let first = parts.first {
            var whole = callBuilder("buildPartialBlock", ["first"], [first], context, range)
            for part in parts.dropFirst() {
                whole = callBuilder("buildPartialBlock", ["accumulated", "next"], [whole, part], context, range)
            }
            return whole
        }
        return callBuilder("buildBlock", parts.map { _ in nil }, parts, context, range)
    }

    private func component(_ statement: Statement, _ context: BuilderContext, _ steps: inout [Step]) -> Code? {
        let range = statement.range
        switch statement.kind {
        case .expression(let expression):
            switch expression.kind {
            case .ifExpression(let branch): return keep(branchComponent(branch, context, range), &steps, range)
            case .switchExpression(let choice): return switchComponent(choice, context, range, &steps)
            default: return keep(expressionComponent(expression, context), &steps, range)
            }
        case .if(let branch): return keep(branchComponent(branch, context, range), &steps, range)
        case .switch(let choice): return switchComponent(choice, context, range, &steps)
        case .for(let loop): return loopComponent(loop, context, range, &steps)
        case .do(let work) where work.catches.isEmpty: return doComponent(work, context, range, &steps)
        case .declaration:
            steps += self.step(statement)
            return nil
        default:
            error(
                "closure containing control flow statement cannot be used with result builder '\(context.builder.name)'",
                range)
            return nil
        }
    }

    private func keep(_ code: Code, _ steps: inout [Step], _ range: SourceRange) -> Code {
        let variable = makeTemporary(code.type, range)
        variable.isAssigned = true
        steps.append(.bind(variable, code))
        return Code(.local(variable), code.type, range)
    }

    private func expressionComponent(_ expression: Expression, _ context: BuilderContext) -> Code {
        let found = types.lookup("buildExpression", of: context.type, isStatic: true)
        guard !found.isEmpty else {
            let blocks = types.lookup("buildBlock", of: context.type, isStatic: true)
            let hint = blocks.count == 1 ? blocks[0].member.type.parameters.first.map { visible($0.type) } : nil
            return check(expression, expecting: hint)
        }
        if found.count == 1, let wanted = found[0].member.type.parameters.first {
            let code = check(expression, expecting: visible(types.substitute(wanted.type, found[0].substitution)))
            return callBuilder("buildExpression", [nil], [code], context, expression.range)
        }
        let code = needsContext(expression) ? contextual(expression, found) : check(expression)
        return callBuilder("buildExpression", [nil], [code], context, expression.range)
    }

    private func contextual(_ expression: Expression, _ found: [FoundMember]) -> Code {
        for member in found {
            guard let wanted = member.member.type.parameters.first else { continue }
            let type = visible(types.substitute(wanted.type, member.substitution))
            let trial = quietly { check(expression, expecting: type) }
            if !trial.failed, isSubtype(trial.result.type, type) { return check(expression, expecting: type) }
        }
        return check(expression)
    }

    private func branchComponent(_ branch: IfStatement, _ context: BuilderContext, _ range: SourceRange) -> Code {
        let result = makeTemporary(.unknown, range)
        result.isAssigned = true
        let hasElse = hasUnconditionalElse(branch)
        let step = branchStep(branch, context, range, result, isFirst: true, hasElse: hasElse)
        let type = result.type
        let read = Code(.local(result), type, range)
        let block = Block(
            steps: hasElse ? [step] : [.bind(result, Code(.constant(.none), .unknown, range)), step],
            places: [range, range])
        let value = Code(.sequence(block, read), type, range)
        guard !hasElse else { return value }
        let optional = Code(value.kind, type.isUnknown ? type : .optional(type), range)
        result.type = optional.type
        let name = context.has("buildOptional", types) ? "buildOptional" : "buildIf"
        return callBuilder(name, [nil], [optional], context, range)
    }

    private func hasUnconditionalElse(_ branch: IfStatement) -> Bool {
        switch branch.else {
        case .block: true
        case .elseIf(let next): if case .if(let inner) = next.kind { hasUnconditionalElse(inner) } else { false }
        case nil: false
        }
    }

    private func branchStep(
        _ branch: IfStatement, _ context: BuilderContext, _ range: SourceRange, _ result: LocalVariable, isFirst: Bool,
        hasElse: Bool
    ) -> Step {
        inScope {
            let conditions = self.conditions(branch.conditions)
            let isChoice = branch.else != nil
            let body = branchBlock(
                branch.body, context, range, result, label: isChoice ? "first" : nil, wraps: !hasElse)
            var other: Block?
            switch branch.else {
            case .block(let statements):
                other = branchBlock(statements, context, range, result, label: "second", wraps: !hasElse)
            case .elseIf(let next):
                if case .if(let inner) = next.kind {
                    other = Block(
                        steps: [branchStep(inner, context, range, result, isFirst: false, hasElse: hasElse)],
                        places: [range])
                }
            case nil: break
            }
            return .if(conditions, body, other)
        }
    }

    private func branchBlock(
        _ body: [Statement], _ context: BuilderContext, _ range: SourceRange, _ result: LocalVariable, label: String?,
        wraps: Bool
    ) -> Block {
        block { steps in
            var value = self.components(body, context, range, &steps)
            if let label, context.has("buildEither", self.types) {
                value = self.callBuilder("buildEither", [label], [value], context, range)
            }
            if result.type.isUnknown { result.type = value.type }
            steps.append(.give(result, wraps ? Code(.some(value), .optional(value.type), range) : value))
        }
    }

    private func switchComponent(
        _ choice: SwitchStatement, _ context: BuilderContext, _ range: SourceRange, _ steps: inout [Step]
    ) -> Code {
        let result = makeTemporary(.unknown, range)
        result.isAssigned = true
        var index = 0
        steps.append(
            switchStep(choice, range) { body in
                defer { index += 1 }
                return self.branchBlock(
                    body, context, range, result, label: index == 0 ? "first" : "second", wraps: false)
            })
        return Code(.local(result), result.type, range)
    }

    private func loopComponent(
        _ loop: ForStatement, _ context: BuilderContext, _ range: SourceRange, _ steps: inout [Step]
    ) -> Code {
        let parts = makeTemporary(.array(.unknown), range)
        parts.isAssigned = true
        steps.append(.bind(parts, Code(.array([]), .array(.unknown), range)))
        steps.append(
            forStep(loop, range) { body in
                self.block { inner in
                    let value = self.components(body, context, range, &inner)
                    parts.type = .array(value.type)
                    let one = Code(.array([value]), .array(value.type), range)
                    inner.append(
                        .evaluate(Code(.compound(.local(self.captured(parts)), .appendArray, one), .void, range)))
                }
            })
        return callBuilder("buildArray", [nil], [Code(.local(parts), parts.type, range)], context, range)
    }

    private func doComponent(
        _ work: DoStatement, _ context: BuilderContext, _ range: SourceRange, _ steps: inout [Step]
    ) -> Code {
        let result = makeTemporary(.unknown, range)
        result.isAssigned = true
        let inner = branchBlock(work.body, context, range, result, label: nil, wraps: false)
        steps.append(.block(function.makeLoop(), inner))
        return Code(.local(result), result.type, range)
    }

    private func callBuilder(
        _ name: String, _ labels: [String?], _ codes: [Code], _ context: BuilderContext, _ range: SourceRange
    ) -> Code {
        let found = types.lookup(name, of: context.type, isStatic: true)
        guard !found.isEmpty else {
            if name == "buildBlock", codes.count == 1 { return codes[0] }
            error(
                "closure containing control flow statement cannot be used with result builder '\(context.builder.name)'",
                range, hint: "the builder has no '\(name)'")
            return fault(range)
        }
        return callChecked(found, name, labels, codes, receiver: .metatype(context.type), range)
    }

    /// Calls a function on arguments that have been read.
    func callChecked(
        _ found: [FoundMember], _ name: String, _ labels: [String?], _ codes: [Code], receiver: Receiver,
        expecting expected: Type? = nil,
        _ range: SourceRange
    ) -> Code {
        let arguments = zip(labels, codes).map { label, code in
            Argument(label: label.map { Identifier($0, code.range) }, value: Expression(.discard, code.range))
        }
        let given = GivenArguments(arguments)
        let checked = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($0.offset, $0.element) })
        let candidates = found.compactMap { member -> Candidate? in
            guard
                let slots = try? ArgumentMatching(parameters: member.member.type.parameters, given: given).match().get()
            else { return nil }
            return Candidate(found: member, slots: slots)
        }
        guard
            let best = candidates.count == 1
                ? candidates[0] : rank(candidates, given, checked, expected, receiver).first?.candidate
        else {
            let operands = codes.map { "'\($0.type)'" }.joined(separator: ", ")
            error("no exact matches in call to static method '\(name)' with \(operands)", range)
            return fault(range)
        }
        return apply(best, receiver, given, checked, expected, range)
    }
}
