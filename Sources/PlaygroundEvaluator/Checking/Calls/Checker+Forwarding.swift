import PlaygroundSyntax
import SourceText

/// Values of a type that came between the program and what it wants.
extension Checker {
    /// The property's value, with a note, when that has the member and the value itself has not.
    func forwarded(_ base: Code, lacking name: Identifier) -> Code? {
        guard let (inner, _) = inner(of: base), !types.lookup(name.text, of: inner.type, isStatic: false).isEmpty else {
            return nil
        }
        noteForwarding(base, name.range)
        return inner
    }

    /// The property's value as a value of the wanted type, with a note.
    func forwarded(_ code: Code, to expected: Type) -> Code? {
        guard let (inner, _) = inner(of: code), let converted = converted(inner, to: expected) else { return nil }
        noteForwarding(code, code.range)
        return converted
    }

    private func inner(of code: Code) -> (Code, NominalType.Forwarding)? {
        guard let forwarding = types.nominal(code.type)?.type.forwarding,
            let found = types.lookup(forwarding.property, of: code.type, isStatic: false).first
        else { return nil }
        return (readProperty(found, .value(code), code.range), forwarding)
    }

    private func noteForwarding(_ code: Code, _ range: SourceRange) {
        guard let forwarding = types.nominal(code.type)?.type.forwarding else { return }
        if options.isStrict { error(forwarding.note, range) } else { note(forwarding.note, range) }
    }
}
