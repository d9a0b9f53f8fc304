/// `Task`, task groups, streams, continuations and actors' helpers, as tables.
///
/// The rows start and join strands of the program; nothing here runs in parallel.
package enum ConcurrencyLibrary {
    package static func module() -> HostModule {
        let names = TypeHandles()
        return HostModule(
            name: "_Concurrency",
            types: TaskTables(names: names).types + GroupTables(names: names).types + StreamTables(names: names).types
                + ContinuationTables(names: names).types + [mainActor, executors],
            globals: GroupTables(names: names).globals + ContinuationTables(names: names).globals)
    }

    /// Everything that starts, joins or holds up strands.
    package static func modules() -> [HostModule] {
        [module(), DispatchTables().module, ThreadTables().module] + LockTables().modules
    }

    private static var mainActor: HostType {
        HostType("class MainActor") {
            [
                HostMember("static func run<T>(resultType: T.Type = …, body: () throws -> T) async rethrows -> T") {
                    arguments in
                    try arguments.function(1).call([], in: arguments.context)
                },
                HostMember("static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T") { arguments in
                    try arguments.function(0).call([], in: arguments.context)
                },
            ]
        }
    }

    private static var executors: HostType { HostType("protocol Actor: AnyObject") }
}

/// The types of the tables, filled when the checker makes them.
final class TypeHandles {
    private var types: [String: NominalType] = [:]

    func type(_ declaration: String, members: @escaping () -> [HostMember]) -> HostType {
        HostType(declaration, configure: { [self] in note($0) }, members: members)
    }

    func note(_ type: NominalType) {
        types[type.qualifiedName] = type
        type.module = "Swift"
    }

    func value(_ payload: Any, _ name: String, _ arguments: [Type] = []) throws -> Value {
        guard let type = types[name] else { throw HostRefusal("the type '\(name)' is not part of this library") }
        return .host(HostBox(payload, type: type, typeArguments: arguments))
    }

    func error(_ name: String) throws -> ThrownError {
        guard let type = types[name] else { throw HostRefusal("the type '\(name)' is not part of this library") }
        return ThrownError(.host(HostBox(CancellationMark(), type: type)))
    }
}

/// The payload of `CancellationError()`.
final class CancellationMark {}

extension HostArguments {
    func function(_ index: Int) throws -> FunctionValue {
        guard case .function(let function)? = values[index] else {
            throw HostRefusal("argument \(index + 1) is not a function")
        }
        return function
    }

    func payload<Payload>(_ type: Payload.Type) throws -> Payload {
        guard case .host(let host) = receiver, let payload = host.payload as? Payload else {
            throw HostRefusal("the receiver is not what the method belongs to")
        }
        return payload
    }

    func strand() throws -> Strand {
        guard let strand = context as? Strand else { throw HostRefusal("tasks need a running program") }
        return strand
    }
}
