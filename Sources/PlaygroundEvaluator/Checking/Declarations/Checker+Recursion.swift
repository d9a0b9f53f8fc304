import PlaygroundSyntax
import SourceText

/// Values that would contain themselves, and so have no end.
extension Checker {
    func checkRecursion(_ entries: [DeclaredType]) {
        let layouts = Dictionary(
            entries.map { ($0.type, ValueLayout($0)) }, uniquingKeysWith: { first, _ in first })
        for entry in entries where entry.type.kind == .struct || entry.type.kind == .enum {
            guard contains(entry.type, in: entry.type, layouts) else { continue }
            if entry.type.kind == .enum {
                error(
                    "recursive enum '\(entry.type.name)' is not marked 'indirect'", entry.declaration.name.range,
                    hint: "write 'indirect enum', or 'indirect' before the case")
            } else {
                error(
                    "value type '\(entry.type.name)' cannot have a stored property that recursively contains it",
                    entry.declaration.name.range, hint: "make it a class, or keep the other values in an array")
            }
        }
    }

    private func contains(_ wanted: NominalType, in start: NominalType, _ layouts: [NominalType: ValueLayout]) -> Bool {
        var seen: Set<NominalType> = []
        var queue = [start]
        while let next = queue.popLast() {
            guard let layout = layouts[next], seen.insert(next).inserted else { continue }
            let parts = layout.parts.flatMap(valueParts)
            if parts.contains(wanted) { return true }
            queue += parts
        }
        return false
    }

    /// The structs and enums that stand directly in a value of the type.
    private func valueParts(_ type: Type) -> [NominalType] {
        switch type {
        case .optional(let inner): valueParts(inner)
        case .tuple(let elements): elements.flatMap { valueParts($0.type) }
        case .nominal(let nominal, _) where nominal.kind == .struct || nominal.kind == .enum: [nominal]
        default: []
        }
    }
}

/// What a value of the document holds in itself.
private struct ValueLayout {
    let parts: [Type]

    init(_ entry: Checker.DeclaredType) {
        let indirect = Self.indirectCases(entry)
        let cases = entry.whole.modifiers.isIndirect ? [] : entry.type.cases.filter { !indirect.contains($0.name) }
        parts = entry.type.storedProperties.map(\.type) + cases.flatMap { $0.payload.map(\.type) }
    }

    private static func indirectCases(_ entry: Checker.DeclaredType) -> Set<String> {
        var names: Set<String> = []
        for member in entry.declaration.members where member.modifiers.isIndirect {
            if case .enumCases(let cases) = member.kind { names.formUnion(cases.map(\.name.text)) }
        }
        return names
    }
}
