import PlaygroundSyntax
import SourceText

/// Calls on literals: `["a", "e"].contains(letter)`, `[1, 2, 4].reduce(0, +) / 3.5`, `("a"..."z").contains(letter)`.
///
/// What the elements are is decided by the rest of the call when their own types do not fit.
extension Checker {
    /// The call with other types for the literal's elements; nil when their own types fit.
    func callOnLiteral(
        _ base: Expression, _ reference: NameReference, _ given: GivenArguments, _ expected: Type?, _ range: SourceRange
    ) -> Code? {
        guard let literal = LiteralBase(base) else { return nil }
        let number = numberExpectation(expected)
        let plain = quietly { callMember(of: check(base), reference, given, expected, range) }
        if !plain.failed, number.map({ converted(plain.result, to: $0) != nil }) ?? true { return nil }
        for element in elements(of: literal, given, number) {
            let type = literal.isRange ? types.make(types.core.closedRange, [element]) : Type.array(element)
            let trial = quietly { callMember(of: check(base, expecting: type), reference, given, expected, range) }
            if trial.failed { continue }
            return callMember(of: check(base, expecting: type), reference, given, expected, range)
        }
        return nil
    }

    /// `["+": 1, "-": 1][symbol]`: the keys are what looks them up, where nothing else fits.
    func subscriptOnLiteral(
        _ base: Expression, _ arguments: [Argument], _ expected: Type?, _ range: SourceRange
    ) -> Code? {
        guard isDictionary(base), let argument = arguments.first, argument.label == nil,
            !needsContext(argument.value), case .dictionary(let own, _) = quietly({ check(base) }).result.type
        else { return nil }
        let key = quietly { check(argument.value) }.result.type
        guard !key.mentionsUnknown, key != own else { return nil }
        let wanted = Type.dictionary(key, .unknown)
        if quietly({ check(base, expecting: wanted) }).failed { return nil }
        return subscriptUse(of: check(base, expecting: wanted), arguments, expected, range)
    }

    private func isDictionary(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .tuple(let elements): elements.count == 1 && isDictionary(elements[0].value)
        case .dictionary(let pairs): !pairs.isEmpty
        default: false
        }
    }

    /// What the elements could be instead of their own types.
    private func elements(of literal: LiteralBase, _ given: GivenArguments, _ wanted: Type?) -> [Type] {
        if literal.areLetters { return [types.character] }
        let known = given.list.filter { !dependsOnParameter($0.value) }.map { argument in
            quietly { check(argument.value) }.result.type
        }
        return ([wanted].compactMap { $0 } + known + [types.double]).filter { isNumber($0) && $0 != types.int }
    }
}

/// A literal whose elements could be of several types.
private struct LiteralBase {
    let isRange: Bool
    /// Strings of one character each; integers otherwise.
    let areLetters: Bool

    init?(_ expression: Expression) {
        switch expression.kind {
        case .tuple(let elements) where elements.count == 1:
            guard let inner = LiteralBase(elements[0].value) else { return nil }
            self = inner
        case .array(let elements) where !elements.isEmpty:
            guard let areLetters = Self.areLetters(elements) else { return nil }
            (self.isRange, self.areLetters) = (false, areLetters)
        case .binary(let left, let symbol, let right) where symbol.text == "...":
            guard let areLetters = Self.areLetters([left, right]) else { return nil }
            (self.isRange, self.areLetters) = (true, areLetters)
        default: return nil
        }
    }

    /// True for letters, false for integers, nil for anything else.
    private static func areLetters(_ elements: [Expression]) -> Bool? {
        if elements.allSatisfy({ if case .string(let text) = $0.kind { text.plainText?.count == 1 } else { false } }) {
            return true
        }
        return elements.allSatisfy(isInteger) ? false : nil
    }

    private static func isInteger(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .integer: true
        case .prefix(let symbol, let operand): symbol.text == "-" && isInteger(operand)
        default: false
        }
    }
}
