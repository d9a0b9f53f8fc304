/// A place a person can go to: file, line and column.
///
/// Lines and columns count from 1; columns count UTF-8 bytes, as the Swift compiler and libcmark do.
package struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`, the form editors recognise.
    package var description: String { "\(file):\(line):\(column)" }

    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
