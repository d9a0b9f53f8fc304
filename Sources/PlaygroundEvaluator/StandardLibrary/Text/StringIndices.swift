/// `String.Index` as a value, and its checked use.
extension String.Index: HostRepresentable {
    package static var bridgedName: String { "String.Index" }
}

extension Substring: HostRepresentable {
    package static var bridgedName: String { "Substring" }
    /// A string reads as the substring of all of it; their indices are the same.
    package static func read(_ value: Value) -> Substring? { value.text }
}

extension Substring {
    /// - Throws: a trap, as Swift does, when the index is not that of a character.
    func character(at index: String.Index) throws -> Character {
        guard index >= startIndex, index < endIndex else { throw Trap.stringIndexOutOfBounds }
        return self[index]
    }

    func checkedIndex(after index: String.Index) throws -> String.Index {
        guard index >= startIndex, index < endIndex else { throw Trap.stringIndexOutOfBounds }
        return self.index(after: index)
    }

    func checkedIndex(before index: String.Index) throws -> String.Index {
        guard index > startIndex, index <= endIndex else { throw Trap.stringIndexOutOfBounds }
        return self.index(before: index)
    }

    func checkedIndex(_ index: String.Index, offsetBy distance: Int) throws -> String.Index {
        guard index >= startIndex, index <= endIndex else { throw Trap.stringIndexOutOfBounds }
        let limit = distance < 0 ? startIndex : endIndex
        guard let result = self.index(index, offsetBy: distance, limitedBy: limit) else {
            throw Trap.stringIndexOutOfBounds
        }
        return result
    }

    func checkedDistance(from start: String.Index, to end: String.Index) throws -> Int {
        for index in [start, end] where index < startIndex || index > endIndex { throw Trap.stringIndexOutOfBounds }
        return distance(from: start, to: end)
    }

    /// The part that a range of any form means.
    func bounds(of range: Value) throws -> Range<String.Index> {
        guard case .range(let range) = range else { throw HostRefusal("the subscript is not a range") }
        let lower = range.lower.flatMap(String.Index.read) ?? startIndex
        var upper = range.upper.flatMap(String.Index.read) ?? endIndex
        if range.form == .closed || range.form == .through { upper = try checkedIndex(after: upper) }
        guard lower >= startIndex, upper <= endIndex, lower <= upper else { throw Trap.stringIndexOutOfBounds }
        return lower..<upper
    }

    /// The number of elements a member asks for, which may not be negative.
    static func checked(_ count: Int, _ verb: String, _ part: String) throws -> Int {
        if count < 0 { throw Trap.negativeLength(verb, of: part) }
        return count
    }
}
