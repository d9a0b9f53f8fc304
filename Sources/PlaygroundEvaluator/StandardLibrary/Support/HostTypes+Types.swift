/// Host types made of Swift types: module, equality, order and description are the Swift type's own.
extension HostTypes {
    package func type<Payload: HostRepresentable>(
        _ declaration: String, of payload: Payload.Type, @RowBuilder _ rows: @escaping () -> [HostMember],
        configure: @escaping (NominalType) -> Void = { _ in }
    ) -> HostType {
        HostType(
            declaration,
            configure: { [self] type in
                note(type)
                type.configureLater { type in
                    type.module = Self.module(of: payload)
                    Self.setHooks(of: type, for: payload)
                    configure(type)
                }
            }, members: { (payload is any CustomStringConvertible.Type ? DescriptionRows.both : []) + rows() })
    }

    /// An enum whose values documents switch over.
    package func enumeration<Content: BridgedEnum>(
        _ declaration: String, of content: Content.Type, @RowBuilder _ rows: @escaping () -> [HostMember] = { [] }
    ) -> HostType {
        declare(declaration) {
            for (name, _) in Content.bridgedCases { HostMember(noting: "case \(name)") }
            rows()
        } configure: { type in
            type.cases = Content.bridgedCases.map { .init(name: $0.name) }
            // Asking Swift for a type's full name is slow, and few documents need it.
            type.configureLater { $0.module = Self.module(of: content) }
        }
    }

    /// A type without a Swift type behind it: a protocol, a namespace, or one that values have as cases of `Value`.
    package func declare(
        _ declaration: String, module: String = "Swift", @RowBuilder _ rows: @escaping () -> [HostMember] = { [] },
        configure: @escaping (NominalType) -> Void = { _ in }
    ) -> HostType {
        HostType(
            declaration,
            configure: { [self] type in
                note(type)
                type.module = module
                configure(type)
            }, members: rows)
    }

    /// `FoundationEssentials` for `Date`: what `String(reflecting:)` writes first.
    private static func module(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        return name.firstIndex(of: ".").map { String(name[..<$0]) } ?? "Swift"
    }

    private static func setHooks<Payload: HostRepresentable>(of type: NominalType, for payload: Payload.Type) {
        type.hooks.describe = { value in Payload.read(value).map { String(describing: $0) } ?? type.name }
        type.hooks.debugDescribe = { value in Payload.read(value).map { String(reflecting: $0) } ?? type.name }
        if let equatable = payload as? any (HostRepresentable & Equatable).Type {
            setEquality(of: type, for: equatable)
        }
        if let hashable = payload as? any (HostRepresentable & Hashable).Type { setHash(of: type, for: hashable) }
        if let comparable = payload as? any (HostRepresentable & Comparable).Type {
            setOrder(of: type, for: comparable)
        }
    }

    private static func setEquality<Payload: HostRepresentable & Equatable>(
        of type: NominalType, for payload: Payload.Type
    ) {
        type.hooks.equal = { left, right in Payload.read(left) == Payload.read(right) }
    }

    private static func setHash<Payload: HostRepresentable & Hashable>(
        of type: NominalType, for payload: Payload.Type
    ) {
        type.hooks.hash = { value, hasher in hasher.combine(Payload.read(value)) }
    }

    private static func setOrder<Payload: HostRepresentable & Comparable>(
        of type: NominalType, for payload: Payload.Type
    ) {
        type.hooks.isLess = { left, right in
            guard let left = Payload.read(left), let right = Payload.read(right) else { return false }
            return left < right
        }
    }
}
