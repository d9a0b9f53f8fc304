import SourceText

/// A function as a value: a closure, a function or method of the document, or one of a host library.
package class FunctionValue {
    /// The name in call stacks: `greet(name:)`, `closure #1 in greet(name:)`.
    package let name: String
    /// The function's type, or unknown.
    package var type: Type

    package init(name: String, type: Type) {
        self.name = name
        self.type = type
    }

    /// Calls the function; arguments are in parameter order, one for each parameter.
    package func call(_ arguments: [Value], in context: any HostContext) throws -> Value {
        preconditionFailure("every subclass overrides call")
    }

    /// Calls a function that has `inout` parameters; their arguments hold the new values afterwards.
    ///
    /// Values are moved out of `arguments` while the function runs, so that collections are changed in place.
    package func call(changing arguments: inout [Value], in context: any HostContext) throws -> Value {
        try call(arguments, in: context)
    }
}

/// A function value made of a Swift closure.
package final class HostFunctionValue: FunctionValue {
    private let body: ([Value], any HostContext) throws -> Value

    package init(
        name: String, type: Type, body: @escaping ([Value], any HostContext) throws -> Value
    ) {
        self.body = body
        super.init(name: name, type: type)
    }

    package override func call(_ arguments: [Value], in context: any HostContext) throws -> Value {
        try body(arguments, context)
    }
}

/// A key path: it reads, and writes when every component can be written.
package final class KeyPathValue {
    /// The path as Swift prints it, `\Person.name`.
    package let text: String
    package let type: Type
    package let read: (Value, any HostContext) throws -> Value
    package let write: ((inout Value, Value, any HostContext) throws -> Void)?

    package init(
        text: String, type: Type, read: @escaping (Value, any HostContext) throws -> Value,
        write: ((inout Value, Value, any HostContext) throws -> Void)?
    ) {
        self.text = text
        self.type = type
        self.read = read
        self.write = write
    }
}
