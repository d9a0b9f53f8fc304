/// What `String` and `Substring` share.
struct StringProtocolTable {
    let types: HostTypes

    var type: HostType {
        types.declare(
            "protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, CustomStringConvertible"
        ) {
            HostMember(noting: "typealias Element = Character")
            HostMember(noting: "typealias Index = String.Index")
            HostMember(noting: "typealias SubSequence = Substring")
            comparison
            basics
            indices
            parts
            searching
            views
        }
    }

    @RowBuilder private var comparison: [HostMember] {
        compare("==") { $0 == $1 }
        compare("!=") { $0 != $1 }
        compare("<") { $0 < $1 }
        compare("<=") { $0 <= $1 }
        compare(">") { $0 > $1 }
        compare(">=") { $0 >= $1 }
    }

    private func compare(_ symbol: String, _ operation: @escaping (Substring, Substring) -> Bool) -> HostMember {
        types.make("static func \(symbol) (lhs: Self, rhs: some StringProtocol) -> Bool", operation)
    }

    @RowBuilder private var basics: [HostMember] {
        HostMember("var count: Int") { arguments in
            if case .string(let text) = arguments.receiver { return .int(text.count) }
            return .int(try arguments.bridgedReceiver(as: Substring.self).count)
        }
        types.row("var isEmpty: Bool") { (text: Substring) in text.isEmpty }
        types.row("var first: Character?") { (text: Substring) in text.first }
        types.row("var last: Character?") { (text: Substring) in text.last }
        types.row("func lowercased() -> String") { (text: Substring) in text.lowercased() }
        types.row("func uppercased() -> String") { (text: Substring) in text.uppercased() }
        types.row("func hasPrefix(_ prefix: some StringProtocol) -> Bool") { (text: Substring, prefix: Substring) in
            text.hasPrefix(prefix)
        }
        types.row("func hasSuffix(_ suffix: some StringProtocol) -> Bool") { (text: Substring, suffix: Substring) in
            text.hasSuffix(suffix)
        }
        types.row("var description: String") { (text: Substring) in String(text) }
        types.row("var debugDescription: String") { (text: Substring) in text.debugDescription }
    }

    @RowBuilder private var indices: [HostMember] {
        types.row("var startIndex: String.Index") { (text: Substring) in text.startIndex }
        types.row("var endIndex: String.Index") { (text: Substring) in text.endIndex }
        HostMember("var indices: [String.Index]") { arguments in
            let text: Substring = try arguments.bridgedReceiver()
            return try Array(text.indices).written(in: types)
        }
        types.row("func index(after i: String.Index) -> String.Index") { (text: Substring, index: String.Index) in
            try text.checkedIndex(after: index)
        }
        types.row("func index(before i: String.Index) -> String.Index") { (text: Substring, index: String.Index) in
            try text.checkedIndex(before: index)
        }
        types.row("func index(_ i: String.Index, offsetBy distance: Int) -> String.Index") {
            (text: Substring, index: String.Index, distance: Int) in
            try text.checkedIndex(index, offsetBy: distance)
        }
        types.row(
            "func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?"
        ) { (text: Substring, index: String.Index, distance: Int, limit: String.Index) in
            text.index(index, offsetBy: distance, limitedBy: limit)
        }
        types.row("func distance(from start: String.Index, to end: String.Index) -> Int") {
            (text: Substring, start: String.Index, end: String.Index) in
            try text.checkedDistance(from: start, to: end)
        }
        HostMember("func formIndex(after i: inout String.Index)") { arguments in
            let text: Substring = try arguments.bridgedReceiver()
            guard let index = String.Index.read(try arguments.given(0)) else { throw HostRefusal("not an index") }
            arguments.values[0] = try text.checkedIndex(after: index).written(in: types)
            return .void
        }
        HostMember("func formIndex(_ i: inout String.Index, offsetBy distance: Int)") { arguments in
            let text: Substring = try arguments.bridgedReceiver()
            guard let index = String.Index.read(try arguments.given(0)) else { throw HostRefusal("not an index") }
            arguments.values[0] = try text.checkedIndex(index, offsetBy: try arguments.int(1)).written(in: types)
            return .void
        }
        HostMember("func formIndex(before i: inout String.Index)") { arguments in
            let text: Substring = try arguments.bridgedReceiver()
            guard let index = String.Index.read(try arguments.given(0)) else { throw HostRefusal("not an index") }
            arguments.values[0] = try text.checkedIndex(before: index).written(in: types)
            return .void
        }
        types.row("subscript(i: String.Index) -> Character") { (text: Substring, index: String.Index) in
            try text.character(at: index)
        }
        types.row("subscript(x: UnboundedRange) -> Substring") { (text: Substring, _: Value) in text }
        for form in [RangeValue.Form.halfOpen, .closed, .from, .upTo, .through] {
            types.row("subscript(bounds: \(form.swiftName)<String.Index>) -> Substring") {
                (text: Substring, range: Value) in text[try text.bounds(of: range)]
            }
        }
    }

