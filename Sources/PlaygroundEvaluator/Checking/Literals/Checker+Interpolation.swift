import PlaygroundSyntax
import SourceText

/// Interpolations that the document declares itself: in an extension of `String.StringInterpolation`, or in a type of its own.
extension Checker {
    /// `\(…)` that a document's `appendInterpolation` takes; nil when the library's own does.
    func ownInterpolation(_ arguments: [Argument], _ range: SourceRange) -> Code? {
        guard let nominal = types.hostType("DefaultStringInterpolation") else { return nil }
        let type = types.make(nominal, [])
        let found = types.lookup("appendInterpolation", of: type, isStatic: false)
        guard found.contains(where: { !$0.member.isHost }), chosen(found, arguments).map({ !$0.isHost }) ?? false else {
            return nil
        }
        let (variable, begin) = startInterpolation(type, 1, range)
        let whole = Code(.local(variable), type, range)
        let append = call(
            found, receiver: .value(whole), name: "appendInterpolation", arguments: GivenArguments(arguments), nil,
            range)
        let steps = [begin, .evaluate(append)]
        let text = member(of: whole, NameReference(Identifier("description", range)), types.string, range)
        return Code(.sequence(Block(steps: steps, places: [range, range]), text), types.string, range)
    }

    /// The overload that Swift would choose for the arguments.
    private func chosen(_ found: [FoundMember], _ arguments: [Argument]) -> Member? {
        let given = GivenArguments(arguments)
        let candidates = found.compactMap { member -> Candidate? in
            let matching = ArgumentMatching(parameters: member.member.type.parameters, given: given)
            return (try? matching.match().get()).map { Candidate(found: member, slots: $0) }
        }
        guard candidates.count > 1 else { return candidates.first?.found.member }
        var checked: [Int: Code] = [:]
        for (index, argument) in arguments.enumerated() where !dependsOnParameter(argument.value) {
            checked[index] = quietly { check(argument.value) }.result
        }
        return rank(candidates, given, checked, nil, .none).first?.candidate.found.member
    }

    /// A literal of a type whose interpolation is a type of the document.
    func interpolated(_ literal: StringLiteral, _ nominal: NominalType, _ range: SourceRange) -> Code? {
        let made = types.make(nominal, [])
        let found = types.lookup("init", of: made, isStatic: true).first { $0.member.labels == ["stringInterpolation"] }
        guard let found, let type = found.member.type.parameters.first?.type,
            types.nominal(type).map({ !$0.type.isFromHost }) ?? false
        else { return nil }
        let (variable, begin) = startInterpolation(type, literal.segments.count, range)
        let whole = Code(.local(variable), type, range)
        var steps = [begin]
        for segment in literal.segments { steps.append(.evaluate(append(segment, to: whole, range))) }
        let code = build(found, receiver: .metatype(made), [.code(whole)], range)
        return Code(.sequence(Block(steps: steps, places: steps.map { _ in range }), code), code.type, range)
    }

    private func append(_ segment: StringLiteral.Segment, to whole: Code, _ range: SourceRange) -> Code {
        switch segment {
        case .text(let text):
            let value = Expression(.string(StringLiteral(segments: [.text(text)])), range)
            let given = GivenArguments([Argument(value: value)])
            return callMember(of: whole, NameReference(Identifier("appendLiteral", range)), given, nil, range)
        case .interpolation(let arguments, let range):
            let name = NameReference(Identifier("appendInterpolation", range))
            return callMember(of: whole, name, GivenArguments(arguments), nil, range)
        }
    }

    /// A variable with an empty interpolation, and the step that makes it.
    private func startInterpolation(_ type: Type, _ count: Int, _ range: SourceRange) -> (LocalVariable, Step) {
        let variable = makeTemporary(type, range)
        variable.isAssigned = true
        let number = Expression(.integer(IntegerLiteral(magnitude: UInt64(count), text: "\(count)")), range)
        let given = GivenArguments([
            Argument(label: Identifier("literalCapacity", range), value: number),
            Argument(label: Identifier("interpolationCount", range), value: number),
        ])
        return (variable, .bind(variable, construct(type, nil, given, nil, range)))
    }
}
