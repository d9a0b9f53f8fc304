import PlaygroundSyntax
import SourceText

/// The words for calls that fit no declaration.
extension Checker {
    func reportMismatch(
        _ failures: [(FoundMember, ArgumentMismatch)], name: String, receiver: Receiver, _ given: GivenArguments,
        _ range: SourceRange
    ) {
        for argument in given.list { checkLoosely(argument.value) }
        guard let (found, mismatch) = failures.max(by: { $0.1.progress < $1.1.progress }) else { return }
        if reportRetired(found.member, name, given, range) { return }
        if reportUnmet(name, receiver, given, range) { return }
        if reportHidden(found.member, name, receiver, range) { return }
        let close = failures.filter { !given.list.isEmpty && includes($0.0.member.labels, given.labels) }
        if let (found, mismatch) = close.first, close.allSatisfy({ $0.0.member.labels == found.member.labels }) {
            return report(mismatch, found.member, given, range)
        }
        if let wrong = given.list.first(where: { label in isUnknown(label.label, to: failures.map(\.0.member)) }) {
            return reportUnknown(wrong, failures.map(\.0.member), given)
        }
        if failures.count > 1,
            failures.map({ $0.0.member.labels }).allSatisfy({ $0.count != given.list.count }) || failures.count > 6
        {
            reportChoices(failures.map(\.0.member), name: name, given, range)
            return
        }
        report(mismatch, found.member, given, range)
    }

    /// Says so when a method of the type around hides a function that may have been meant: `max(1, 2)` in an array.
    private func reportHidden(_ member: Member, _ name: String, _ receiver: Receiver, _ range: SourceRange) -> Bool {
        guard case .value(let base) = receiver, base.range == SourceRange(0, 0), member.kind == .function,
            !types.globals[name].isEmpty
        else { return false }
        error(
            "use of '\(name)' refers to instance method rather than global function '\(name)' in module 'Swift'", range,
            hint: "write 'Swift.\(name)'")
        return true
    }

    /// Says so when a member with these labels is there, but asks for more than the type gives: `max()` of plain structs.
    private func reportUnmet(_ name: String, _ receiver: Receiver, _ given: GivenArguments, _ range: SourceRange)
        -> Bool
    {
        guard case .value(let base) = receiver,
            let unmet = types.unmetRequirement(of: name, labels: given.labels, in: base.type)
        else { return false }
        let isBare = !unmet.member.labels.isEmpty && unmet.member.labels.allSatisfy { $0 == nil }
        error(
            "referencing instance method '\(isBare ? name : unmet.member.fullName)' on '\(unmet.owner.name)' requires that '\(unmet.type)' conform to '\(unmet.wanted.name)'",
            range)
        return true
    }

    /// Says so when the call was never, or is no longer, part of the library.
    private func reportRetired(_ member: Member, _ name: String, _ given: GivenArguments, _ range: SourceRange) -> Bool
    {
        guard let owner = member.owner, owner.isFromHost else { return false }
        let call = "\(name)(\(given.labels.map { ($0 ?? "_") + ":" }.joined()))"
        guard let retired = types.retiredNames["\(owner.name).\(call)"] else { return false }
        error("'\(call)' \(retired.reason)", range, hint: retired.hint)
        return true
    }

    private func isUnknown(_ label: Identifier?, to members: [Member]) -> Bool {
        guard let label else { return false }
        return !members.contains { $0.labels.contains(label.text) }
    }

    private func reportUnknown(_ argument: Argument, _ members: [Member], _ given: GivenArguments) {
        if let only = members.first, members.allSatisfy({ $0.labels == only.labels }),
            only.labels.count == given.list.count,
            !only.type.parameters.contains(where: { $0.hasDefault || $0.isVariadic })
        {
            let notes =
                only.declaration.map { [Diagnostic.Note("'\(only.fullName)' declared here", at: place($0.range))] }
                ?? []
            let index = zip(given.labels, only.labels).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
            return reportLabel(given, index, only.labels[index], only, notes)
        }
        let label = argument.label?.text ?? "_"
        var known: [String] = []
        for label in members.flatMap(\.labels).compactMap(\.self) where !known.contains(label) { known.append(label) }
        guard let near = Suggestion.nearest(to: label, in: known) else {
            let hint = known.isEmpty ? nil : "its labels are " + known.map { "'\($0):'" }.joined(separator: ", ")
            return error("extra argument '\(label)' in call", argument.value.range, hint: hint)
        }
        error(
            "incorrect argument label in call (have '\(label):', expected '\(near):')",
            argument.label?.range ?? argument.value.range, hint: "did you mean '\(near):'?")
    }

    /// Whether all labels are given labels of a function, so that it is surely the one that is meant.
    private func includes(_ labels: [String?], _ given: [String?]) -> Bool {
        given.allSatisfy { label in label != nil && labels.contains(label) }
    }

