/// Rows written with typed closures; arguments are converted by `ValueConvertible`.
///
/// For members the closure's first parameter is the receiver. A property's closure takes only the receiver.
extension HostMember {
    /// A method, property getter or subscript getter of a value.
    package init<Receiver: ValueConvertible, each Argument: ValueConvertible, Result: ValueConvertible>(
        _ declaration: String, where requirement: String? = nil,
        _ body: @escaping (Receiver, repeat each Argument) throws -> Result
    ) {
        self.init(declaration, where: requirement) { arguments in
            var cursor = ArgumentCursor(arguments)
            let receiver: Receiver = try arguments.receiver()
            return try body(receiver, repeat try cursor.next(as: (each Argument).self)).value
        }
    }

    /// A mutating method.
    package init<Receiver: ValueConvertible, each Argument: ValueConvertible, Result: ValueConvertible>(
        mutating declaration: String, where requirement: String? = nil,
        _ body: @escaping (inout Receiver, repeat each Argument) throws -> Result
    ) {
        self.init(declaration, where: requirement) { arguments in
            var cursor = ArgumentCursor(arguments)
            var receiver: Receiver = try arguments.receiver()
            // Releases the old value, so that a collection changed in place is not copied.
            arguments.receiver = .void
            defer { arguments.receiver = receiver.value }
            return try body(&receiver, repeat try cursor.next(as: (each Argument).self)).value
        }
    }

    /// A global function, static member or initializer: the closure takes the arguments only.
    package init<each Argument: ValueConvertible, Result: ValueConvertible>(
        static declaration: String, where requirement: String? = nil,
        _ body: @escaping (repeat each Argument) throws -> Result
    ) {
        self.init(declaration, where: requirement) { arguments in
            var cursor = ArgumentCursor(arguments)
            return try body(repeat try cursor.next(as: (each Argument).self)).value
        }
    }
}

/// Hands out arguments in order.
private struct ArgumentCursor {
    private let arguments: HostArguments
    private var index = 0

    init(_ arguments: HostArguments) { self.arguments = arguments }

    mutating func next<Content: ValueConvertible>(as type: Content.Type) throws -> Content {
        defer { index += 1 }
        return try arguments.get(index)
    }
}

/// `()` as a result.
package struct Nothing: ValueConvertible {
    package static var swiftTypeName: String { "()" }
    package init() {}
    package init?(_ value: Value) {
        guard case .void = value else { return nil }
    }
    package var value: Value { .void }
}
