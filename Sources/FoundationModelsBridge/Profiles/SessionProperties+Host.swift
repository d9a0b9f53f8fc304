import FoundationModels
import PlaygroundEvaluator

extension SessionPropertyValues: Bridged {
    static let hostTypeName = "SessionPropertyValues"
}

/// The payload of `SessionProperty`: which of the session's properties it stands for.
struct BridgedSessionProperty: Bridged {
    static let hostTypeName = "LanguageModelSession.SessionProperty"
    var path: KeyPathValue
}

/// `SessionPropertyValues`, its keys and the wrapper `@SessionProperty` in the program.
struct SessionPropertyTable {
    let properties: PropertyScope

    /// What tools, profiles and instructions call the wrapper.
    static var alias: HostMember {
        HostMember(noting: "typealias SessionProperty<Value> = \(BridgedSessionProperty.hostTypeName)<Value>")
    }

    var types: [HostType] {
        [
            HostType("protocol SessionPropertyKey") {
                [
                    HostMember(noting: "associatedtype Value"),
                    .required("static var defaultValue: Value { get }"),
                ]
            },
            HostType("final class SessionPropertyValues: Sendable") { values },
            // A class, so that setting the value changes nothing in the structure it is declared in.
            HostType("final class \(BridgedSessionProperty.hostTypeName)<Value>: Sendable") { wrapper },
        ]
    }

    private var values: [HostMember] {
        [
            HostMember("func entry<Value>(_ name: String, default value: Value) -> Value") { arguments in
                let values: SessionPropertyValues = try arguments.bridgedReceiver()
                let known = values[ProgramProperties.self][try arguments.text(0)]
                return try known?.open(in: arguments.context) ?? arguments.get(1, as: Value.self)
            },
            HostMember("func setEntry<Value>(_ name: String, to value: Value)") { arguments in
                let values: SessionPropertyValues = try arguments.bridgedReceiver()
                set(try arguments.text(0), to: try arguments.get(1), in: values, arguments.context)
                return .void
            },
            HostMember(
                "subscript<Key: SessionPropertyKey>(key: Key.Type) -> Key.Value { get set }",
                set: { arguments, value in
                    set(try arguments.keyName, to: value, in: try arguments.bridgedReceiver(), arguments.context)
                },
                arguments: { arguments in
                    let values: SessionPropertyValues = try arguments.bridgedReceiver()
                    let known = values[ProgramProperties.self][try arguments.keyName]
                    if let known { return known.open(in: arguments.context) }
                    return try arguments.context.member("defaultValue", of: try arguments.get(0))
                }),
            .stored("history: Transcript.HistoryView", \SessionPropertyValues.history),
        ]
    }

    private func set(
        _ name: String, to value: Value, in values: SessionPropertyValues, _ context: any HostContext
    ) {
        values[ProgramProperties.self][name] = Confined(value, in: context)
    }

    private var wrapper: [HostMember] {
        [
            HostMember("init(_ keyPath: ReferenceWritableKeyPath<SessionPropertyValues, Value>)") { arguments in
                guard case .keyPath(let path)? = arguments.values[0] else {
                    throw HostRefusal("'SessionProperty' takes a key path", hint: #"write @SessionProperty(\.name)"#)
                }
                let type = arguments.typeArguments["Value"].map { [$0] } ?? []
                return try arguments.context.value(BridgedSessionProperty(path: path), typeArguments: type)
            },
            HostMember(
                "var wrappedValue: Value { get set }",
                set: { arguments, value in
                    let property: BridgedSessionProperty = try arguments.bridgedReceiver()
                    var values = try arguments.context.value(properties.values(in: arguments.context))
                    try property.path.write?(&values, value, arguments.context)
                },
                arguments: { arguments in
                    let property: BridgedSessionProperty = try arguments.bridgedReceiver()
                    let values = try arguments.context.value(properties.values(in: arguments.context))
                    return try property.path.read(values, arguments.context)
                }),
        ]
    }
}

extension HostArguments {
    /// The name of the key type that a subscript is given.
    fileprivate var keyName: String {
        get throws {
            guard case .type(.nominal(let key, _))? = values[0] else { throw HostRefusal("the key is not a type") }
            return "key " + key.qualifiedName
        }
    }
}
