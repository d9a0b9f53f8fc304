/// Pieces of Markdown made from text that may hold anything.
enum MarkdownText {
    /// A fence longer than any run of backticks in its content.
    static func fence(_ content: String, info: String = "text") -> String {
        let fence = String(repeating: "`", count: max(3, longestBacktickRun(content) + 1))
        let body = content.hasSuffix("\n") ? String(content.dropLast()) : content
        return body.isEmpty ? "\(fence)\(info)\n\(fence)" : "\(fence)\(info)\n\(body)\n\(fence)"
    }

    /// A code span that holds the text as it is, on one line.
    static func code(_ content: String) -> String {
        let line = content.split(whereSeparator: \.isNewline).joined(separator: " ")
        let ticks = String(repeating: "`", count: longestBacktickRun(line) + 1)
        let needsPadding = line.hasPrefix("`") || line.hasSuffix("`")
        return needsPadding ? "\(ticks) \(line) \(ticks)" : ticks + line + ticks
    }

    /// Text in which no character means anything to Markdown or HTML.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.split(whereSeparator: \.isNewline).joined(separator: " ") {
            if "\\`*_{}[]()#+-.!|<>~&\"".contains(character), needsEscape(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    /// The first letter raised and a full stop added where none stands.
    static func sentence(_ text: String) -> String {
        guard let first = text.first else { return text }
        let raised = first.uppercased() + text.dropFirst()
        return raised.last.map { ".!?`".contains($0) } == true ? raised : raised + "."
    }

    /// Characters that start something wherever they stand; the rest matters only at a line's start, where a sentence never has them.
    private static func needsEscape(_ character: Character) -> Bool { "\\`*_[]<>~&|".contains(character) }

    private static func longestBacktickRun(_ text: String) -> Int {
        var longest = 0
        var current = 0
        for character in text {
            current = character == "`" ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}
