import PlaygroundSyntax

/// What a wrapper's declaration offers.
struct WrapperForms {
    private let members: [Declaration]
    private let wrapper: NominalType

    /// Whether a member can be set, and whether that changes the wrapper itself.
    enum Setting { case none, mutating, nonmutating }

    init(_ wrapper: NominalType) {
        members = wrapper.declaration?.members ?? []
        self.wrapper = wrapper
    }

    var isComplete: Bool { variable("wrappedValue") != nil }
    var setting: Setting { setting(of: "wrappedValue") }
    var projects: Bool { has("projectedValue") }
    var settingOfProjection: Setting { setting(of: "projectedValue") }

    /// Whether `init(wrappedValue: …)` can be called.
    var takesWrappedValue: Bool {
        let written = initializers
        if !written.isEmpty { return written.contains { $0.parameters.first?.label == "wrappedValue" } }
        return wrapper.kind == .struct && variable("wrappedValue").map { $0.1.accessors?[.get] == nil } ?? false
    }

    /// Whether `init()` can be called; a library's wrappers take arguments.
    var isMadeOfNothing: Bool {
        if wrapper.isFromHost { return false }
        let written = initializers
        if !written.isEmpty { return written.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } } }
        return stored.allSatisfy { $0.initialValue != nil }
    }

    private var initializers: [InitializerDeclaration] {
        members.compactMap { if case .initializer(let written) = $0.kind { written } else { nil } }
    }

    private var stored: [VariableDeclaration.Binding] {
        members.flatMap { member -> [VariableDeclaration.Binding] in
            guard case .variable(let variable) = member.kind, !member.modifiers.isStatic else { return [] }
            return variable.bindings.filter { $0.accessors?[.get] == nil }
        }
    }

    private func variable(_ name: String) -> (VariableDeclaration, VariableDeclaration.Binding, Modifiers)? {
        for member in members {
            guard case .variable(let variable) = member.kind else { continue }
            for binding in variable.bindings {
                if case .binding(let found, _) = binding.pattern.kind, found.text == name {
                    return (variable, binding, member.modifiers)
                }
            }
        }
        return nil
    }

    private func has(_ name: String) -> Bool {
        wrapper.isFromHost ? wrapper.members[name].first != nil : variable(name) != nil
    }

    private func setting(of name: String) -> Setting {
        if wrapper.isFromHost { return wrapper.members[name].first?.isSettable == true ? plain : .none }
        guard let (variable, binding, modifiers) = variable(name), !modifiers.isPrivateSet else { return .none }
        guard let accessors = binding.accessors, accessors[.get] != nil else { return variable.isLet ? .none : plain }
        guard let setter = accessors[.set] else { return .none }
        return setter.isNonmutating ? .nonmutating : plain
    }

    private var plain: Setting { wrapper.kind == .class ? .nonmutating : .mutating }
}

extension NominalType {
    /// Whether it is declared with `@propertyWrapper`; a library's wrappers are told by their member.
    var isWrapper: Bool {
        attributes.contains { $0.name.text == "propertyWrapper" }
            || isFromHost && members.names.contains("wrappedValue")
    }

    /// What the memberwise initializer calls a stored property.
    func memberwiseName(_ storage: String) -> String {
        wrapperMakers[storage] == nil ? storage : wrappedProperties[storage] ?? storage
    }
}
