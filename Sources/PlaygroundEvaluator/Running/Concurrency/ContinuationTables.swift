/// Continuations: a strand waits until someone resumes it.
struct ContinuationTables {
    let names: TypeHandles

    final class Pending {
        var result: Result<Value, ThrownError>?
        var bell: Bell?
    }

    var types: [HostType] {
        ["CheckedContinuation", "UnsafeContinuation"].map { name in names.type("struct \(name)<T, E>") { resuming } }
    }

    var globals: [HostMember] {
        ["Checked", "Unsafe"].flatMap { kind in
            [
                HostMember(
                    "func with\(kind)Continuation<T>(isolation: Any = …, function: String = …, _ body: (\(kind)Continuation<T, Never>) -> Void) async -> T"
                ) { arguments in
                    try wait(kind, arguments)
                },
                HostMember(
                    "func with\(kind)ThrowingContinuation<T>(isolation: Any = …, function: String = …, _ body: (\(kind)Continuation<T, any Error>) -> Void) async throws -> T"
                ) { arguments in
                    try wait(kind, arguments)
                },
            ]
        } + [
            HostMember(
                "func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: () -> Void) async rethrows -> T"
            ) { arguments in
                let strand = try arguments.strand()
                let handler = try arguments.function(1)
                let waker = strand.task?.onCancel { _ = try? handler.call([], in: strand) }
                defer { if let waker { strand.task?.removeWaker(waker) } }
                return try arguments.function(0).call([], in: arguments.context)
            }
        ]
    }

    private func wait(_ kind: String, _ arguments: HostArguments) throws -> Value {
        let strand = try arguments.strand()
        let pending = Pending()
        let continuation = try names.value(pending, "\(kind)Continuation")
        _ = try arguments.function(2).call([continuation], in: arguments.context)
        while pending.result == nil {
            let bell = Bell()
            pending.bell = bell
            try strand.runtime.scheduler.park(bell)
            strand.runtime.current = strand
        }
        return try pending.result?.get() ?? .void
    }

    private var resuming: [HostMember] {
        [
            HostMember("func resume(returning value: T)") { arguments in
                try resume(.success(arguments.values[0] ?? .void), arguments)
            },
            HostMember("func resume()") { arguments in try resume(.success(.void), arguments) },
            HostMember("func resume(throwing error: any Error)") { arguments in
                try resume(.failure(ThrownError(arguments.values[0] ?? .void)), arguments)
            },
            HostMember("func resume(with result: Result<T, any Error>)") { arguments in
                guard case .enumeration(let result)? = arguments.values[0], let payload = result.payload.first else {
                    return .void
                }
                return try resume(result.caseIndex == 0 ? .success(payload) : .failure(ThrownError(payload)), arguments)
            },
        ]
    }

    private func resume(_ result: Result<Value, ThrownError>, _ arguments: HostArguments) throws -> Value {
        let pending = try arguments.payload(Pending.self)
        guard pending.result == nil else {
            throw Trap("SWIFT TASK CONTINUATION MISUSE: tried to resume its continuation more than once")
        }
        pending.result = result
        if let bell = pending.bell { try arguments.strand().runtime.scheduler.wake(bell) }
        return .void
    }
}
