import PlaygroundSyntax
import SourceText

/// Two changes of one variable by one call, which Swift refuses: `swap(&list[0], &list[1])`.
extension Checker {
    func checkOverlaps(_ arguments: [BuiltArgument], _ range: SourceRange) {
        var seen: [AccessPath] = []
        for case .place(let place, let code) in arguments {
            guard let path = AccessPath(place) else { continue }
            if seen.contains(where: path.overlaps) {
                error(
                    "overlapping accesses to '\(path.name)', but modification requires exclusive access; consider copying to a local variable",
                    code.range)
            }
            seen.append(path)
        }
    }
}

/// The way from a variable to a part of it.
private struct AccessPath {
    enum Part: Equatable { case field(Int), element }

    let root: ObjectIdentifier
    let name: String
    var parts: [Part] = []

    /// Whether one is a part of the other; two fields are two places, two elements are not.
    func overlaps(_ other: AccessPath) -> Bool {
        root == other.root && zip(parts, other.parts).allSatisfy { $0 == $1 }
    }
}

extension AccessPath {
    /// nil for what is reached through an object or a function: only the running program knows what that is.
    init?(_ place: Place) {
        switch place {
        case .local(let variable): self.init(root: ObjectIdentifier(variable), name: variable.name)
        case .global(let variable): self.init(root: ObjectIdentifier(variable), name: variable.name)
        case .structField(let base, let index), .tupleElement(let base, let index):
            self.init(base)
            parts.append(.field(index))
        case .arrayElement(let base, _), .dictionaryValue(let base, _), .dictionaryDefault(let base, _, _):
            self.init(base)
            parts.append(.element)
        case .forced(let base), .unwrapped(let base): self.init(base)
        default: return nil
        }
    }
}
