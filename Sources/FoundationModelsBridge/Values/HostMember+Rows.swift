import FoundationModels
import PlaygroundEvaluator

/// Rows made of Swift functions: arguments and results cross by their types.
extension HostMember {
    /// An initializer or a static function.
    static func making<each Argument: ProgramValue, Result: ProgramValue>(
        _ declaration: String, deprecation: String? = nil, _ body: @escaping (repeat each Argument) throws -> Result
    ) -> HostMember {
        HostMember(declaration, deprecation: deprecation) { (arguments: inout HostArguments) -> Value in
            var reader = ArgumentReader(arguments)
            let result = try body(repeat try reader.next((each Argument).self))
            return try result.written(arguments.context)
        }
    }

    /// A constant of a type, or a static property.
    static func constant<Result: ProgramValue>(_ declaration: String, _ value: @escaping () -> Result) -> HostMember {
        HostMember(declaration) { try value().written($0.context) }
    }

    /// A function that reads its receiver.
    static func calling<Receiver: ProgramValue, each Argument: ProgramValue, Result: ProgramValue>(
        _ declaration: String, _ body: @escaping (Receiver, repeat each Argument) throws -> Result
    ) -> HostMember {
        HostMember(declaration) { (arguments: inout HostArguments) -> Value in
            let receiver = try arguments.programReceiver(Receiver.self)
            var reader = ArgumentReader(arguments)
            return try body(receiver, repeat try reader.next((each Argument).self)).written(arguments.context)
        }
    }

    /// A function that changes its receiver; what it returns is nil for none.
    static func changing<Receiver: ProgramValue, each Argument: ProgramValue>(
        _ declaration: String, _ body: @escaping (inout Receiver, repeat each Argument) throws -> (any ProgramValue)?
    ) -> HostMember {
        HostMember("mutating func " + declaration) { (arguments: inout HostArguments) -> Value in
            var receiver = try arguments.programReceiver(Receiver.self)
            var reader = ArgumentReader(arguments)
            let result = try body(&receiver, repeat try reader.next((each Argument).self))
            arguments.receiver = try receiver.written(arguments.context)
            return try result?.written(arguments.context) ?? .void
        }
    }

    /// A property that is read.
    static func reading<Receiver: ProgramValue, Content: ProgramValue>(
        _ declaration: String, deprecation: String? = nil, _ read: @escaping (Receiver) throws -> Content
    ) -> HostMember {
        HostMember("var \(declaration) { get }", deprecation: deprecation) { arguments in
            try read(arguments.programReceiver(Receiver.self)).written(arguments.context)
        }
    }

    /// A stored property of a value.
    static func stored<Receiver: ProgramValue, Content: ProgramValue>(
        _ declaration: String, _ path: WritableKeyPath<Receiver, Content>
    ) -> HostMember {
        HostMember(
            "var \(declaration) { get set }",
            set: { arguments, value in
                var receiver = try arguments.programReceiver(Receiver.self)
                guard let content = Content.fromProgram(value) else {
                    throw HostRefusal("'\(declaration)' got another type")
                }
                receiver[keyPath: path] = content
                arguments.receiver = try receiver.written(arguments.context)
            },
            arguments: { arguments in
                try arguments.programReceiver(Receiver.self)[keyPath: path].written(arguments.context)
            })
    }
}

/// Reads the arguments of a call one after the other.
private struct ArgumentReader {
    private let arguments: HostArguments
    private var index = 0

    init(_ arguments: HostArguments) {
        self.arguments = arguments
    }

    /// The next argument; one that was left out is none.
    mutating func next<Argument: ProgramValue>(_ type: Argument.Type) throws -> Argument {
        defer { index += 1 }
        guard let argument = Argument.fromProgram(arguments.values[index] ?? .none) else {
            throw HostRefusal("argument \(index + 1) is not \(Argument.self)")
        }
        return argument
    }
}

extension HostArguments {
    func programReceiver<Receiver: ProgramValue>(_ type: Receiver.Type) throws -> Receiver {
        guard let receiver = Receiver.fromProgram(receiver) else {
            throw HostRefusal("the receiver is not \(Receiver.self)")
        }
        return receiver
    }
}