    @RowBuilder private var parts: [HostMember] {
        types.row("func prefix(_ maxLength: Int) -> Substring") { (text: Substring, count: Int) in
            text.prefix(try Substring.checked(count, "take", "prefix"))
        }
        types.row("func suffix(_ maxLength: Int) -> Substring") { (text: Substring, count: Int) in
            text.suffix(try Substring.checked(count, "take", "suffix"))
        }
        types.row("func dropFirst(_ k: Int = 1) -> Substring") { (text: Substring, count: Int?) in
            text.dropFirst(try checkedDrop(count ?? 1))
        }
        types.row("func dropLast(_ k: Int = 1) -> Substring") { (text: Substring, count: Int?) in
            text.dropLast(try checkedDrop(count ?? 1))
        }
        types.row("func prefix(upTo end: String.Index) -> Substring") { (text: Substring, end: String.Index) in
            guard end >= text.startIndex, end <= text.endIndex else { throw Trap.stringIndexOutOfBounds }
            return text.prefix(upTo: end)
        }
        types.row("func prefix(through position: String.Index) -> Substring") { (text: Substring, end: String.Index) in
            text.prefix(upTo: try text.checkedIndex(after: end))
        }
        types.row("func suffix(from start: String.Index) -> Substring") { (text: Substring, start: String.Index) in
            guard start >= text.startIndex, start <= text.endIndex else { throw Trap.stringIndexOutOfBounds }
            return text.suffix(from: start)
        }
        HostMember("func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring") { arguments in
            let text: Substring = try arguments.bridgedReceiver()
            return try text.prefix { try arguments.test(0, .character($0)) }.written(in: types)
        }
        HostMember("func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring") { arguments in
            let text: Substring = try arguments.bridgedReceiver()
            return try text.drop { try arguments.test(0, .character($0)) }.written(in: types)
        }
        splitting
    }

    private func checkedDrop(_ count: Int) throws -> Int {
        if count < 0 { throw Trap.fatal("Can't drop a negative number of elements from a collection") }
        return count
    }

    @RowBuilder private var splitting: [HostMember] {
        types.row(
            "func split(separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)"
                + " -> [Substring]"
        ) { (text: Substring, separator: Character, maximum: Int?, omitting: Bool?) in
            text.pieces(between: separator, maxSplits: maximum ?? .max, omittingEmpty: omitting ?? true)
        }
        types.row(
            "func split(separator: some StringProtocol, maxSplits: Int = Int.max, "
                + "omittingEmptySubsequences: Bool = true) -> [Substring]"
        ) { (text: Substring, separator: Substring, maximum: Int?, omitting: Bool?) in
            text.split(separator: separator, maxSplits: maximum ?? .max, omittingEmptySubsequences: omitting ?? true)
        }
        HostMember(
            "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, "
                + "whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [Substring]"
        ) { arguments in
            let text: Substring = try arguments.bridgedReceiver()
            return try text.split(
                maxSplits: try arguments.int(0, or: .max), omittingEmptySubsequences: try arguments.bool(1, or: true)
            ) { try arguments.test(2, .character($0)) }.written(in: types)
        }
    }

