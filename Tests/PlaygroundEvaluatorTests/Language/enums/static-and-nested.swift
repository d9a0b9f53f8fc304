// Static members and nested enums; enums without cases as namespaces.
enum Physics {
    static let gravity = 9.81
    static func fall(seconds: Double) -> Double { gravity * seconds * seconds / 2 }
    enum Unit: String {
        case meter = "m", kilogram = "kg"
        static let standard: [Unit] = [.meter, .kilogram]
        static var symbols: String { standard.map(\.rawValue).joined(separator: "·") }
    }
}
print(Physics.fall(seconds: 2), Physics.Unit.symbols, Physics.Unit.meter)
enum Direction {
    case left, right
    static let `default` = Direction.left
    static prefix func ! (direction: Direction) -> Direction { direction == .left ? .right : .left }
}
print(!Direction.default, !(!.default) as Direction)
