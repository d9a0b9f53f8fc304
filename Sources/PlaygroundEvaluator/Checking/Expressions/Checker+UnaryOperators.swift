import PlaygroundSyntax
import SourceText

/// Operators with one operand.
extension Checker {
    func prefix(_ symbol: Identifier, _ operand: Expression, _ expected: Type?, _ range: SourceRange) -> Code {
        switch (symbol.text, operand.kind) {
        case ("-", .integer(let literal)): return integer(literal, expected, range, negative: true)
        case ("-", .float(let value, let text)): return float(value, text, expected, range, negative: true)
        case ("...", _): return oneSidedRange(.through, operand, expected, range)
        case ("..<", _): return oneSidedRange(.upTo, operand, expected, range)
        case ("!", _): return negation(symbol, operand, expected, range)
        default: break
        }
        if let code = literalOperation(symbol, operand, expected, range) { return code }
        let written = check(operand, expecting: needsContext(operand) ? expected : nil)
        let code = implicitlyUnwrapped(written) ?? written
        if symbol.text == "-", code.type == types.int || code.type == types.double {
            return Code(.negate(code), code.type, range)
        }
        if symbol.text == "+", isNumber(code.type) { return code }
        if code.type.isUnknown { return Code(.dynamicOperator("prefix" + symbol.text, [code]), .unknown, range) }
        if symbol.text == "-" || symbol.text == "~", isNumber(code.type) || isAbstract(code.type) {
            return Code(.dynamicOperator("prefix" + symbol.text, [code]), code.type, range)
        }
        return unary(symbol, code, operand, expected, range)
    }

    /// `!` of a truth value, or the document's own.
    private func negation(
        _ symbol: Identifier, _ operand: Expression, _ expected: Type?, _ range: SourceRange
    ) -> Code {
        let wanted = needsContext(operand) ? expected ?? types.bool : types.bool
        let code = check(operand, expecting: wanted)
        if code.type != types.bool, !code.type.isUnknown {
            let own = operatorMembers(symbol.text, [code.type], count: 1).filter { !$0.member.isHost }
            if !own.isEmpty { return unary(symbol, code, operand, expected, range) }
        }
        return Code(.not(convert(code, to: types.bool, .condition)), types.bool, range)
    }

    func unary(
        _ symbol: Identifier, _ code: Code, _ operand: Expression, _ expected: Type?, _ range: SourceRange,
        isPostfix: Bool = false
    ) -> Code {
        let found = operatorMembers(symbol.text, [code.type], count: 1).filter {
            $0.member.isHost || $0.member.isPostfix == isPostfix
        }
        let given = GivenArguments([Argument(value: operand)])
        // A literal takes the type of the operator's operand.
        let known = needsContext(operand) ? [:] : [0: code]
        let ranked = rank(found.map { Candidate(found: $0, slots: [.argument(0)]) }, given, known, expected, .none)
        guard let best = ranked.first else {
            if let code = changing(found, code, operand, expected, range) { return code }
            if found.isEmpty, operatorMembers(symbol.text, [code.type], count: 2).isEmpty {
                error("'\(symbol.text)' is not a \(isPostfix ? "postfix" : "prefix") unary operator", symbol.range)
            } else {
                error(
                    "unary operator '\(symbol.text)' cannot be applied to an operand of type '\(code.type)'",
                    symbol.range)
            }
            return fault(range)
        }
        return applyOperator(best.candidate, given, known, expected, range)
    }

    /// An operator that changes its operand, as `postfix func ++ (n: inout Int)` does.
    private func changing(
        _ found: [FoundMember], _ code: Code, _ operand: Expression, _ expected: Type?, _ range: SourceRange
    ) -> Code? {
        let place = GivenArguments([Argument(value: Expression(.inoutArgument(operand), operand.range))])
        let candidates = found.map { Candidate(found: $0, slots: [.argument(0)]) }
        guard let best = rank(candidates, place, [0: code], expected, .none).first else { return nil }
        return applyOperator(best.candidate, place, [:], expected, range)
    }

    func postfix(_ operand: Expression, _ symbol: Identifier, _ expected: Type?, _ range: SourceRange) -> Code {
        if symbol.text == "..." { return oneSidedRange(.from, operand, expected, range) }
        let code = check(operand)
        if symbol.text == "++" || symbol.text == "--", operatorMembers(symbol.text, [code.type], count: 1).isEmpty {
            error(
                "cannot find operator '\(symbol.text)' in scope; did you mean '\(symbol.text.first == "+" ? "+" : "-")= 1'?",
                symbol.range)
            return fault(range)
        }
        return unary(symbol, code, operand, expected, range, isPostfix: true)
    }
}
