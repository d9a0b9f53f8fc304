/// Rows written with typed closures over bridged types; as `HostMember+Typed`, for types the library itself declares.
extension HostTypes {
    /// A method, property getter or subscript getter of a value.
    package func row<Receiver: Bridged, each Argument: Bridged, Result: Bridged>(
        _ declaration: String, where requirement: String? = nil,
        _ body: @escaping (Receiver, repeat each Argument) throws -> Result
    ) -> HostMember {
        HostMember(declaration, where: requirement) { arguments in
            var cursor = BridgedCursor(arguments)
            let receiver: Receiver = try arguments.bridgedReceiver()
            return try body(receiver, repeat try cursor.next(as: (each Argument).self)).written(in: self)
        }
    }

    /// A mutating method.
    package func mutating<Receiver: Bridged, each Argument: Bridged, Result: Bridged>(
        _ declaration: String, _ body: @escaping (inout Receiver, repeat each Argument) throws -> Result
    ) -> HostMember {
        HostMember(declaration) { arguments in
            var cursor = BridgedCursor(arguments)
            var receiver: Receiver = try arguments.bridgedReceiver()
            let result = try body(&receiver, repeat try cursor.next(as: (each Argument).self))
            arguments.receiver = try receiver.written(in: self)
            return try result.written(in: self)
        }
    }

    /// A global function, static member or initializer: the closure takes the arguments only.
    package func make<each Argument: Bridged, Result: Bridged>(
        _ declaration: String, where requirement: String? = nil,
        _ body: @escaping (repeat each Argument) throws -> Result
    ) -> HostMember {
        HostMember(declaration, where: requirement) { arguments in
            var cursor = BridgedCursor(arguments)
            return try body(repeat try cursor.next(as: (each Argument).self)).written(in: self)
        }
    }

    /// A property of a struct that can be set; the declaration is without accessors.
    package func property<Receiver: Bridged, Content: Bridged>(
        _ declaration: String, _ path: WritableKeyPath<Receiver, Content>
    ) -> HostMember {
        property(
            declaration, get: { (receiver: Receiver) in receiver[keyPath: path] },
            set: { (receiver: inout Receiver, content: Content) in receiver[keyPath: path] = content })
    }

    package func property<Receiver: Bridged, Content: Bridged>(
        _ declaration: String, get: @escaping (Receiver) throws -> Content,
        set: @escaping (inout Receiver, Content) throws -> Void
    ) -> HostMember {
        let write = { (arguments: inout HostArguments, value: Value) throws in
            var receiver: Receiver = try arguments.bridgedReceiver()
            guard let content = Content.read(value) else {
                throw HostRefusal("the new value is not \(Content.bridgedName)")
            }
            try set(&receiver, content)
            // A class keeps its box, which is its identity.
            if Receiver.self is AnyClass { return }
            arguments.receiver = try receiver.written(in: self)
        }
        return HostMember(writable: declaration + " { get set }", set: write) { arguments in
            let receiver: Receiver = try arguments.bridgedReceiver()
            return try get(receiver).written(in: self)
        }
    }

    /// An operator that changes its left side: `+=`.
    package func assignment<Left: Bridged, Right: Bridged>(
        _ symbol: String, of left: String, _ right: String? = nil,
        _ operation: @escaping (Left, Right) throws -> Left
    ) -> HostMember {
        HostMember("static func \(symbol) (lhs: inout \(left), rhs: \(right ?? left))") { arguments in
            var cursor = BridgedCursor(arguments)
            let result = try operation(try cursor.next(as: Left.self), try cursor.next(as: Right.self))
            arguments.values[0] = try result.written(in: self)
            return .void
        }
    }

    /// A constant of a type: `static let max: Int`.
    package func constant<Content: Bridged>(
        _ declaration: String, _ content: @escaping @autoclosure () -> Content
    ) -> HostMember {
        HostMember(declaration) { _ in try content().written(in: self) }
    }
}

/// Hands out arguments in order; one that was left out reads as nil.
private struct BridgedCursor {
    private let arguments: HostArguments
    private var index = 0

    init(_ arguments: HostArguments) { self.arguments = arguments }

    mutating func next<Content: Bridged>(as type: Content.Type) throws -> Content {
        defer { index += 1 }
        guard index < arguments.values.count, let content = Content.read(arguments.values[index] ?? .none) else {
            throw HostRefusal("argument \(index + 1) is not \(Content.bridgedName)")
        }
        return content
    }
}

extension HostArguments {
    package func bridgedReceiver<Content: Bridged>(as type: Content.Type = Content.self) throws -> Content {
        guard let content = Content.read(receiver) else {
            throw HostRefusal("the receiver is not \(Content.bridgedName)")
        }
        return content
    }
}

extension HostMember {
    /// A row that can be written, with the writing closure first.
    init(
        writable declaration: String, set setter: @escaping (inout HostArguments, Value) throws -> Void,
        get body: @escaping (inout HostArguments) throws -> Value
    ) {
        self.init(declaration, where: nil, deprecation: nil, set: setter, arguments: body)
    }
}
