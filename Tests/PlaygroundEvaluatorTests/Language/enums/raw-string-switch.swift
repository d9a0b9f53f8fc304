// Raw string enums decoded from text, with aliases and a failable convenience.
enum Command: String {
    case go, take, look = "l", quit
    static let aliases = ["walk": go, "exit": quit]
    init?(word: String) {
        if let command = Command(rawValue: word) ?? Command.aliases[word] { self = command } else { return nil }
    }
    var isFinal: Bool { self == .quit }
}
for line in ["go north", "walk", "l", "look", "exit now"] {
    let words = line.split(separator: " ").map(String.init)
    guard let command = Command(word: words[0]) else { print("what is \(words[0])?"); continue }
    print(command, command.rawValue, words.dropFirst().first ?? "-", command.isFinal)
}
