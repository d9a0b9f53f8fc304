/// Text → Markdown that shows exactly that text.
package enum MarkdownWriter {
    /// A fence that no line of the text can close: one backtick more than its longest run, and at least three.
    package static func fence(for text: String) -> String {
        String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    }

    /// The lines of a fenced block, without line endings.
    package static func fencedLines(_ text: String, info: String = "") -> [String] {
        let fence = fence(for: text)
        return [fence + info] + lines(of: text) + [fence]
    }

    /// The lines of a text: any line ending separates, and a final one adds no line.
    package static func lines(of text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        var lines = [String()]
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r": lines.append("")
            case "\0": lines[lines.count - 1].unicodeScalars.append("\u{FFFD}")
            default: lines[lines.count - 1].unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The text as words inside a paragraph: nothing in it is markup, and it stays on one line.
    package static func inline(_ text: String) -> String {
        var result = ""
        let words = flattened(text).drop { $0 == " " || $0 == "\t" }
        let opener = lengthOfBlockOpener(words)
        for (index, scalar) in words.unicodeScalars.enumerated() {
            if isMarkup(scalar) || index + 1 == opener { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// The length of what would make a line a heading, a list item, a rule or an underline; 0 where nothing does.
    private static func lengthOfBlockOpener(_ text: Substring) -> Int {
        guard let first = text.unicodeScalars.first else { return 0 }
        if "#+-=".unicodeScalars.contains(first) { return 1 }
        let digits = text.unicodeScalars.prefix { ("0"..."9").contains($0) }.count
        let after = text.unicodeScalars.dropFirst(digits).first
        return digits > 0 && (after == "." || after == ")") ? digits + 1 : 0
    }

    /// The text as inline code.
    package static func codeSpan(_ text: String) -> String {
        let text = flattened(text)
        guard !text.isEmpty else { return "` `" }
        let ticks = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
        let needsSpace = text.hasPrefix("`") || text.hasSuffix("`") || (text.hasPrefix(" ") && text.hasSuffix(" "))
        let isBlank = text.allSatisfy { $0 == " " }
        return needsSpace && !isBlank ? "\(ticks) \(text) \(ticks)" : ticks + text + ticks
    }

    /// The text as words of a table cell.
    package static func tableCell(_ text: String) -> String { inline(text) }

    /// The text as inline code of a table cell, where a bar ends the cell even inside code.
    ///
    /// A backslash before a bar cannot stand in such code, so text with one is written as words.
    package static func tableCodeCell(_ text: String) -> String {
        guard !text.contains("\\|") else { return tableCell(text) }
        return codeSpan(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }

    /// A row of a table from its finished cells.
    package static func tableRow(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |"
    }

    /// Head and tail of a long text with a line between them that says how much was left out.
    ///
    /// Long lines are cut as well, so that one line of megabytes stays readable.
    package static func shortened(_ text: String, maximumLines: Int = 200, maximumColumns: Int = 2000) -> String {
        var lines = lines(of: text).map { shortenedLine($0, maximumColumns) }
        if lines.count > max(maximumLines, 3) {
            let tail = max(maximumLines, 3) / 3
            let head = max(maximumLines, 3) - 1 - tail
            let cut = lines.count - head - tail
            lines = lines.prefix(head) + ["… \(cut) lines left out …"] + lines.suffix(tail)
        }
        return lines.joined(separator: "\n")
    }

    private static func shortenedLine(_ line: String, _ maximum: Int) -> String {
        guard line.utf8.count > maximum, line.count > maximum else { return line }
        return line.prefix(maximum) + "… \(line.count - maximum) characters left out"
    }

    private static func flattened(_ text: String) -> String {
        lines(of: text).joined(separator: " ")
    }

    private static func isMarkup(_ scalar: Unicode.Scalar) -> Bool {
        "\\`*_[]<>|~&$".unicodeScalars.contains(scalar)
    }

    private static func longestRun(of character: Unicode.Scalar, in text: String) -> Int {
        var longest = 0
        var current = 0
        for scalar in text.unicodeScalars {
            current = scalar == character ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}
