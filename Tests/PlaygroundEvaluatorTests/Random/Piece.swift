/// The text of an expression and how tightly it binds.
struct Piece {
    enum Level: Int, Comparable {
        case ternary, or, and, comparison, coalescing, cast, range, addition, multiplication, shift, prefix, primary
        static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    var text: String
    var level = Level.primary

    init(_ text: String, _ level: Level = .primary) {
        self.text = text
        self.level = level
    }

    /// The text, in parentheses where the place needs a tighter expression.
    func within(_ least: Level) -> String { level < least ? "(\(text))" : text }
    /// What a member can be asked of.
    var base: String { within(.primary) }

    static func binary(_ left: Piece, _ name: String, _ right: Piece, _ level: Level) -> Piece {
        let above = Level(rawValue: level.rawValue + 1) ?? .primary
        let associates = level != .comparison && level != .range && level != .shift
        return Piece("\(left.within(associates ? level : above)) \(name) \(right.within(above))", level)
    }
}
