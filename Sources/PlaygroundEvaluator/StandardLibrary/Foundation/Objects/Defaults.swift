/// What a document keeps under keys, for as long as it runs.
final class DefaultsBox: HostRepresentable {
    package static var bridgedName: String { "UserDefaults" }
    var values: [String: Value] = [:]
    /// What `register(defaults:)` gave.
    var fallbacks: [String: Value] = [:]

    func value(_ key: String) -> Value? { values[key] ?? fallbacks[key] }
}

/// `UserDefaults`, in memory: nothing is read from the system or left behind.
struct DefaultsTables {
    let types: HostTypes
    private let standard = DefaultsBox()

    init(types: HostTypes) { self.types = types }

    @ListBuilder<HostType> var list: [HostType] {
        types.type("class UserDefaults: Sendable", of: DefaultsBox.self) {
            types.constant("static let standard: UserDefaults", standard)
            types.make("init()") { DefaultsBox() }
            types.make("init?(suiteName: String?)") { (_: String?) in DefaultsBox() as DefaultsBox? }
            writing
            reading
        }
    }

    @RowBuilder private var writing: [HostMember] {
        HostMember("func set(_ value: Any?, forKey defaultName: String)") { arguments in
            let defaults = try arguments.bridgedReceiver(as: DefaultsBox.self)
            let given = try arguments.given(0)
            defaults.values[try arguments.string(1)] = given.unwrapped
            return .void
        }
        types.row("func removeObject(forKey defaultName: String)") { (defaults: DefaultsBox, key: String) in
            defaults.values[key] = nil
            return Nothing()
        }
        HostMember("func register(defaults registrationDictionary: [String: Any])") { arguments in
            let defaults = try arguments.bridgedReceiver(as: DefaultsBox.self)
            guard case .dictionary(let given) = try arguments.given(0) else { return .void }
            for pair in given.pairs { defaults.fallbacks[String(pair.key.text ?? "")] = pair.value }
            return .void
        }
        types.row("func synchronize() -> Bool") { (_: DefaultsBox) in true }
    }

    @RowBuilder private var reading: [HostMember] {
        getter("object", "Any?") { .some($0) }
        getter("string", "String?") { if case .string = $0 { .some($0) } else { .none } }
        getter("array", "[Any]?") { if case .array = $0 { .some($0) } else { .none } }
        getter("stringArray", "[String]?") { if case .array = $0 { .some($0) } else { .none } }
        getter("dictionary", "[String: Any]?") { if case .dictionary = $0 { .some($0) } else { .none } }
        getter("data", "Data?") { if case .host = $0 { .some($0) } else { .none } }
        getter("url", "URL?") { if case .host = $0 { .some($0) } else { .none } }
        getter("integer", "Int", missing: .int(0)) { .int(Self.integer($0)) }
        getter("double", "Double", missing: .double(0)) { .double($0.floatingPoint ?? Double(Self.integer($0))) }
        getter("float", "Float", missing: .float(0)) { .float(Float($0.floatingPoint ?? Double(Self.integer($0)))) }
        getter("bool", "Bool", missing: .bool(false)) { .bool(Self.truth($0)) }
    }

    private func getter(
        _ name: String, _ type: String, missing: Value = .none, _ convert: @escaping (Value) -> Value
    ) -> HostMember {
        HostMember("func \(name)(forKey defaultName: String) -> \(type)") { arguments in
            let defaults = try arguments.bridgedReceiver(as: DefaultsBox.self)
            return defaults.value(try arguments.string(0)).map(convert) ?? missing
        }
    }

    private static func integer(_ value: Value) -> Int {
        switch value {
        case .bool(let truth): truth ? 1 : 0
        case .double(let number): Int(exactly: number.rounded(.towardZero)) ?? 0
        case .string(let text): Int(text) ?? 0
        default: value.wideInteger.flatMap { Int(exactly: $0) } ?? 0
        }
    }

    private static func truth(_ value: Value) -> Bool {
        switch value {
        case .bool(let truth): truth
        case .string(let text): ["yes", "true", "1"].contains(text.lowercased())
        default: integer(value) != 0
        }
    }
}
