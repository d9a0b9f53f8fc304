/// Finds what was probably meant: "did you mean".
package enum Suggestion {
    /// The candidate nearest to a misspelt name, or nil when none is near.
    ///
    /// Near means an edit distance of at most a third of the name's length (at least 1); ties go to the first candidate.
    package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
        let limit = max(1, name.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let distance = editDistance(Array(name.lowercased()), Array(candidate.lowercased()), limit: limit)
            if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours; counts past the limit are cut short.
    static func editDistance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
        guard abs(left.count - right.count) <= limit else { return limit + 1 }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for (row, character) in left.enumerated() {
            var current = [row + 1]
            for column in right.indices {
                let replacement = previous[column] + (character == right[column] ? 0 : 1)
                var cost = min(replacement, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, character == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
