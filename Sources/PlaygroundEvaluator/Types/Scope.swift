import PlaygroundSyntax

/// Names as one place of the program sees them, innermost first.
final class Scope {
    enum Kind {
        case file
        case type(NominalType)
        case function
        case block
    }

    enum Entry {
        case local(LocalVariable)
        case members([Member])
        case type(NominalType)
        case alias(parameters: [GenericParameter], type: Type)
        case parameter(GenericParameter)
        case localFunction(Function, LocalVariable)
        case unusable(UnusableName)
    }

    let kind: Kind
    private(set) var parent: Scope?
    private(set) var entries: [String: Entry] = [:]
    private(set) var order: [String] = []

    init(kind: Kind, parent: Scope?) {
        self.kind = kind
        self.parent = parent
    }

    func declare(_ name: String, _ entry: Entry) {
        if entries.updateValue(entry, forKey: name) == nil { order.append(name) }
    }

    func declare(_ parameter: GenericParameter) { declare(parameter.name, .parameter(parameter)) }

    /// Empties this scope and those around it.
    func letGo() {
        var next: Scope? = self
        while let scope = next {
            for case .members(let members) in scope.entries.values { for member in members { member.letGo() } }
            (scope.entries, scope.order) = ([:], [])
            next = scope.parent
            scope.parent = nil
        }
    }

    func here(_ name: String) -> Entry? { entries[name] }

    /// The type whose members are visible without a base, if the place is inside one.
    var enclosingType: NominalType? {
        if case .type(let type) = kind { return type }
        return parent?.enclosingType
    }
}
