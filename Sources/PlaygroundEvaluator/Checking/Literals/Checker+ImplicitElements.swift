import PlaygroundSyntax
import SourceText

/// Members of literals whose elements are `.member`s, or empty: `[.small, .large].prefix(1)`, `[[]].first`.
///
/// What the elements are is told by what the whole should be, or by what is asked for: `[.small, .large].contains(size)`.
extension Checker {
    /// The call with the literal's elements as what fits; nil for other bases, and when nothing fits.
    func callOnImplicitElements(
        _ base: Expression, _ reference: NameReference, _ given: GivenArguments, _ expected: Type?, _ range: SourceRange
    ) -> Code? {
        guard restsOnImplicitElements(base) else { return nil }
        let known = given.list.filter { !dependsOnParameter($0.value) }.map { argument in
            quietly { check(argument.value) }.result.type
        }
        return withElements(elements(of: expected) + known, base) {
            callMember(of: $0, reference, given, expected, range)
        }
    }

    /// The property with the literal's elements as what fits; nil for other bases, and when nothing fits.
    func memberOfImplicitElements(
        _ base: Expression, _ reference: NameReference, _ expected: Type?, _ range: SourceRange
    ) -> Code? {
        guard restsOnImplicitElements(base) else { return nil }
        return withElements(elements(of: expected), base) { member(of: $0, reference, expected, range) }
    }

    /// Whether a chain of members begins at a literal whose elements do not say what they are.
    func restsOnImplicitElements(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .array(let elements): !elements.isEmpty && elements.allSatisfy(saysNothing)
        case .tuple(let elements) where elements.count == 1: restsOnImplicitElements(elements[0].value)
        case .member(let base, _): restsOnImplicitElements(base)
        case .call(let call):
            if case .member(let base, _) = call.callee.kind { restsOnImplicitElements(base) } else { false }
        default: false
        }
    }

    /// `.member`, `[]`, `[:]`, `nil`, or a literal of them.
    private func saysNothing(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .nilLiteral: true
        case .array(let elements): elements.allSatisfy(saysNothing)
        case .dictionary(let pairs): pairs.isEmpty
        default: startsImplicitly(expression)
        }
    }

    private func withElements(_ candidates: [Type], _ base: Expression, _ use: (Code) -> Code) -> Code? {
        let wanted = candidates.filter { !types.isOpen($0) }.map { Type.array($0) }
        // What the chain as a whole was taken for holds for what it begins with.
        let start = base.range.lowerBound
        if assumedChain == start { return wanted.first.map { use(check(base, expecting: $0)) } }
        let saved = assumedChain
        assumedChain = start
        defer { assumedChain = saved }
        for type in wanted where !quietly({ use(check(base, expecting: type)) }).failed {
            return use(check(base, expecting: type))
        }
        return nil
    }

    /// What the elements can be when this is wanted of the whole: its elements, or itself.
    private func elements(of wanted: Type?) -> [Type] {
        guard let wanted, let whole = literalTarget(wanted) else { return [] }
        return [types.associatedType("Element", of: whole), whole].compactMap { $0 }
    }
}
