// Upper and lower case, trimming, padding and lines with the standard library alone.
let text = "  Hello, World \n"
print(text.lowercased(), text.uppercased())
func trimmed(_ text: some StringProtocol) -> Substring {
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
}
print("[" + trimmed(text) + "]", trimmed("").isEmpty)
func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}
for (name, price) in [("tea", 2), ("coffee", 3)] { print(padded(name, 8) + "\(price)") }
let poem = """
    Roses are red,
      Violets are blue,

    End.
    """
let lines = poem.split(separator: "\n", omittingEmptySubsequences: false)
print(lines.count, lines.map(\.count), poem.split(whereSeparator: \.isNewline).count)
for (number, line) in lines.enumerated() { print("\(number + 1): \(line)") }
print(poem.filter { !$0.isWhitespace }.count, poem.split(separator: " ").count)
print(lines.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: "/"))
