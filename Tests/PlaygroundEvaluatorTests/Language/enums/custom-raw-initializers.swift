// Own initializers of enums, also failable and from other types; a raw enum switched on its raw value.
enum Grade: Character {
    case a = "A", b = "B", f = "F"
    init(score: Int) {
        switch score {
        case 90...: self = .a
        case 60..<90: self = .b
        default: self = .f
        }
    }
    init?(_ text: String) {
        guard let first = text.uppercased().first, text.count == 1 else { return nil }
        self.init(rawValue: first)
    }
}
print([95, 60, 12].map(Grade.init(score:)))
print(Grade("b") as Any, Grade("bb") as Any, Grade("z") as Any)
print(Grade.a.rawValue, Grade(rawValue: "F") == .f)
