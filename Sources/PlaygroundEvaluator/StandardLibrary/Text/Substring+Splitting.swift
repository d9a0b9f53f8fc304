extension Substring {
    /// What `split(separator:)` gives.
    ///
    /// In a text of ASCII without carriage returns each byte is a character, and bytes are quicker to compare.
    func pieces(between separator: Character, maxSplits: Int, omittingEmpty: Bool) -> [Substring] {
        guard let byte = separator.utf8.first, separator.utf8.count == 1, maxSplits >= 0,
            let parts = utf8.withContiguousStorageIfAvailable({
                Self.parts(of: $0, between: byte, maxSplits: maxSplits, omittingEmpty: omittingEmpty)
            }) ?? nil
        else { return split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmpty) }
        let start = startIndex
        return parts.map { part in
            let lower = utf8.index(start, offsetBy: part.lowerBound)
            return self[lower..<utf8.index(lower, offsetBy: part.count)]
        }
    }

    /// The offsets of the parts; nil when bytes are not characters.
    private static func parts(
        of bytes: UnsafeBufferPointer<UInt8>, between separator: UInt8, maxSplits: Int, omittingEmpty: Bool
    ) -> [Range<Int>]? {
        guard bytes.allSatisfy({ $0 < 0x80 && $0 != 13 }) else { return nil }
        var parts: [Range<Int>] = []
        var start = 0
        for position in bytes.indices where bytes[position] == separator && parts.count < maxSplits {
            if !omittingEmpty || position > start { parts.append(start..<position) }
            start = position + 1
        }
        if !omittingEmpty || start < bytes.count { parts.append(start..<bytes.count) }
        return parts
    }
}
