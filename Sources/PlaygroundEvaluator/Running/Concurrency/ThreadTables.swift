/// What of threads a document sees: a pause, and that it is on the main one.
struct ThreadTables {
    let types = HostTypes()

    var module: HostModule {
        HostModule(name: "Foundation", types: list, globals: globals)
    }

    @ListBuilder<HostType> private var list: [HostType] {
        types.declare("class Thread: Sendable", module: "Foundation") {
            HostMember("static func sleep(forTimeInterval ti: Double)") { arguments in
                try Self.pause(try arguments.bridged(0), arguments)
            }
            HostMember("static var isMainThread: Bool") { arguments in .bool(try arguments.strand().task == nil) }
        }
    }

    @RowBuilder private var globals: [HostMember] {
        HostMember("@discardableResult func sleep(_ seconds: UInt32) -> UInt32") { arguments in
            _ = try Self.pause(Double(try arguments.bridged(0, as: UInt32.self)), arguments)
            return UInt32(0).written(in: types)
        }
        HostMember("@discardableResult func usleep(_ microseconds: UInt32) -> Int32") { arguments in
            _ = try Self.pause(Double(try arguments.bridged(0, as: UInt32.self)) / 1e6, arguments)
            return Int32(0).written(in: types)
        }
    }

    private static func pause(_ seconds: Double, _ arguments: HostArguments) throws -> Value {
        let strand = try arguments.strand()
        try strand.runtime.scheduler.sleep(seconds: max(0, seconds), task: nil)
        strand.runtime.current = strand
        return .void
    }
}
