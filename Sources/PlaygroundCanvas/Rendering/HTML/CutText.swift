/// Long text shortened for a page: its head and its tail, and between them how much was cut.
struct CutText: Equatable {
    var head: String
    /// What was cut, in words; nil when all of the text is in `head`.
    var gap: String?
    var tail = ""

    /// How many lines a page shows of one text, and how many bytes of one line.
    static let lineLimit = 300
    static let byteLimit = 12_000

    init(_ text: String, lines: Int = lineLimit, bytes: Int = byteLimit) {
        let all = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard all.count > lines else {
            self.init(bytesOf: text, limit: bytes)
            return
        }
        let (first, last) = (lines * 3 / 4, lines / 4)
        self.init(
            head: Self.cut(all.prefix(first), bytes: bytes), gap: "\(all.count - first - last) lines cut",
            tail: Self.cut(all.suffix(last), bytes: bytes))
    }

    private init(head: String, gap: String?, tail: String) {
        self.head = head
        self.gap = gap
        self.tail = tail
    }

    private init(bytesOf text: String, limit: Int) {
        guard text.utf8.count > limit else {
            head = text
            return
        }
        let (first, last) = (limit * 3 / 4, limit / 4)
        head = String(text.prefix(bytes: first))
        tail = String(text.suffix(bytes: last))
        gap = "\(text.utf8.count - head.utf8.count - tail.utf8.count) bytes cut"
    }

    private static func cut(_ lines: ArraySlice<Substring.UTF8View>, bytes: Int) -> String {
        let joined = lines.map { String(Substring($0)) }.joined(separator: "\n")
        let short = CutText(bytesOf: joined, limit: bytes)
        return short.gap.map { "\(short.head)\n… \($0) …\n\(short.tail)" } ?? short.head
    }

    /// The text with a line that says what was cut.
    var markup: Markup {
        guard let gap else { return "\(head)" }
        return "\(head)<span class=\"cut\">… \(gap) …</span>\(tail)"
    }
}

extension String {
    /// As many whole characters of Unicode as fit into so many bytes.
    fileprivate func prefix(bytes count: Int) -> Substring {
        self[..<unicodeScalars.rounded(utf8.index(startIndex, offsetBy: count))]
    }

    fileprivate func suffix(bytes count: Int) -> Substring {
        self[unicodeScalars.rounded(utf8.index(endIndex, offsetBy: -count))...]
    }
}

extension String.UnicodeScalarView {
    /// The start of the scalar that holds the index.
    fileprivate func rounded(_ index: Index) -> Index {
        index == endIndex ? index : Index(index, within: self) ?? self.index(before: self.index(after: index))
    }
}
