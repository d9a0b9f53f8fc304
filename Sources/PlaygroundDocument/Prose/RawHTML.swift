/// HTML that stands in a document.
enum RawHTML {
    /// The text without comments; nil when nothing but blanks is left.
    static func withoutComments(_ text: String) -> String? {
        var rest = Substring(text)
        var kept = ""
        while let start = rest.firstRange(of: "<!--") {
            kept += rest[..<start.lowerBound]
            guard let end = rest[start.lowerBound...].firstRange(of: "-->") else {
                rest = ""
                break
            }
            rest = rest[end.upperBound...]
        }
        kept += rest
        return kept.allSatisfy(\.isWhitespace) ? nil : kept
    }
}

extension Substring {
    /// The first place of a short ASCII text.
    func firstRange(of text: StaticString) -> Range<Index>? {
        let wanted = Array(text.description.utf8)
        var start = utf8.startIndex
        while let first = utf8[start...].firstIndex(of: wanted[0]) {
            if utf8[first...].starts(with: wanted) {
                return first..<utf8.index(first, offsetBy: wanted.count)
            }
            start = utf8.index(after: first)
        }
        return nil
    }
}