    @RowBuilder private var searching: [HostMember] {
        types.row("func contains(_ element: Character) -> Bool") { (text: Substring, element: Character) in
            text.contains(element)
        }
        types.row("func contains(_ other: some StringProtocol) -> Bool") { (text: Substring, other: Substring) in
            text.contains(other)
        }
        types.row("func firstIndex(of element: Character) -> String.Index?") {
            (text: Substring, element: Character) in text.firstIndex(of: element)
        }
        types.row("func lastIndex(of element: Character) -> String.Index?") {
            (text: Substring, element: Character) in text.lastIndex(of: element)
        }
        HostMember("func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index?") {
            arguments in
            let text: Substring = try arguments.bridgedReceiver()
            return try text.firstIndex { try arguments.test(0, .character($0)) }.written(in: types)
        }
        HostMember("func lastIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index?") {
            arguments in
            let text: Substring = try arguments.bridgedReceiver()
            return try text.lastIndex { try arguments.test(0, .character($0)) }.written(in: types)
        }
        types.row("func firstRange(of other: some StringProtocol) -> Range<String.Index>?") {
            (text: Substring, other: Substring) in text.firstRange(of: other)
        }
        types.row("func ranges(of other: some StringProtocol) -> [Range<String.Index>]") {
            (text: Substring, other: Substring) in Array(text.ranges(of: other))
        }
        types.row(
            "func replacing(_ other: some StringProtocol, with replacement: some StringProtocol, "
                + "maxReplacements: Int = Int.max) -> Self"
        ) { (text: Value, other: Substring, replacement: Substring, maximum: Int?) in
            try changed(text) { $0.replacing(other, with: replacement, maxReplacements: maximum ?? .max) }
        }
        types.row("func trimmingPrefix(_ prefix: some StringProtocol) -> Substring") {
            (text: Substring, prefix: Substring) in text.trimmingPrefix(prefix)
        }
        HostMember("func trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> Substring") {
            arguments in
            let text: Substring = try arguments.bridgedReceiver()
            return try text.trimmingPrefix { try arguments.test(0, .character($0)) }.written(in: types)
        }
    }

    /// A string stays a string, a part of one a part.
    private func changed(_ text: Value, _ change: (Substring) -> Substring) throws -> Value {
        guard let part = text.text else { throw HostRefusal("the receiver is not a string") }
        if case .string = text { return .string(String(change(part))) }
        return try change(part).written(in: types)
    }

    @RowBuilder private var views: [HostMember] {
        types.row("var utf8: String.UTF8View") { (text: Substring) in Utf8Bytes(String(text).utf8) }
        types.row("var utf16: String.UTF16View") { (text: Substring) in Utf16Units(String(text).utf16) }
        types.row("var unicodeScalars: String.UnicodeScalarView") { (text: Substring) in
            Scalars(String(text).unicodeScalars)
        }
    }
}

extension Range: Bridged where Bound: Bridged {
    package static var bridgedName: String { "Range<\(Bound.bridgedName)>" }

    package static func read(_ value: Value) -> Range<Bound>? {
        guard case .range(let range) = value, range.form == .halfOpen, let lower = range.lower.flatMap(Bound.read),
            let upper = range.upper.flatMap(Bound.read), lower <= upper
        else { return nil }
        return lower..<upper
    }

    package func written(in types: HostTypes) throws -> Value {
        .range(
            RangeValue(.halfOpen, lower: try lowerBound.written(in: types), upper: try upperBound.written(in: types)))
    }
}
