/// `Optional`; `?.`, `!`, `if let` and comparisons with nil are the checker's.
struct OptionalTable {
    let types: HostTypes

    var list: [HostType] {
        [type]
            + ["Equatable", "Hashable", "Encodable", "Decodable", "Sendable"].map { conformance in
                HostType("enum Optional<Wrapped>: \(conformance) where Wrapped: \(conformance)")
            }
    }

    private var type: HostType {
        types.declare("enum Optional<Wrapped>: CustomDebugStringConvertible, ExpressibleByNilLiteral") {
            HostMember("init(_ some: Wrapped)") { .some(try $0.given(0)) }
            HostMember("func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?") { arguments in
                guard let wrapped = arguments.receiver.unwrapped else { return .none }
                return .some(try arguments.call(0, wrapped))
            }
            HostMember("func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?") { arguments in
                guard let wrapped = arguments.receiver.unwrapped else { return .none }
                return try arguments.call(0, wrapped)
            }
            HostMember("static func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T") {
                arguments in
                try arguments.given(0).unwrapped ?? arguments.deferred(1)
            }
            HostMember("static func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?") {
                arguments in
                let optional = try arguments.given(0)
                return optional.unwrapped == nil ? try arguments.deferred(1) : optional
            }
            HostMember("static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool", where: "Wrapped: Equatable") {
                arguments in
                .bool(ValueEquality.areEqual(try arguments.given(0), try arguments.given(1)))
            }
            HostMember("static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool", where: "Wrapped: Equatable") {
                arguments in
                .bool(!ValueEquality.areEqual(try arguments.given(0), try arguments.given(1)))
            }
            HostMember("var unsafelyUnwrapped: Wrapped") { arguments in
                guard let wrapped = arguments.receiver.unwrapped else { throw Trap.nilUnwrapped }
                return wrapped
            }
            HostMember("var debugDescription: String") { .string(try $0.context.debugDescribe($0.receiver)) }
            HostMember("mutating func take() -> Wrapped?") { arguments in
                defer { arguments.receiver = .none }
                return arguments.receiver
            }
        }
    }
}

extension HostArguments {
    /// The value of an `@autoclosure` argument, evaluated now.
    func deferred(_ index: Int) throws -> Value {
        let value = try given(index)
        if case .function(let function) = value { return try function.call([], in: context) }
        return value
    }
}
