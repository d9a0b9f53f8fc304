/// Dispatch over the program's own strands: nothing runs in parallel, and a playground ends when all its work has.
struct DispatchTables {
    let types = HostTypes()
    private let main = QueueBox(label: "com.apple.main-thread", isSerial: true)

    var module: HostModule { HostModule(name: "Dispatch", types: list) }

    @ListBuilder<HostType> private var list: [HostType] {
        types.type("class DispatchQueue: Sendable", of: QueueBox.self) { queue }
        quality
        times
        types.type("class DispatchGroup: Sendable", of: DispatchGroupBox.self) { group }
        types.type("class DispatchSemaphore: Sendable", of: SemaphoreBox.self) { semaphore }
        types.type("class DispatchWorkItem", of: WorkItemBox.self) { workItem }
    }

    // MARK: - Queues

    @RowBuilder private var queue: [HostMember] {
        types.constant("static let main: DispatchQueue", main)
        types.make("static func global(qos: DispatchQoS.QoSClass = …) -> DispatchQueue") { (_: Value) in
            QueueBox(label: "com.apple.root.default-qos", isSerial: false)
        }
        types.make(
            "init(label: String, qos: DispatchQoS = …, attributes: DispatchQueue.Attributes = …, "
                + "target: DispatchQueue? = …)"
        ) { (label: String, _: Value, attributes: QueueAttributes?) in
            QueueBox(label: label, isSerial: !(attributes ?? []).contains(.concurrent))
        }
        types.row("var label: String") { (queue: QueueBox) in queue.label }
        HostMember(
            "func async(group: DispatchGroup? = …, qos: DispatchQoS = …, flags: DispatchWorkItemFlags = …, "
                + "execute work: @escaping () -> Void)"
        ) { arguments in
            let work = try arguments.function(3)
            let group = arguments.values[0].flatMap { DispatchGroupBox?.read($0) } ?? nil
            let strand = try arguments.strand()
            group?.work.change(by: 1, strand)
            try arguments.bridgedReceiver(as: QueueBox.self).async(strand) { strand in
                _ = try work.call([], in: strand)
                group?.work.change(by: -1, strand)
            }
            return .void
        }
        HostMember("func async(execute workItem: DispatchWorkItem)") { arguments in
            let item = try arguments.bridged(0, as: WorkItemBox.self)
            try arguments.bridgedReceiver(as: QueueBox.self).async(try arguments.strand(), item.perform)
            return .void
        }
        HostMember(
            "func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = …, flags: DispatchWorkItemFlags = …, "
                + "execute work: @escaping () -> Void)"
        ) { arguments in
            let work = try arguments.function(3)
            return try delay(arguments) { strand in _ = try work.call([], in: strand) }
        }
        HostMember("func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem)") { arguments in
            try delay(arguments, try arguments.bridged(1, as: WorkItemBox.self).perform)
        }
        HostMember("func sync<T>(execute work: () throws -> T) rethrows -> T") { arguments in
            try arguments.bridgedReceiver(as: QueueBox.self).sync(try arguments.strand()) { try arguments.call(0) }
        }
        HostMember("func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T") {
            arguments in
            try arguments.bridgedReceiver(as: QueueBox.self).sync(try arguments.strand()) { try arguments.call(1) }
        }
        HostMember("static func concurrentPerform(iterations: Int, execute work: (Int) -> Void)") { arguments in
            for index in 0..<max(0, try arguments.int(0)) { _ = try arguments.call(1, .int(index)) }
            return .void
        }
    }

    private func delay(_ arguments: HostArguments, _ work: @escaping QueueBox.Work) throws -> Value {
        let deadline = try arguments.bridged(0, as: DispatchTimeValue.self)
        try arguments.bridgedReceiver(as: QueueBox.self).async(
            after: deadline.seconds - Clock.now, try arguments.strand(), work)
        return .void
    }

    @ListBuilder<HostType> private var quality: [HostType] {
        types.type("struct DispatchQoS: Hashable, Sendable", of: QualityOfService.self) {
            types.constants(QualityOfService.names.map { ($0, QualityOfService(name: $0)) })
        }
        types.declare("enum DispatchQoS.QoSClass: Hashable, Sendable", module: "Dispatch") {
            for name in QualityOfService.names { HostMember(noting: "case \(name)") }
        } configure: { type in
            type.cases = QualityOfService.names.map { .init(name: $0) }
        }
        types.type("struct DispatchQueue.Attributes: OptionSet, Sendable", of: QueueAttributes.self) {
            types.optionSet(QueueAttributes.self)
            types.constants([("concurrent", QueueAttributes.concurrent), ("initiallyInactive", .initiallyInactive)])
        }
        types.type("struct DispatchWorkItemFlags: OptionSet, Sendable", of: WorkFlags.self) {
            types.optionSet(WorkFlags.self)
            types.constants([("barrier", WorkFlags.barrier)])
        }
    }

