import SourceText

/// Finds front matter and tells it from a thematic break.
///
/// Front matter begins on the first line with `---`, is followed at once by something, ends with `---` or `...`, and
/// holds `key: value` lines. Text between two thematic breaks is none of that.
struct FrontMatterScanner {
    var frontMatter: FrontMatter?
    /// The first line after the front matter.
    var bodyLine = 0
    var diagnostics: [Diagnostic] = []

    static func scan(_ file: SourceFile) -> FrontMatterScanner {
        var result = FrontMatterScanner()
        let text = DocumentText(file: file, firstLine: 0)
        guard file.lines.count > 1, isFence(text, 0, allowDots: false), !text.cursor(atLine: 1).isBlank else {
            return result
        }
        guard let last = (1..<file.lines.count).first(where: { isFence(text, $0, allowDots: true) }) else {
            if startsWithKey(text, in: 1..<2) {
                result.diagnostics = [.unclosed(SourcePlace(file, text.text(ofLine: 0)))]
            }
            return result
        }
        result.read(file, text, lastLine: last)
        return result
    }

    private mutating func read(_ file: SourceFile, _ text: DocumentText, lastLine: Int) {
        let content = SourceRange(file.lines.starts[1], file.lines.starts[lastLine])
        let range = SourceRange(text.text(ofLine: 0).lowerBound, text.text(ofLine: lastLine).upperBound)
        do {
            let value = try YAMLReader.read(file.bytes[content.lowerBound..<content.upperBound])
            guard case .mapping(let entries) = value.moved(by: content.lowerBound).content else { return }
            var matter = FrontMatter(range: range, entries: entries)
            diagnostics = matter.readSettings(file: file)
            frontMatter = matter
        } catch {
            guard Self.startsWithKey(text, in: 1..<lastLine) else { return }
            let offset = min(content.lowerBound + error.offset, max(content.upperBound - 1, content.lowerBound))
            diagnostics = [.broken(error, SourcePlace(file, SourceRange(offset, offset + 1)))]
            frontMatter = FrontMatter(range: range, entries: [])
        }
        bodyLine = lastLine + 1
    }

    private static func isFence(_ text: DocumentText, _ line: Int, allowDots: Bool) -> Bool {
        var cursor = text.cursor(atLine: line)
        let mark = allowDots && cursor.next == UInt8(ascii: ".") ? UInt8(ascii: ".") : UInt8(ascii: "-")
        guard cursor.run(of: mark) == 3 else { return false }
        cursor.advance(columns: 3)
        return cursor.isBlank
    }

    /// Whether the first line that is no comment looks like `key:`.
    private static func startsWithKey(_ text: DocumentText, in lines: Range<Int>) -> Bool {
        for line in lines {
            let words = text.file.text(in: text.text(ofLine: line))
            if words.allSatisfy(\.isWhitespace) || words.hasPrefix("#") { continue }
            guard let colon = words.firstIndex(of: ":"), colon != words.startIndex else { return false }
            let isKey = words[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "_-\"' ".contains($0) }
            let after = words[words.index(after: colon)...]
            return isKey && (after.isEmpty || after.first == " " || after.first == "\t")
        }
        return false
    }
}

extension YAMLValue {
    /// The same value with its ranges counted from elsewhere.
    fileprivate func moved(by distance: Int) -> YAMLValue {
        let content: Content =
            switch self.content {
            case .scalar: self.content
            case .sequence(let values): .sequence(values.map { $0.moved(by: distance) })
            case .mapping(let entries): .mapping(entries.map { $0.moved(by: distance) })
            }
        return YAMLValue(content: content, range: range.moved(by: distance))
    }
}

extension YAMLEntry {
    fileprivate func moved(by distance: Int) -> YAMLEntry {
        YAMLEntry(key: key, keyRange: keyRange.moved(by: distance), value: value.moved(by: distance))
    }
}

extension SourceRange {
    fileprivate func moved(by distance: Int) -> SourceRange {
        SourceRange(lowerBound + distance, upperBound + distance)
    }
}

extension Diagnostic {
    fileprivate static func unclosed(_ place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .warning, "this looks like front matter that is never closed, so it is read as text", at: place,
            hint: "end it with a line '---'")
    }

    fileprivate static func broken(_ fault: YAMLReader.Fault, _ place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .error, "the front matter is not valid YAML: \(fault.message)", at: place,
            hint: "its settings are ignored until this is mended; values with ':' or '#' need quotes")
    }
}
