extension Substring {
    /// What `split(separator:)` gives.
    ///
    /// In a text of ASCII without carriage returns each byte is a character, and bytes are quicker to compare.
    func pieces(between separator: Character, maxSplits: Int, omittingEmpty: Bool) -> [Substring] {
        guard let byte = separator.utf8.first, separator.utf8.count == 1, utf8.allSatisfy({ $0 < 0x80 && $0 != 13 })
        else { return split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmpty) }
        return utf8.split(separator: byte, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmpty)
            .map { Substring($0) }
    }
}