    // MARK: - Groups, semaphores, work items

    @RowBuilder private var group: [HostMember] {
        types.make("init()") { DispatchGroupBox() }
        counting("enter()", 1)
        counting("leave()", -1)
        HostMember("func wait()") { arguments in
            try arguments.bridgedReceiver(as: DispatchGroupBox.self).work
                .wait(try arguments.strand()) { $0 <= 0 }
            return .void
        }
        HostMember(
            "func notify(qos: DispatchQoS = …, flags: DispatchWorkItemFlags = …, queue: DispatchQueue, "
                + "execute work: @escaping () -> Void)"
        ) { arguments in
            let (queue, work) = (try arguments.bridged(2, as: QueueBox.self), try arguments.function(3))
            let group = try arguments.bridgedReceiver(as: DispatchGroupBox.self)
            try queue.async(after: 0, try arguments.strand()) { strand in
                try group.work.wait(strand) { $0 <= 0 }
                _ = try work.call([], in: strand)
            }
            return .void
        }
    }

    private func counting(_ name: String, _ difference: Int) -> HostMember {
        HostMember("func \(name)") { arguments in
            let work = try arguments.bridgedReceiver(as: DispatchGroupBox.self).work
            guard work.count + difference >= 0 else {
                throw Trap("BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()")
            }
            work.change(by: difference, try arguments.strand())
            return .void
        }
    }

    @RowBuilder private var semaphore: [HostMember] {
        types.make("init(value: Int)") { (count: Int) in SemaphoreBox(count) }
        HostMember("func wait()") { arguments in
            let places = try arguments.bridgedReceiver(as: SemaphoreBox.self).places
            try places.wait(try arguments.strand()) { $0 > 0 }
            places.take()
            return .void
        }
        HostMember("@discardableResult func signal() -> Int") { arguments in
            try arguments.bridgedReceiver(as: SemaphoreBox.self).places.change(by: 1, try arguments.strand())
            return .int(0)
        }
    }

    @RowBuilder private var workItem: [HostMember] {
        HostMember(
            "init(qos: DispatchQoS = …, flags: DispatchWorkItemFlags = …, block: @escaping () -> Void)"
        ) { [types] arguments in
            try types.value(WorkItemBox(try arguments.function(2)), ofType: "DispatchWorkItem")
        }
        HostMember("func perform()") { arguments in
            try arguments.bridgedReceiver(as: WorkItemBox.self).perform(try arguments.strand())
            return .void
        }
        HostMember("func cancel()") { arguments in
            try arguments.bridgedReceiver(as: WorkItemBox.self).isCancelled = true
            return .void
        }
        types.row("var isCancelled: Bool") { (item: WorkItemBox) in item.isCancelled }
    }

    // MARK: - Time

    @ListBuilder<HostType> private var times: [HostType] {
        types.type("struct DispatchTime: Comparable, Sendable", of: DispatchTimeValue.self) {
            types.make("static func now() -> DispatchTime") { DispatchTimeValue(seconds: Clock.now) }
            types.row("var uptimeNanoseconds: UInt64") { (time: DispatchTimeValue) in UInt64(time.seconds * 1e9) }
            types.make("static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime") {
                (time: DispatchTimeValue, seconds: Double) in DispatchTimeValue(seconds: time.seconds + seconds)
            }
            types.make("static func + (lhs: DispatchTime, rhs: DispatchTimeInterval) -> DispatchTime") {
                (time: DispatchTimeValue, interval: DispatchIntervalValue) in
                DispatchTimeValue(seconds: time.seconds + interval.seconds)
            }
        }
        types.type("struct DispatchTimeInterval: Equatable, Sendable", of: DispatchIntervalValue.self) {
            for (name, unit) in [
                ("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
            ] {
                types.make("static func \(name)(_ count: Int) -> DispatchTimeInterval") { (count: Int) in
                    DispatchIntervalValue(seconds: Double(count) * unit)
                }
            }
        }
    }
}

extension HostArguments {
    func bridged<Content: Bridged>(_ index: Int, as type: Content.Type = Content.self) throws -> Content {
        guard let content = Content.read(try given(index)) else {
            throw HostRefusal("argument \(index + 1) is not \(Content.bridgedName)")
        }
        return content
    }
}
