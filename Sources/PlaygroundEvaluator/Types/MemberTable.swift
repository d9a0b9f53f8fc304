/// The members of a type by name, filled when first asked for.
final class MemberTable {
    private var byName: [String: [Member]] = [:]
    private(set) var orderedNames: [String] = []
    /// Host rows not yet read, by name.
    private var pending: [String: [() -> Member?]] = [:]
    /// Makes the host rows of the type known; called once, at first use.
    var load: (() -> Void)?

    subscript(name: String) -> [Member] {
        prepare()
        if let waiting = pending.removeValue(forKey: name) {
            for make in waiting { if let member = make() { byName[name, default: []].append(member) } }
        }
        return byName[name] ?? []
    }

    /// Every name, for suggestions.
    var names: [String] {
        prepare()
        return orderedNames
    }

    var all: [Member] { names.flatMap { self[$0] } }

    func add(_ member: Member) {
        note(member.name)
        byName[member.name, default: []].append(member)
    }

    func addLater(_ name: String, _ make: @escaping () -> Member?) {
        note(name)
        pending[name, default: []].append(make)
    }

    /// Reads what declares types, such as aliases, before a nested type is looked up.
    func prepareTypes() { prepare() }

    /// Whether nothing has the name yet; reads no rows.
    func isFree(_ name: String) -> Bool { byName[name] == nil && pending[name] == nil }

    func remove(_ name: String) {
        byName[name] = nil
    }

    /// Takes away members that cannot be used.
    func removeAll(where isUnusable: (Member) -> Bool) {
        for name in byName.keys { byName[name]?.removeAll(where: isUnusable) }
    }

    func letGo() {
        for list in byName.values { for member in list { member.letGo() } }
        (byName, pending, load, orderedNames) = ([:], [:], nil, [])
    }

    private func note(_ name: String) {
        if byName[name] == nil, pending[name] == nil { orderedNames.append(name) }
    }

    private func prepare() {
        guard let load else { return }
        self.load = nil
        load()
    }
}
