/// An option of a command: its spelling, what it takes, and what it does.
struct OptionSpecification: Sendable {
    /// The long name without dashes: `model`.
    var name: String
    /// A one-letter form, `o` for `-o`.
    var letter: Character?
    /// The value's placeholder, `NAME`; nil for a switch.
    var value: String?
    /// Whether it may be given more than once.
    var repeats: Bool
    var help: String

    init(_ name: String, letter: Character? = nil, value: String? = nil, repeats: Bool = false, help: String) {
        self.name = name
        self.letter = letter
        self.value = value
        self.repeats = repeats
        self.help = help
    }

    /// `-o, --output FILE`
    var synopsis: String {
        (letter.map { "-\($0), " } ?? "    ") + "--\(name)" + (value.map { " \($0)" } ?? "")
    }
}
