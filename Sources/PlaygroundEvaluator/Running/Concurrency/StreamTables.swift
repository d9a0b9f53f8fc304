/// `AsyncStream`, `AsyncThrowingStream` and their continuations.
struct StreamTables {
    let names: TypeHandles

    /// Elements on their way from a continuation to a loop.
    final class Channel {
        var buffer: [Value] = []
        var isFinished = false
        var error: Value?
        var bell: Bell?
        var onTermination: FunctionValue?
        /// Makes the next element for `AsyncStream(unfolding:)`.
        var unfold: FunctionValue?
    }

    var types: [HostType] {
        [("AsyncStream", "<Element>", false), ("AsyncThrowingStream", "<Element, Failure>", true)].flatMap {
            name, parameters, throwing in
            [
                stream(name, parameters, throwing),
                names.type("struct \(name).Continuation\(parameters)") { continuation(throwing) },
                names.type("struct \(name).Iterator\(parameters)") { [next(throwing)] },
            ]
        } + [
            HostType("protocol AsyncSequence") { asyncSequence },
            HostType("protocol AsyncIteratorProtocol"),
        ]
    }

    private func stream(_ name: String, _ parameters: String, _ throwing: Bool) -> HostType {
        let effects = throwing ? "throws " : ""
        let results = throwing ? "Element, any Error" : "Element"
        return names.type("struct \(name)\(parameters): AsyncSequence") {
            [
                HostMember(
                    "init(_ elementType: Element.Type = …, bufferingPolicy limit: Any = …, _ build: (\(name)<\(results)>.Continuation) -> Void)"
                ) { arguments in
                    let channel = Channel()
                    let continuation = try names.value(channel, "\(name).Continuation")
                    _ = try arguments.function(2).call([continuation], in: arguments.context)
                    return try names.value(channel, name)
                },
                HostMember("init(unfolding produce: () async \(effects)-> Element?)") { arguments in
                    let channel = Channel()
                    channel.unfold = try arguments.function(0)
                    return try names.value(channel, name)
                },
                HostMember(
                    "static func makeStream(of elementType: Element.Type = …) -> (stream: \(name)<\(results)>, continuation: \(name)<\(results)>.Continuation)"
                ) { _ in
                    let channel = Channel()
                    let parts = [try names.value(channel, name), try names.value(channel, "\(name).Continuation")]
                    return .tuple(TupleValue(labels: ["stream", "continuation"], elements: parts))
                },
                HostMember("func makeAsyncIterator() -> \(name)<\(results)>.Iterator") { arguments in
                    try names.value(try arguments.payload(Channel.self), "\(name).Iterator")
                },
                next(throwing),
            ]
        }
    }

    private func next(_ throwing: Bool) -> HostMember {
        HostMember("mutating func next() async \(throwing ? "throws " : "")-> Element?") { arguments in
            try take(try arguments.payload(Channel.self), try arguments.strand()).map { .some($0) } ?? .none
        }
    }

    private func take(_ channel: Channel, _ strand: Strand) throws -> Value? {
        if let unfold = channel.unfold { return try unfold.call([], in: strand).unwrapped }
        while true {
            if !channel.buffer.isEmpty { return channel.buffer.removeFirst() }
            if let error = channel.error {
                channel.error = nil
                throw ThrownError(error)
            }
            if channel.isFinished || (strand.task?.isCancelled ?? false) { return nil }
            let bell = Bell()
            channel.bell = bell
            let waker = strand.task?.onCancel { bell.ring() }
            try strand.runtime.scheduler.park(bell)
            strand.runtime.current = strand
            if let waker { strand.task?.removeWaker(waker) }
            channel.bell = nil
        }
    }

    private func continuation(_ throwing: Bool) -> [HostMember] {
        let finish = throwing ? "func finish(throwing error: (any Error)? = …)" : "func finish()"
        return [
            HostMember("func yield(_ value: Element)") { arguments in
                let channel = try arguments.payload(Channel.self)
                if !channel.isFinished { channel.buffer.append(arguments.values[0] ?? .void) }
                try wake(channel, arguments)
                return .void
            },
            HostMember("func yield()") { arguments in
                let channel = try arguments.payload(Channel.self)
                if !channel.isFinished { channel.buffer.append(.void) }
                try wake(channel, arguments)
                return .void
            },
            HostMember(finish) { arguments in
                let channel = try arguments.payload(Channel.self)
                guard !channel.isFinished else { return .void }
                channel.isFinished = true
                if throwing, let given = arguments.values[0], let error = given.unwrapped { channel.error = error }
                try wake(channel, arguments)
                return .void
            },
            HostMember(
                "var onTermination: ((Any) -> Void)? { get set }",
                set: { arguments, value in
                    if case .function(let function)? = value.unwrapped {
                        try arguments.payload(Channel.self).onTermination = function
                    }
                },
                arguments: { _ in .none }),
        ]
    }

    private func wake(_ channel: Channel, _ arguments: HostArguments) throws {
        if let bell = channel.bell { try arguments.strand().runtime.scheduler.wake(bell) }
    }

    /// What every asynchronous sequence can do; elements are read one by one.
    private var asyncSequence: [HostMember] {
        [
            HostMember(
                "func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result) async rethrows -> Result"
            ) { arguments in
                let combine = try arguments.function(1)
                var result = arguments.values[0] ?? .void
                for element in try arguments.context.elements(of: arguments.receiver) {
                    result = try combine.call([result, element], in: arguments.context)
                }
                return result
            },
            HostMember("func contains(_ search: Element) async rethrows -> Bool") { arguments in
                let wanted = arguments.values[0] ?? .void
                return .bool(
                    try arguments.context.elements(of: arguments.receiver).contains {
                        ValueEquality.areEqual($0, wanted)
                    })
            },
            HostMember("func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element?") {
                arguments in
                let predicate = try arguments.function(0)
                for element in try arguments.context.elements(of: arguments.receiver) {
                    if case .bool(true) = try predicate.call([element], in: arguments.context) { return .some(element) }
                }
                return .none
            },
        ]
    }
}
