/// Where the lines of a text begin.
///
/// A line ends after LF, CR LF, or a lone CR, as in CommonMark.
package struct LineTable: Sendable {
    /// The byte offset of each line's first byte; the first is 0.
    package let starts: [Int]
    private let length: Int

    package init(_ bytes: some Collection<UInt8>) {
        var starts = [0]
        var offset = 0
        var afterReturn = false
        for byte in bytes {
            if afterReturn && byte != UInt8(ascii: "\n") { starts.append(offset) }
            afterReturn = byte == UInt8(ascii: "\r")
            offset += 1
            if byte == UInt8(ascii: "\n") { starts.append(offset) }
        }
        if afterReturn { starts.append(offset) }
        self.starts = starts
        self.length = offset
    }

    /// The number of lines, counting an empty one after a final line ending.
    package var count: Int { starts.count }

    /// The index (from 0) of the line that holds a byte offset; offsets past the end belong to the last line.
    package func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The bytes of a line (index from 0), its line ending included.
    package func range(ofLine line: Int) -> SourceRange {
        SourceRange(starts[line], line + 1 < starts.count ? starts[line + 1] : length)
    }
}
