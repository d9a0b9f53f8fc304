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
            HostType("protocol AsyncSequence") { asyncSequence + transforms("AsyncStream", false) },
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
            ] + transforms(name, throwing)
        }
    }

    /// Streams made of a stream; each takes its elements when it is asked for one.
    private func transforms(_ name: String, _ throwing: Bool) -> [HostMember] {
        func result(_ element: String) -> String { throwing ? "\(name)<\(element), any Error>" : "\(name)<\(element)>" }
        let effects = throwing ? "async throws" : "async"
        return [
            HostMember("func map<T>(_ transform: @escaping (Element) \(effects) -> T) -> \(result("T"))") { arguments in
                let transform = try arguments.function(0)
                return try derived(name, arguments) { element, strand in
                    .value(try transform.call([element], in: strand))
                }
            },
            HostMember("func compactMap<T>(_ transform: @escaping (Element) \(effects) -> T?) -> \(result("T"))") {
                arguments in
                let transform = try arguments.function(0)
                return try derived(name, arguments) { element, strand in
                    try transform.call([element], in: strand).unwrapped.map { .value($0) } ?? .skip
                }
            },
            HostMember("func filter(_ isIncluded: @escaping (Element) \(effects) -> Bool) -> \(result("Element"))") {
                arguments in
                let isIncluded = try arguments.function(0)
                return try derived(name, arguments) { element, strand in
                    try isIncluded.call([element], in: strand).isTrue ? .value(element) : .skip
                }
            },
            HostMember("func prefix(while predicate: @escaping (Element) \(effects) -> Bool) -> \(result("Element"))") {
                arguments in
                let predicate = try arguments.function(0)
                return try derived(name, arguments) { element, strand in
                    try predicate.call([element], in: strand).isTrue ? .value(element) : .end
                }
            },
            HostMember("func prefix(_ count: Int) -> \(result("Element"))") { arguments in
                var left = try arguments.get(0, as: Int.self)
                return try derived(name, arguments, unless: { left <= 0 }) { element, _ in
                    left -= 1
                    return .value(element)
                }
            },
            HostMember("func dropFirst(_ count: Int = 1) -> \(result("Element"))") { arguments in
                var left = try arguments.getIfGiven(0, as: Int.self) ?? 1
                return try derived(name, arguments) { element, _ in
                    left -= 1
                    return left >= 0 ? .skip : .value(element)
                }
            },
        ]
    }

    /// What becomes of an element on its way through a derived stream.
    private enum Passage { case value(Value), skip, end }

    private func derived(
        _ name: String, _ arguments: HostArguments, unless isOver: @escaping () -> Bool = { false },
        _ pass: @escaping (Value, Strand) throws -> Passage
    ) throws -> Value {
        let source = source(arguments)
        let made = Channel()
        made.unfold = HostFunctionValue(name: name, type: .unknown) { [self] _, context in
            guard let strand = context as? Strand, !made.isFinished else { return .none }
            while !isOver(), let element = try take(source, strand) {
                switch try pass(element, strand) {
                case .value(let value): return .some(value)
                case .skip: continue
                case .end: made.isFinished = true; return .none
                }
            }
            return .none
        }
        return try names.value(made, name)
    }

    /// The channel behind a stream; for a sequence of the document, one that asks its iterator.
    private func source(_ arguments: HostArguments) -> Channel {
        if let channel = try? arguments.payload(Channel.self) { return channel }
        let sequence = arguments.receiver
        let channel = Channel()
        var kept: Value?
        channel.unfold = HostFunctionValue(name: "next", type: .unknown) { _, context in
            var iterator = try kept ?? context.callMethod("makeAsyncIterator", labels: [], of: sequence, [])
            defer { kept = iterator }
            return try context.callMethod("next", labels: [], changing: &iterator, [])
        }
        return channel
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
                "var onTermination: ((Any) -> Void)? { get nonmutating set }",
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
            HostMember(
                "func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void) async rethrows -> Result"
            ) { arguments in
                let update = try arguments.function(1)
                var result = arguments.values[0] ?? .void
                for element in try arguments.context.elements(of: arguments.receiver) {
                    var parts = [result, element]
                    result = .void
                    _ = try update.call(changing: &parts, in: arguments.context)
                    result = parts[0]
                }
                return result
            },
            HostMember("func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool") {
                arguments in
                let predicate = try arguments.function(0)
                return .bool(
                    try arguments.context.elements(of: arguments.receiver).allSatisfy {
                        try predicate.call([$0], in: arguments.context).isTrue
                    })
            },
            HostMember("func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool") {
                arguments in
                let predicate = try arguments.function(0)
                return .bool(
                    try arguments.context.elements(of: arguments.receiver).contains {
                        try predicate.call([$0], in: arguments.context).isTrue
                    })
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

extension Value {
    fileprivate var isTrue: Bool {
        if case .bool(true) = self { return true }
        return false
    }
}
