import SourceText

/// Changes to a text as a list of ranges and what replaces them; every byte outside the ranges stays as it is.
package struct DocumentEdit: Sendable, Equatable {
    /// One change.
    package struct Change: Sendable, Equatable {
        package var range: SourceRange
        package var replacement: [UInt8]
    }

    /// Why a change was refused.
    package enum Fault: Error, Equatable {
        case overlap(SourceRange, SourceRange)
        case outside(SourceRange)
    }

    /// The changes in order of place; at the same place insertions come first, in the order in which they were added.
    package private(set) var changes: [Change] = []

    package init() {}

    package var isEmpty: Bool { changes.isEmpty }

    /// Adds a change.
    package mutating func replace(_ range: SourceRange, with text: String) {
        let change = Change(range: range, replacement: Array(text.utf8))
        var index = changes.endIndex
        while index > 0, changes[index - 1].range.belongs(after: range) { index -= 1 }
        changes.insert(change, at: index)
    }

    /// The text with all changes made.
    package func applied(to bytes: [UInt8]) throws(Fault) -> [UInt8] {
        var result: [UInt8] = []
        var previous = SourceRange(0, 0)
        for change in changes {
            guard change.range.lowerBound >= 0, change.range.upperBound <= bytes.count else {
                throw .outside(change.range)
            }
            guard change.range.lowerBound >= previous.upperBound else { throw .overlap(previous, change.range) }
            result += bytes[previous.upperBound..<change.range.lowerBound]
            result += change.replacement
            previous = change.range
        }
        return result + bytes[previous.upperBound...]
    }
}

extension SourceRange {
    fileprivate func belongs(after other: SourceRange) -> Bool {
        lowerBound > other.lowerBound || (lowerBound == other.lowerBound && other.isEmpty && !isEmpty)
    }
}
