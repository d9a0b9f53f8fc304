import FoundationModels
import PlaygroundEvaluator

/// A Swift type of the session library that travels in the program as a host value.
protocol Bridged: ProgramValue {
    /// The type's name in host tables, `Transcript.Prompt`.
    static var hostTypeName: String { get }
}

extension HostContext {
    /// A Swift value as a value of the program.
    func value<Payload: Bridged>(_ payload: Payload, typeArguments: [Type] = []) throws -> Value {
        try hostValue(payload, named: Payload.hostTypeName, typeArguments: typeArguments)
    }

    func hostValue(_ payload: Any, named name: String, typeArguments: [Type] = []) throws -> Value {
        guard let type = hostType(named: name) else { throw HostRefusal("the type \(name) is not declared") }
        return .host(HostBox(payload, type: type, typeArguments: typeArguments))
    }

    /// A case of a host enum.
    func enumValue(_ type: String, _ name: String, _ payload: [Value] = []) throws -> Value {
        guard let type = hostType(named: type), let index = type.cases.firstIndex(where: { $0.name == name }) else {
            throw HostRefusal("the case \(type).\(name) is not declared")
        }
        return .enumeration(EnumValue(type: type, caseIndex: index, payload: payload))
    }
}

extension Value {
    /// The Swift value inside a host value, if it is of this type.
    func payload<Payload>(_ type: Payload.Type = Payload.self) -> Payload? {
        switch self {
        case .host(let host): host.payload as? Payload
        case .some(let wrapped): wrapped.payload(type)
        default: nil
        }
    }

    /// The name of the enum case and what it carries.
    var enumCase: (name: String, payload: [Value])? {
        guard case .enumeration(let value) = self else { return nil }
        return (value.type.cases[value.caseIndex].name, value.payload)
    }

    /// The value inside an optional, nil for none; other values are themselves.
    var unwrapped: Value? {
        switch self {
        case .none: nil
        case .some(let value): value
        default: self
        }
    }
}

extension HostArguments {
    /// An argument that is a Swift value of the session library.
    func bridged<Payload: Bridged>(_ index: Int, as type: Payload.Type = Payload.self) throws -> Payload {
        guard let payload = values[index]?.payload(type) else {
            throw HostRefusal("argument \(index + 1) is not \(Payload.hostTypeName)")
        }
        return payload
    }

    /// The same for an optional parameter or one that may be left out.
    func bridgedIfGiven<Payload: Bridged>(_ index: Int, as type: Payload.Type = Payload.self) throws -> Payload? {
        guard let value = values[index]?.unwrapped else { return nil }
        guard let payload = value.payload(type) else {
            throw HostRefusal("argument \(index + 1) is not \(Payload.hostTypeName)")
        }
        return payload
    }

    /// The receiver as a Swift value of the session library.
    func bridgedReceiver<Payload: Bridged>(as type: Payload.Type = Payload.self) throws -> Payload {
        guard let payload = receiver.payload(type) else {
            throw HostRefusal("the receiver is not \(Payload.hostTypeName)")
        }
        return payload
    }

    /// An argument as text: of a parameter that takes a string.
    func text(_ index: Int) throws -> String { try get(index) }

    /// An optional text argument.
    func textIfGiven(_ index: Int) throws -> String? {
        guard let value = values[index]?.unwrapped else { return nil }
        guard let text = String(value) else { throw HostRefusal("argument \(index + 1) is not a String") }
        return text
    }

    func integerIfGiven(_ index: Int) throws -> Int? {
        guard let value = values[index]?.unwrapped else { return nil }
        guard let number = Int(value) else { throw HostRefusal("argument \(index + 1) is not an Int") }
        return number
    }

    func doubleIfGiven(_ index: Int) throws -> Double? {
        guard let value = values[index]?.unwrapped else { return nil }
        guard let number = Double(value) else { throw HostRefusal("argument \(index + 1) is not a Double") }
        return number
    }

    /// The elements of an array argument.
    func elements(_ index: Int) throws -> [Value] {
        guard let value = values[index] else { return [] }
        return try context.elements(of: value)
    }
}

extension HostMember {
    /// A read-only property of a bridged type.
    static func property<Payload: Bridged>(
        _ declaration: String, of type: Payload.Type = Payload.self,
        _ read: @escaping (Payload, any HostContext) throws -> Value
    ) -> HostMember {
        HostMember(declaration) { arguments in try read(arguments.bridgedReceiver(), arguments.context) }
    }

    /// A stored property of a bridged type with value semantics.
    static func property<Payload: Bridged, Content>(
        _ declaration: String, _ path: WritableKeyPath<Payload, Content>,
        read: @escaping (Content, any HostContext) throws -> Value,
        write: @escaping (Value, any HostContext) throws -> Content
    ) -> HostMember {
        HostMember(
            declaration,
            set: { arguments, value in
                var payload: Payload = try arguments.bridgedReceiver()
                payload[keyPath: path] = try write(value, arguments.context)
                arguments.receiver = try arguments.context.value(payload)
            },
            arguments: { arguments in
                let payload: Payload = try arguments.bridgedReceiver()
                return try read(payload[keyPath: path], arguments.context)
            })
    }
}
