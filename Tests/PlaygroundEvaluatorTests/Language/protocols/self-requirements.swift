// `Self` in requirements: comparing with one's own kind, returning oneself, and copying.
protocol Copyable2 { func copy() -> Self }
protocol Scorable {
    static func worst() -> Self
    func beats(_ other: Self) -> Bool
}
extension Scorable {
    static func best(of all: [Self]) -> Self { all.reduce(worst()) { $1.beats($0) ? $1 : $0 } }
}
struct Throw: Scorable {
    var meters: Double
    static func worst() -> Throw { Throw(meters: 0) }
    func beats(_ other: Throw) -> Bool { meters > other.meters }
}
struct Lap: Scorable, Copyable2 {
    var seconds: Int
    static func worst() -> Self { .init(seconds: .max) }
    func beats(_ other: Self) -> Bool { seconds < other.seconds }
    func copy() -> Lap { self }
}
print(Throw.best(of: [Throw(meters: 61), Throw(meters: 74.5), Throw(meters: 70)]))
print(Lap.best(of: [Lap(seconds: 71), Lap(seconds: 69)]).seconds, Lap.best(of: []).seconds == Int.max)
print(Lap(seconds: 5).copy())
