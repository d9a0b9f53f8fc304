import FoundationModels
import PlaygroundEvaluator

/// The rows of a collection of entries that can be changed: a transcript, or its history.
struct EntryRows<Entries: RandomAccessCollection & MutableCollection & RangeReplaceableCollection & Bridged>
where Entries.Element == Transcript.Entry, Entries.Index == Int {
    let typeName: String

    var all: [HostMember] { reading + adding + removing + removingMany }

    private var reading: [HostMember] {
        [
            HostMember(noting: "typealias Element = Transcript.Entry"),
            HostMember(noting: "typealias Index = Int"),
            .making("init()") { Entries() },
            .reading("count: Int") { (entries: Entries) in entries.count },
            .reading("isEmpty: Bool") { (entries: Entries) in entries.isEmpty },
            .reading("startIndex: Int") { (entries: Entries) in entries.startIndex },
            .reading("endIndex: Int") { (entries: Entries) in entries.endIndex },
            HostMember("var indices: Range<Int> { get }") { arguments in
                let entries: Entries = try arguments.bridgedReceiver()
                return .range(RangeValue(.halfOpen, lower: .int(entries.startIndex), upper: .int(entries.endIndex)))
            },
            .calling("func index(after i: Int) -> Int") { (_: Entries, index: Int) in index + 1 },
            .calling("func index(before i: Int) -> Int") { (_: Entries, index: Int) in index - 1 },
            HostMember(
                "subscript(index: Int) -> Transcript.Entry { get set }",
                set: { arguments, value in
                    var entries: Entries = try arguments.bridgedReceiver()
                    entries[try entries.checked(arguments.get(0))] = try TranscriptBridge.entry(value)
                    arguments.receiver = try arguments.context.value(entries)
                },
                arguments: { arguments in
                    let entries: Entries = try arguments.bridgedReceiver()
                    return try entries[entries.checked(arguments.get(0))].written(arguments.context)
                }),
        ]
            + EntryRange.forms.map { form in
                HostMember("subscript(bounds: \(form.swiftName)<Int>) -> ArraySlice<Transcript.Entry> { get }") {
                    arguments in
                    let entries: Entries = try arguments.bridgedReceiver()
                    let bounds = try EntryRange.bounds(arguments.get(0, as: Value.self), in: entries)
                    return try TranscriptBridge.slice(Array(entries)[bounds], arguments.context)
                }
            }
    }

    private var adding: [HostMember] {
        [
            .changing("append(_ newElement: Transcript.Entry)") { (entries: inout Entries, entry: Transcript.Entry) in
                entries.append(entry)
                return nil
            },
            changingMany("append(contentsOf newElements: some Sequence<Transcript.Entry>)", elements: 0) {
                entries, new, _ in entries.append(contentsOf: new)
            },
            .changing("insert(_ newElement: Transcript.Entry, at i: Int)") {
                (entries: inout Entries, entry: Transcript.Entry, index: Int) in
                entries.insert(entry, at: try entries.checkedEnd(index))
                return nil
            },
            changingMany("insert(contentsOf newElements: some Collection<Transcript.Entry>, at i: Int)", elements: 0) {
                entries, new, arguments in
                entries.insert(contentsOf: new, at: try entries.checkedEnd(arguments.get(1)))
            },
        ]
            + EntryRange.forms.map { form in
                changingMany(
                    """
                    replaceSubrange(_ subrange: \(form.swiftName)<Int>, \
                    with newElements: some Collection<Transcript.Entry>)
                    """, elements: 1
                ) { entries, new, arguments in
                    let bounds = try EntryRange.bounds(arguments.get(0, as: Value.self), in: entries)
                    entries.replaceSubrange(bounds, with: new)
                }
            }
    }

    private var removing: [HostMember] {
        [
            .changing("remove(at index: Int) -> Transcript.Entry") { (entries: inout Entries, index: Int) in
                entries.remove(at: try entries.checked(index))
            },
            .changing("removeFirst() -> Transcript.Entry") { (entries: inout Entries) in
                entries.remove(at: try entries.checked(entries.startIndex))
            },
            .changing("removeLast() -> Transcript.Entry") { (entries: inout Entries) in
                entries.remove(at: try entries.checked(entries.endIndex - 1))
            },
            .changing("popLast() -> Transcript.Entry?") { (entries: inout Entries) in
                entries.isEmpty ? Transcript.Entry?.none : entries.remove(at: entries.endIndex - 1)
            },
            .changing("swapAt(_ i: Int, _ j: Int)") { (entries: inout Entries, first: Int, second: Int) in
                entries.swapAt(try entries.checked(first), try entries.checked(second))
                return nil
            },
        ]
    }

    private var removingMany: [HostMember] {
        [
            .changing("removeFirst(_ k: Int)") { (entries: inout Entries, count: Int) in
                entries.removeSubrange(entries.startIndex..<(try entries.checkedEnd(entries.startIndex + count)))
                return nil
            },
            .changing("removeLast(_ k: Int)") { (entries: inout Entries, count: Int) in
                entries.removeSubrange((try entries.checkedEnd(entries.endIndex - count))..<entries.endIndex)
                return nil
            },
            .changing("removeAll(keepingCapacity keepCapacity: Bool = false)") { (entries: inout Entries, _: Bool?) in
                entries.removeAll()
                return nil
            },
            HostMember(
                "mutating func removeAll(where shouldBeRemoved: (Transcript.Entry) throws -> Bool) rethrows"
            ) { arguments in
                var entries: Entries = try arguments.bridgedReceiver()
                guard case .function(let test)? = arguments.values[0] else {
                    throw HostRefusal("'where' is no closure")
                }
                let context = arguments.context
                try entries.removeAll { Bool(try test.call([$0.written(context)], in: context)) ?? false }
                arguments.receiver = try context.value(entries)
                return .void
            },
        ]
            + EntryRange.forms.map { form in
                .changing("removeSubrange(_ bounds: \(form.swiftName)<Int>)") {
                    (entries: inout Entries, range: Value) in
                    entries.removeSubrange(try EntryRange.bounds(range, in: entries))
                    return nil
                }
            }
    }

    /// A row that takes several entries, from any sequence.
    private func changingMany(
        _ declaration: String, elements index: Int,
        _ change: @escaping (inout Entries, [Transcript.Entry], HostArguments) throws -> Void
    ) -> HostMember {
        HostMember("mutating func " + declaration) { arguments in
            var entries: Entries = try arguments.bridgedReceiver()
            let new = try arguments.elements(index).map { try TranscriptBridge.entry($0) }
            try change(&entries, new, arguments)
            arguments.receiver = try arguments.context.value(entries)
            return .void
        }
    }
}

