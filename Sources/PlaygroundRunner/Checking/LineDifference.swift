extension CollectionDifference<String>.Change {
    /// The line's index in the text it is in.
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

/// The difference between two texts, line by line, as a unified diff.
package struct LineDifference: Sendable {
    private enum Edit {
        case keep(String)
        case remove(String)
        case add(String)
    }

    private let edits: [Edit]

    /// - Parameters:
    ///   - old: the text as it was recorded.
    ///   - new: the text as it is now.
    package init(from old: String, to new: String) {
        let (before, after) = (Self.lines(old), Self.lines(new))
        let start = zip(before, after).prefix { $0 == $1 }.count
        let room = min(before.count, after.count) - start
        let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.prefix(room).count
        let middle = Self.edits(
            Array(before[start..<before.count - end]), Array(after[start..<after.count - end]))
        edits =
            before.prefix(start).map(Edit.keep) + middle + before.suffix(end).map(Edit.keep)
    }

    package var isEmpty: Bool { edits.allSatisfy { if case .keep = $0 { true } else { false } } }

    /// Lines with their endings, so that a changed ending or a missing one at the end is a difference too.
    private static func lines(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for character in text {
            line.append(character)
            if character == "\n" || character == "\r\n" {
                lines.append(line)
                line = ""
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    private static func edits(_ before: [String], _ after: [String]) -> [Edit] {
        let changes = after.difference(from: before)
        let removed = Set(changes.removals.map(\.offset))
        let added = Set(changes.insertions.map(\.offset))
        var edits: [Edit] = []
        var (old, new) = (0, 0)
        while old < before.count || new < after.count {
            if removed.contains(old) {
                edits.append(.remove(before[old]))
                old += 1
            } else if added.contains(new) {
                edits.append(.add(after[new]))
                new += 1
            } else {
                edits.append(.keep(before[old]))
                old += 1
                new += 1
            }
        }
        return edits
    }

    /// The unified diff with three lines around each change; empty when the texts are equal.
    package func unified(from oldName: String, to newName: String, context: Int = 3) -> String {
        guard !isEmpty else { return "" }
        let hunks = hunks(context).map(text).joined()
        return "--- \(oldName)\n+++ \(newName)\n" + hunks
    }

    /// The ranges of edits that are shown together.
    private func hunks(_ context: Int) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, edit) in edits.enumerated() {
            if case .keep = edit { continue }
            let range = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private func text(_ hunk: Range<Int>) -> String {
        let (before, inside) = (count(0..<hunk.lowerBound), count(hunk))
        let head = "@@ -\(Self.span(before.old, inside.old)) +\(Self.span(before.new, inside.new)) @@\n"
        return head + edits[hunk].map(Self.line).joined()
    }

    private func count(_ range: Range<Int>) -> (old: Int, new: Int) {
        edits[range].reduce(into: (old: 0, new: 0)) { count, edit in
            switch edit {
            case .keep: count = (count.old + 1, count.new + 1)
            case .remove: count.old += 1
            case .add: count.new += 1
            }
        }
    }

    /// `first,count` as `diff -u` writes it: the line before an empty span, and no count of one.
    private static func span(_ before: Int, _ count: Int) -> String {
        count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
    }

    private static func line(_ edit: Edit) -> String {
        switch edit {
        case .keep(let text): ended(" " + text)
        case .remove(let text): ended("-" + text)
        case .add(let text): ended("+" + text)
        }
    }

    private static func ended(_ line: String) -> String {
        line.hasSuffix("\n") || line.hasSuffix("\r\n") ? line : line + "\n\\ No newline at end of file\n"
    }
}
