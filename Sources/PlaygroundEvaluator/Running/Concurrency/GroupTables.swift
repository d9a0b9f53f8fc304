/// `withTaskGroup` and its relatives.
struct GroupTables {
    let names: TypeHandles

    /// A group under way: its tasks in the order in which they were added and ended.
    final class Group {
        var pending: [TaskBox] = []
        var isCancelled = false
    }

    var types: [HostType] {
        [
            names.type("struct TaskGroup<ChildTaskResult>: AsyncSequence") { members(throwing: false) },
            names.type("struct ThrowingTaskGroup<ChildTaskResult, Failure>: AsyncSequence") { members(throwing: true) },
        ]
    }

    var globals: [HostMember] {
        [
            HostMember(
                "func withTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type = …, returning returnType: GroupResult.Type = …, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult"
            ) { arguments in
                try run("TaskGroup", [arguments.typeArguments["ChildTaskResult"] ?? .unknown], arguments)
            },
            HostMember(
                "func withThrowingTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type = …, returning returnType: GroupResult.Type = …, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) async throws -> GroupResult"
            ) { arguments in
                try run(
                    "ThrowingTaskGroup", [arguments.typeArguments["ChildTaskResult"] ?? .unknown, .unknown], arguments)
            },
            HostMember(
                "func withDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = …, body: (inout TaskGroup<Void>) async -> GroupResult) async -> GroupResult"
            ) { arguments in
                try run("TaskGroup", [.void], arguments, bodyIndex: 1)
            },
        ]
    }

    private func run(_ name: String, _ types: [Type], _ arguments: HostArguments, bodyIndex: Int = 2) throws -> Value {
        let strand = try arguments.strand()
        let group = Group()
        var values = [try names.value(group, name, types)]
        let body = try arguments.function(bodyIndex)
        do {
            let result = try body.call(changing: &values, in: arguments.context)
            try waitForAll(group, strand)
            return result
        } catch {
            for task in group.pending { task.cancel() }
            try? waitForAll(group, strand)
            throw error
        }
    }

    private func waitForAll(_ group: Group, _ strand: Strand) throws {
        for task in group.pending { try strand.join(task) }
        group.pending = []
    }

    private func members(throwing: Bool) -> [HostMember] {
        let effects = throwing ? "async throws" : "async"
        return adding + [
            HostMember("mutating func next() \(effects) -> ChildTaskResult?") { arguments in
                try next(try arguments.payload(Group.self), try arguments.strand()).map { .some($0) } ?? .none
            },
            HostMember("mutating func waitForAll() \(effects)") { arguments in
                let strand = try arguments.strand()
                while try next(try arguments.payload(Group.self), strand) != nil {}
                return .void
            },
            HostMember("var isEmpty: Bool") { arguments in .bool(try arguments.payload(Group.self).pending.isEmpty) },
            HostMember("var isCancelled: Bool") { arguments in .bool(try arguments.payload(Group.self).isCancelled) },
            HostMember("func cancelAll()") { arguments in
                let group = try arguments.payload(Group.self)
                group.isCancelled = true
                for task in group.pending { task.cancel() }
                return .void
            },
            HostMember("typealias Element = ChildTaskResult") { _ in .void },
            HostMember("func makeAsyncIterator() -> Self") { arguments in arguments.receiver },
        ]
    }

    private var adding: [HostMember] {
        ["addTask", "addTaskUnlessCancelled"].map { name in
            let result = name == "addTask" ? "" : " -> Bool"
            return HostMember(
                "mutating func \(name)(priority: TaskPriority? = …, operation: @escaping () async throws -> ChildTaskResult)\(result)"
            ) { arguments in
                let group = try arguments.payload(Group.self)
                if name != "addTask", group.isCancelled { return .bool(false) }
                let strand = try arguments.strand()
                let function = try arguments.function(1)
                let box = try strand.runtime.start("task of a group", parent: strand.task, place: strand.place) {
                    strand in
                    try function.call([], in: strand)
                }
                if group.isCancelled { box.cancel() }
                group.pending.append(box)
                return name == "addTask" ? .void : .bool(true)
            }
        }
    }

    /// The result of whichever task ends first, or nil when none is left.
    private func next(_ group: Group, _ strand: Strand) throws -> Value? {
        while !group.pending.isEmpty {
            let done = group.pending.filter { !$0.isRunning }.min { $0.endOrder < $1.endOrder }
            if let done {
                group.pending.removeAll { $0 === done }
                return try strand.value(of: done)
            }
            try strand.joinAny(group.pending)
        }
        return nil
    }
}

extension Strand {
    /// Gives the baton away until one of the tasks is done.
    func joinAny(_ tasks: [TaskBox]) throws {
        let bell = Bell()
        for task in tasks { task.addWaiter(bell) }
        try runtime.scheduler.park(bell)
        for task in tasks { task.removeWaiter(bell) }
        runtime.current = self
    }
}
