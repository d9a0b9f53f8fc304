// Arithmetic protocols on own types: AdditiveArithmetic lets sum and reduce work; compound forms follow.
struct Duration2: AdditiveArithmetic, Comparable, CustomStringConvertible {
    var seconds: Int
    static let zero = Duration2(seconds: 0)
    static func + (a: Self, b: Self) -> Self { Self(seconds: a.seconds + b.seconds) }
    static func - (a: Self, b: Self) -> Self { Self(seconds: a.seconds - b.seconds) }
    static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
    var description: String { "\(seconds / 60):\(seconds % 60)" }
}
var laps = [Duration2(seconds: 61), Duration2(seconds: 59), Duration2(seconds: 75)]
laps[0] += Duration2(seconds: 9)
print(laps.max()!, laps.sorted())
print(laps[2] - laps[1], laps[0] > laps[1], laps.reduce(Duration2.zero, +) == Duration2(seconds: 204))