    private func reportChoices(_ members: [Member], name: String, _ given: GivenArguments, _ range: SourceRange) {
        let labels = "(\(given.labels.map { ($0 ?? "_") + ":" }.joined()))"
        var forms: [String] = []
        for member in members {
            let form = "'\(name)\(member.fullName.drop { $0 != "(" })'"
            if !forms.contains(form) { forms.append(form) }
        }
        let choices = forms.prefix(4).joined(separator: ", ")
        error("no exact matches in call to '\(name)\(labels)'", range, hint: "there is \(choices)")
    }

    private func report(_ mismatch: ArgumentMismatch, _ member: Member, _ given: GivenArguments, _ range: SourceRange) {
        let parameters = member.type.parameters
        let notes =
            member.declaration.map { [Diagnostic.Note("'\(member.fullName)' declared here", at: place($0.range))] }
            ?? []
        switch mismatch {
        case .missing(let index):
            error(
                "missing argument for parameter \(name(parameters, index)) in call", callEnd(given, range), notes: notes
            )
        case .extra(let index):
            let argument = given.list[index]
            if parameters.isEmpty, !given.isTrailing(index) {
                error("argument passed to call that takes no arguments", argument.value.range, notes: notes)
            } else if let label = argument.label {
                let hint = didYouMean(label.text, parameters.compactMap(\.label))
                error("extra argument '\(label.text)' in call", argument.value.range, hint: hint, notes: notes)
            } else {
                error(
                    given.isTrailing(index) ? "extra trailing closure passed in call" : "extra argument in call",
                    argument.value.range, notes: notes)
            }
        case .label(let index, let expected): reportLabel(given, index, expected, member, notes)
        case .order(let index, let before):
            let label = given.list[index].label?.text ?? "_"
            let other = given.list[before].label?.text ?? "_"
            error("argument '\(label)' must precede argument '\(other)'", given.list[index].value.range, notes: notes)
        }
    }

    private func reportLabel(
        _ given: GivenArguments, _ index: Int, _ expected: String?, _ member: Member, _ notes: [Diagnostic.Note]
    ) {
        let argument = given.list[index]
        let labels = member.labels
        let wrong = zip(given.labels, labels).filter { $0 != $1 }.count
        if wrong > 1, given.list.count == labels.count, given.labels.contains(where: { $0 != nil }) {
            let have = given.labels.map { ($0 ?? "_") + ":" }.joined()
            let want = labels.map { ($0 ?? "_") + ":" }.joined()
            return error(
                "incorrect argument labels in call (have '\(have)', expected '\(want)')", argument.value.range,
                notes: notes)
        }
        switch (argument.label?.text, expected) {
        case (nil, let expected?):
            error("missing argument label '\(expected):' in call", argument.value.range, notes: notes)
        case (let label?, nil):
            error(
                "extraneous argument label '\(label):' in call", argument.label?.range ?? argument.value.range,
                notes: notes)
        case (_?, let expected?):
            let have = given.labels.map { ($0 ?? "_") + ":" }.joined()
            let want = labels.map { ($0 ?? "_") + ":" }.joined()
            error(
                "incorrect argument label in call (have '\(have)', expected '\(want)')",
                argument.label?.range ?? argument.value.range, hint: "did you mean '\(expected):'?", notes: notes)
        case (nil, nil): error("extra argument in call", argument.value.range, notes: notes)
        }
    }

    private func callEnd(_ given: GivenArguments, _ range: SourceRange) -> SourceRange {
        SourceRange(max(range.lowerBound, range.upperBound - 1), range.upperBound)
    }

    private func name(_ parameters: [FunctionType.Parameter], _ index: Int) -> String {
        parameters[index].label.map { "'\($0)'" } ?? "#\(index + 1)"
    }

    /// Labels fit, types do not.
    func reportNoMatch(
        _ candidates: [Candidate], name: String, _ given: GivenArguments, _ checked: [Int: Code], _ range: SourceRange
    ) -> Code {
        if let first = candidates.first, reportRetired(first.found.member, name, given, range) { return fault(range) }
        // With one argument at fault in every candidate, its own message says most.
        if candidates.count <= 2 || given.list.count == 1, let first = candidates.first {
            let faults = candidates.filter { candidate in
                zip(candidate.found.member.type.parameters, candidate.slots).contains { parameter, slot in
                    if case .argument(let index) = slot, let code = checked[index] {
                        return !accepts(parameter, code, candidate)
                    }
                    return false
                }
            }
            if faults.count == candidates.count, candidates.count == 1 {
                return apply(first, .none, given, checked, nil, range)
            }
        }
        for (index, argument) in given.list.enumerated() where checked[index] == nil { checkLoosely(argument.value) }
        let operands = given.list.indices.map { index -> String in
            checked[index].map { "'\($0.type)'" } ?? quietType(given.list[index].value)
        }.joined(separator: ", ")
        let kind =
            candidates.first.map { candidate -> String in
                switch candidate.found.member.kind {
                case .initializer: "initializer"
                case .function where candidate.found.member.owner == nil: "global function '\(name)'"
                case .function where candidate.found.member.isStatic: "static method '\(name)'"
                case .function: "instance method '\(name)'"
                case .subscript: "subscript"
                default: "'\(name)'"
                }
            } ?? "'\(name)'"
        let choices = candidates.prefix(4).map { $0.found.member.type.description(named: name) }
        error(
            "no exact matches in call to \(kind)", range,
            hint: "the arguments are \(operands); found \(choices.joined(separator: ", "))")
        return fault(range)
    }

    private func quietType(_ expression: Expression) -> String {
        let trial = quietly { check(expression) }
        return trial.result.type.isUnknown ? "a literal or closure" : "'\(trial.result.type)'"
    }

    private func accepts(_ parameter: FunctionType.Parameter, _ code: Code, _ candidate: Candidate) -> Bool {
        var unification = Unification(
            types: types, open: candidate.found.member.genericParameters, map: candidate.found.substitution)
        return unification.unify(types.substitute(parameter.type, candidate.found.substitution), code.type) != nil
    }
}

extension FunctionType {
    func description(named name: String) -> String {
        let parts = parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")
        return "'\(name)(\(parts))'"
    }
}