/// Ranges of positions in all forms Swift has.
enum EntryRange {
    static let forms: [RangeValue.Form] = [.halfOpen, .closed, .from, .upTo, .through]

    /// - Throws: a trap when the range goes beyond the collection.
    static func bounds<Entries: RandomAccessCollection>(
        _ value: Value, in entries: Entries
    ) throws -> Range<Int> where Entries.Index == Int {
        guard case .range(let range) = value else { throw HostRefusal("this is not a range") }
        let lower = range.lower.flatMap { Int($0) } ?? entries.startIndex
        let isClosed = range.form == .closed || range.form == .through
        let upper = range.upper.flatMap { Int($0) }.map { isClosed ? $0 + 1 : $0 } ?? entries.endIndex
        guard lower >= entries.startIndex, upper <= entries.endIndex, lower <= upper else {
            throw Trap("Index out of range")
        }
        return lower..<upper
    }
}

extension RandomAccessCollection where Index == Int {
    /// The position of an element, or a trap.
    fileprivate func checked(_ index: Int) throws -> Int {
        guard index >= startIndex, index < endIndex else { throw Trap("Index out of range") }
        return index
    }

    /// The position of an element or the end, or a trap.
    fileprivate func checkedEnd(_ index: Int) throws -> Int {
        guard index >= startIndex, index <= endIndex else { throw Trap("Index out of range") }
        return index
    }
}
