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

extension SuspendingClock.Instant: HostRepresentable {
    package static var bridgedName: String { "SuspendingClock.Instant" }
}

extension SuspendingClock: HostRepresentable {
    package static var bridgedName: String { "SuspendingClock" }
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
        types.declare("protocol Clock: Sendable")
        clock(ContinuousClock.self) { ContinuousClock() }
        clock(SuspendingClock.self) { SuspendingClock() }
    }

    @ListBuilder<HostType> private func clock<Watch: _Concurrency.Clock & HostRepresentable>(
        _ type: Watch.Type, _ make: @escaping () -> Watch
    ) -> [HostType] where Watch.Instant: HostRepresentable, Watch.Duration == Duration {
        let (name, instant) = (Watch.bridgedName, Watch.Instant.bridgedName)
        types.type("struct \(name): Clock, Sendable", of: type) {
            types.make("init()", make)
            types.row("var now: \(instant)") { (clock: Watch) in clock.now }
            types.constant("static var now: \(instant)", make().now)
            HostMember("func measure(_ work: () throws -> Void) rethrows -> Duration") { [types] arguments in
                try make().measure { _ = try arguments.call(0) }.written(in: types)
            }
        }
        types.type("struct \(instant): Comparable, Hashable, Sendable", of: Watch.Instant.self) {
            types.constant("static var now: \(instant)", make().now)
            types.row("func duration(to other: \(instant)) -> Duration") {
                (one: Watch.Instant, other: Watch.Instant) in one.duration(to: other)
            }
            types.row("func advanced(by duration: Duration) -> \(instant)") {
                (instant: Watch.Instant, duration: Duration) in instant.advanced(by: duration)
            }
            types.make("static func - (lhs: \(instant), rhs: \(instant)) -> Duration") {
                (left: Watch.Instant, right: Watch.Instant) in right.duration(to: left)
            }
            types.make("static func - (lhs: \(instant), rhs: Duration) -> \(instant)") {
                (left: Watch.Instant, right: Duration) in left.advanced(by: .zero - right)
            }
            types.make("static func + (lhs: \(instant), rhs: Duration) -> \(instant)") {
                (left: Watch.Instant, right: Duration) in left.advanced(by: right)
            }
        }
    }

    @RowBuilder private var making: [HostMember] {
        types.constant("static let zero: Duration", Duration.zero)
        types.make("init(secondsComponent: Int64, attosecondsComponent: Int64)") { (seconds: Int64, rest: Int64) in
            Duration(secondsComponent: seconds, attosecondsComponent: rest)
        }
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
