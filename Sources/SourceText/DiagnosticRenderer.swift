/// Turns diagnostics into the text people read: `file:line:column: error: …`, the source line, a caret, a hint.
package struct DiagnosticRenderer: Sendable {
    /// Whether file, line and column stand before each message.
    private let showsPlaces: Bool

    package init(showsPlaces: Bool = true) {
        self.showsPlaces = showsPlaces
    }

    /// The whole message, lines separated by LF, without a final one.
    package func render(_ diagnostic: Diagnostic) -> String {
        var lines = [headline(diagnostic)]
        if let place = diagnostic.place { lines += sourceLines(place) }
        if let hint = diagnostic.hint { lines.append("  hint: \(hint)") }
        for note in diagnostic.notes {
            lines.append("\(prefix(note.place))note: \(note.message)")
            if let place = note.place { lines += sourceLines(place) }
        }
        return lines.joined(separator: "\n")
    }

    /// The first line only.
    package func headline(_ diagnostic: Diagnostic) -> String {
        "\(prefix(diagnostic.place))\(diagnostic.severity.rawValue): \(diagnostic.message)"
    }

    private func prefix(_ place: SourcePlace?) -> String {
        showsPlaces ? place.map { "\($0.location): " } ?? "" : ""
    }

    /// The source line with a caret below the range's first character and tildes to its end on that line.
    private func sourceLines(_ place: SourcePlace) -> [String] {
        let file = place.file
        let line = file.lines.line(at: place.range.lowerBound)
        let lineRange = file.lines.range(ofLine: line)
        let text = file.text(ofLine: line)
        guard !text.allSatisfy(\.isWhitespace) else { return [] }
        let before = file.text(in: SourceRange(lineRange.lowerBound, place.range.lowerBound))
        let marked = file.text(
            in: SourceRange(place.range.lowerBound, min(place.range.upperBound, lineRange.upperBound)))
        // Tabs are kept, so that the caret stands below its character however wide a tab is shown.
        let padding = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.displayWidth) }.joined()
        let width = marked.filter { !$0.isNewline }.reduce(0) { $0 + $1.displayWidth }
        let tildes = String(repeating: "~", count: max(0, width - 1))
        return ["  " + text, "  " + padding + "^" + tildes]
    }
}

extension Character {
    /// The number of terminal columns: 2 for East Asian wide characters and emoji, 1 for others.
    package var displayWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        let wide: [ClosedRange<UInt32>] = [
            0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
        ]
        return wide.contains { $0.contains(first.value) } ? 2 : 1
    }
}
