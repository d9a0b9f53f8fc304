/// What a string literal with `\(…)` is put together in, for documents that extend it.
struct InterpolationTable {
    let types: HostTypes

    var type: HostType {
        types.declare("struct DefaultStringInterpolation: StringInterpolationProtocol, CustomStringConvertible") {
            HostMember("init(literalCapacity: Int, interpolationCount: Int)") { [types] _ in
                try types.value("", ofType: "DefaultStringInterpolation")
            }
            HostMember("mutating func appendLiteral(_ literal: String)") { arguments in
                try append(try arguments.get(0), &arguments)
            }
            HostMember("mutating func appendInterpolation<T>(_ value: T)") { arguments in
                try append(try arguments.context.describe(try arguments.given(0)), &arguments)
            }
            HostMember("var description: String") { .string(text($0.receiver)) }
        }
    }

    private func append(_ text: String, _ arguments: inout HostArguments) throws -> Value {
        arguments.receiver = try types.value(self.text(arguments.receiver) + text, ofType: "DefaultStringInterpolation")
        return .void
    }

    private func text(_ value: Value) -> String { value.hostPayload as? String ?? "" }
}
