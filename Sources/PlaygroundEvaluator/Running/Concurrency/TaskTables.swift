/// `Task` and what belongs to it.
struct TaskTables {
    let names: TypeHandles

    var types: [HostType] {
        [
            names.type("struct Task<Success, Failure>: Hashable", members: { members }),
            priority {
                Self.priorities.map { name, rank in
                    HostMember("static var \(name): TaskPriority") { _ in try names.value(rank, "TaskPriority") }
                } + [
                    HostMember("var rawValue: UInt8") { arguments in
                        .sized(SizedInteger(kind: .uint8, bits: UInt64(try arguments.payload(Int.self))))
                    }
                ]
            },
            clock("ContinuousClock"), clock("SuspendingClock"),
            HostType(
                "struct CancellationError: Error",
                configure: { type in
                    names.note(type)
                    type.hooks.describe = { _ in "CancellationError()" }
                    type.hooks.debugDescribe = { _ in "Swift.CancellationError()" }
                },
                members: { [HostMember("init()") { _ in try names.error("CancellationError").value }] }),
        ]
    }

    private func priority(_ members: @escaping () -> [HostMember]) -> HostType {
        let configure = { [names] (type: NominalType) in
            names.note(type)
            type.hooks.isLess = { left, right in
                (left.hostPayload as? Int).flatMap { one in (right.hostPayload as? Int).map { one < $0 } } ?? false
            }
        }
        return HostType("struct TaskPriority: Hashable, Comparable", configure: configure, members: members)
    }

    /// Names and ranks; those of equal rank are the same.
    private static let priorities = [
        ("high", 25), ("userInitiated", 25), ("medium", 21), ("low", 17), ("utility", 17), ("background", 9),
    ]

    /// What a clock can only do while the program runs.
    private func clock(_ name: String) -> HostType {
        HostType("struct \(name)") {
            [
                HostMember("func sleep(for duration: Duration, tolerance: Duration? = …) async throws") { arguments in
                    try sleep(for: arguments)
                },
                HostMember("func measure(_ work: () async throws -> Void) async rethrows -> Duration") { arguments in
                    let clock = ContinuousClock()
                    let start = clock.now
                    _ = try arguments.function(0).call([], in: arguments.context)
                    guard let type = arguments.context.hostType(named: "Duration") else { return .void }
                    return .host(HostBox(start.duration(to: clock.now), type: type))
                },
            ]
        }
    }

    private var members: [HostMember] {
        starting + state + sleeping
    }

    private var starting: [HostMember] {
        let forms = ["init", "static func detached", "static func immediate"]
        return forms.flatMap { form -> [HostMember] in
            let result = form == "init" ? "" : " -> Task<Success, Failure>"
            return [("", "Never"), ("throws ", "any Error")].flatMap { effect, failure -> [HostMember] in
                let work = "operation: @escaping () async \(effect)-> Success)\(result)"
                return [
                    HostMember("\(form)(priority: TaskPriority? = …, \(work)", where: "Failure == \(failure)") {
                        arguments in
                        try start(arguments.function(1), arguments)
                    },
                    HostMember(
                        "\(form)(name: String?, priority: TaskPriority? = …, \(work)", where: "Failure == \(failure)"
                    ) { arguments in
                        try start(arguments.function(2), arguments)
                    },
                ]
            }
        }
    }

    private func start(_ function: FunctionValue, _ arguments: HostArguments) throws -> Value {
        let strand = try arguments.strand()
        let box = try strand.runtime.start("Task", place: strand.place) { strand in try function.call([], in: strand) }
        return try names.value(box, "Task", [.unknown, .unknown])
    }

    private var state: [HostMember] {
        [
            HostMember("var value: Success { get async }", where: "Failure == Never") { arguments in
                try arguments.strand().value(of: try arguments.payload(TaskBox.self))
            },
            HostMember("var value: Success { get async throws }") { arguments in
                try arguments.strand().value(of: try arguments.payload(TaskBox.self))
            },
            HostMember("var result: Result<Success, any Error> { get async }") { arguments in
                let strand = try arguments.strand()
                let box = try arguments.payload(TaskBox.self)
                guard let type = arguments.context.hostType(named: "Result") else {
                    throw HostRefusal("'Result' is not part of this library")
                }
                do {
                    return .enumeration(EnumValue(type: type, caseIndex: 0, payload: [try strand.value(of: box)]))
                } catch let error as ThrownError {
                    return .enumeration(EnumValue(type: type, caseIndex: 1, payload: [error.value]))
                }
            },
            HostMember("func cancel()") { arguments in
                try arguments.payload(TaskBox.self).cancel()
                return .void
            },
            HostMember("var isCancelled: Bool") { arguments in .bool(try arguments.payload(TaskBox.self).isCancelled) },
            HostMember("static var isCancelled: Bool") { arguments in
                .bool(try arguments.strand().task?.isCancelled ?? false)
            },
            HostMember("static func checkCancellation() throws") { arguments in
                if try arguments.strand().task?.isCancelled ?? false { throw try names.error("CancellationError") }
                return .void
            },
            HostMember("static var currentPriority: TaskPriority") { _ in try names.value(21, "TaskPriority") },
        ]
    }

    private var sleeping: [HostMember] {
        [
            HostMember("static func yield() async") { arguments in
                let strand = try arguments.strand()
                strand.runtime.scheduler.yield()
                strand.runtime.current = strand
                return .void
            },
            HostMember("static func sleep(nanoseconds: UInt64) async throws") { arguments in
                guard case .sized(let count)? = arguments.values[0] else { return .void }
                return try sleep(Double(count.bits) / 1e9, arguments)
            },
            HostMember("static func sleep(for duration: Duration, tolerance: Duration? = …) async throws") {
                arguments in
                try sleep(for: arguments)
            },
        ]
    }

    private func sleep(for arguments: HostArguments) throws -> Value {
        guard case .host(let host)? = arguments.values[0], let duration = host.payload as? Duration else {
            return .void
        }
        let (seconds, attoseconds) = duration.components
        return try sleep(Double(seconds) + Double(attoseconds) / 1e18, arguments)
    }

    private func sleep(_ seconds: Double, _ arguments: HostArguments) throws -> Value {
        let strand = try arguments.strand()
        if strand.task?.isCancelled ?? false { throw try names.error("CancellationError") }
        try strand.runtime.scheduler.sleep(seconds: seconds, task: strand.task)
        strand.runtime.current = strand
        if strand.task?.isCancelled ?? false { throw try names.error("CancellationError") }
        return .void
    }
}
