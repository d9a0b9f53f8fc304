/// `Duration` and the clocks that measure it.
extension Duration: HostRepresentable {
    package static var bridgedName: String { "Duration" }
}

extension ContinuousClock.Instant: HostRepresentable {
    package static var bridgedName: String { "ContinuousClock.Instant" }
}

extension ContinuousClock: HostRepresentable {
    package static var bridgedName: String { "ContinuousClock" }
}

struct DurationTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct Duration: Comparable, Hashable, AdditiveArithmetic, Codable, Sendable", of: Duration.self) {
            making
            arithmetic
            HostMember("var components: (seconds: Int64, attoseconds: Int64)") { [types] arguments in
                let components = try arguments.bridgedReceiver(as: Duration.self).components
                let elements = [components.seconds.written(in: types), components.attoseconds.written(in: types)]
                return .tuple(TupleValue(labels: ["seconds", "attoseconds"], elements: elements))
            }
        }
        types.type("struct ContinuousClock: Sendable", of: ContinuousClock.self) {
            types.make("init()") { ContinuousClock() }
            types.row("var now: ContinuousClock.Instant") { (clock: ContinuousClock) in clock.now }
            types.constant("static var now: ContinuousClock.Instant", ContinuousClock.now)
            HostMember("func measure(_ work: () throws -> Void) rethrows -> Duration") { [types] arguments in
                try ContinuousClock().measure { _ = try arguments.call(0) }.written(in: types)
            }
        }
        types.type("struct ContinuousClock.Instant: Comparable, Hashable, Sendable", of: ContinuousClock.Instant.self) {
            types.constant("static var now: ContinuousClock.Instant", ContinuousClock.now)
            types.row("func duration(to other: ContinuousClock.Instant) -> Duration") {
                (instant: ContinuousClock.Instant, other: ContinuousClock.Instant) in instant.duration(to: other)
            }
            types.row("func advanced(by duration: Duration) -> ContinuousClock.Instant") {
                (instant: ContinuousClock.Instant, duration: Duration) in instant.advanced(by: duration)
            }
            types.make("static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration") {
                (left: ContinuousClock.Instant, right: ContinuousClock.Instant) in left - right
            }
            types.make("static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant") {
                (left: ContinuousClock.Instant, right: Duration) in left + right
            }
        }
    }

    @RowBuilder private var making: [HostMember] {
        types.constant("static let zero: Duration", Duration.zero)
        unit("seconds", { .seconds($0) }, { .seconds($0) })
        unit("milliseconds", { .milliseconds($0) }, { .milliseconds($0) })
        unit("microseconds", { .microseconds($0) }, { .microseconds($0) })
        types.make("static func nanoseconds(_ nanoseconds: Int) -> Duration") { (count: Int) in
            Duration.nanoseconds(count)
        }
    }

    @RowBuilder private func unit(
        _ name: String, _ whole: @escaping (Int) -> Duration, _ fraction: @escaping (Double) -> Duration
    ) -> [HostMember] {
        types.make("static func \(name)(_ \(name): Int) -> Duration", whole)
        types.make("static func \(name)(_ \(name): Double) -> Duration", fraction)
    }

    @RowBuilder private var arithmetic: [HostMember] {
        types.make("static func + (lhs: Duration, rhs: Duration) -> Duration") { (a: Duration, b: Duration) in a + b }
        types.make("static func - (lhs: Duration, rhs: Duration) -> Duration") { (a: Duration, b: Duration) in a - b }
        types.make("static func * (lhs: Duration, rhs: Int) -> Duration") { (a: Duration, b: Int) in a * b }
        types.make("static func * (lhs: Duration, rhs: Double) -> Duration") { (a: Duration, b: Double) in a * b }
        types.make("static func / (lhs: Duration, rhs: Int) -> Duration") { (a: Duration, b: Int) in
            if b == 0 { throw Trap.divisionByZero }
            return a / b
        }
        types.make("static func / (lhs: Duration, rhs: Duration) -> Double") { (a: Duration, b: Duration) in a / b }
        types.assignment("+=", of: "Duration") { (a: Duration, b: Duration) in a + b }
        types.assignment("-=", of: "Duration") { (a: Duration, b: Duration) in a - b }
    }
}
