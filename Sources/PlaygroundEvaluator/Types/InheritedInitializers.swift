/// Which initializers of superclasses a class has too.
///
/// Without designated initializers of its own it has all of them; with overrides of all designated ones it has the
/// convenience ones.
struct InheritedInitializers {
    private var includesDesignated = true
    private var includesConvenience = true

    func includes(_ member: Member) -> Bool { member.isConvenience ? includesConvenience : includesDesignated }

    /// Takes into account what a class on the way declares.
    mutating func pass(from type: NominalType, to superclass: NominalType) {
        let own = designated(type)
        guard !own.isEmpty else { return }
        includesDesignated = false
        let wanted = inheritedDesignated(superclass)
        includesConvenience =
            includesConvenience
            && wanted.allSatisfy { base in
                type.members["init"].contains { $0.labels == base.labels && $0.declaration != nil }
            }
    }

    private func designated(_ type: NominalType) -> [Member] {
        type.members["init"].filter { !$0.isConvenience && $0.declaration != nil }
    }

    /// The designated initializers a class has, its own or those of the nearest superclass that declares some.
    private func inheritedDesignated(_ type: NominalType) -> [Member] {
        var current = type
        while true {
            let own = current.members["init"].filter { !$0.isConvenience }
            guard own.isEmpty, case .nominal(let next, _) = current.superclass else { return own }
            current = next
        }
    }
}
