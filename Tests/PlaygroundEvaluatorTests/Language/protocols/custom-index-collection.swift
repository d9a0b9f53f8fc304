// A collection whose index is a type of its own: traversal, slices and searches go through index(after:).
struct LinkedWords: Collection {
    struct Position: Comparable {
        let offset: Int
        static func < (a: Position, b: Position) -> Bool { a.offset < b.offset }
    }
    private let text: [String]
    init(_ sentence: String) { text = sentence.split(separator: " ").map(String.init) }
    var startIndex: Position { Position(offset: 0) }
    var endIndex: Position { Position(offset: text.count) }
    func index(after i: Position) -> Position { Position(offset: i.offset + 1) }
    subscript(i: Position) -> String { text[i.offset] }
}
let words = LinkedWords("the quick brown fox jumps")
print(words.count, words.first ?? "", words[words.index(words.startIndex, offsetBy: 2)])
let fox = words.firstIndex(of: "fox")!
print(fox.offset, Array(words[words.startIndex..<fox]), words.distance(from: fox, to: words.endIndex), Array(words.suffix(from: fox)))
print(words.map(\.count), words.indices.map(\.offset), words.contains("cat"), words.max { $0.count < $1.count }!)
