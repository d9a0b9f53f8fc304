/// A range of a particular file.
package struct SourcePlace: Sendable, Hashable {
    package var file: SourceFile
    package var range: SourceRange

    package init(_ file: SourceFile, _ range: SourceRange) {
        self.file = file
        self.range = range
    }

    /// Where the range begins.
    package var location: SourceLocation { file.location(at: range.lowerBound) }

    package static func == (left: SourcePlace, right: SourcePlace) -> Bool {
        left.file.name == right.file.name && left.range == right.range
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file.name)
        hasher.combine(range)
    }
}
