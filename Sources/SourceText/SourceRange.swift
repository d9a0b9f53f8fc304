/// A stretch of one source file, as half-open UTF-8 byte offsets from the start of the file.
package struct SourceRange: Hashable, Sendable {
    /// The offset of the first byte.
    package var lowerBound: Int
    /// The offset after the last byte.
    package var upperBound: Int

    package init(_ lowerBound: Int, _ upperBound: Int) {
        self.lowerBound = lowerBound
        self.upperBound = max(lowerBound, upperBound)
    }

    /// The number of bytes.
    package var count: Int { upperBound - lowerBound }

    package var isEmpty: Bool { lowerBound == upperBound }

    /// The smallest range that covers both.
    package func union(_ other: SourceRange) -> SourceRange {
        SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
    }

    package func contains(_ offset: Int) -> Bool { lowerBound <= offset && offset < upperBound }

    package func contains(_ other: SourceRange) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
