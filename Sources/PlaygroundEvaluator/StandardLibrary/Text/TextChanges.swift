/// How texts are changed in place: alike for `String` and `Substring`.
struct TextChanges<Text: RangeReplaceableCollection & StringProtocol & Bridged> where Text.SubSequence == Substring {
    let types: HostTypes

    @RowBuilder var rows: [HostMember] {
        inserting
        replacing
        removing
        removingSeveral
    }

    @RowBuilder private var inserting: [HostMember] {
        types.mutating("mutating func insert(_ newElement: Character, at i: String.Index)") {
            (text: inout Text, element: Character, index: String.Index) in
            try Self.check(index, in: text)
            text.insert(element, at: index)
            return Nothing()
        }
        types.mutating("mutating func insert(contentsOf newElements: some StringProtocol, at i: String.Index)") {
            (text: inout Text, elements: Substring, index: String.Index) in
            try Self.check(index, in: text)
            text.insert(contentsOf: elements, at: index)
            return Nothing()
        }
        types.mutating("mutating func reserveCapacity(_ n: Int)") { (_: inout Text, _: Int) in Nothing() }
    }

    @RowBuilder private var replacing: [HostMember] {
        for form in [RangeValue.Form.halfOpen, .closed] {
            types.mutating(
                "mutating func replaceSubrange(_ subrange: \(form.swiftName)<String.Index>, "
                    + "with newElements: some StringProtocol)"
            ) { (text: inout Text, range: Value, elements: Substring) in
                text.replaceSubrange(try text[...].bounds(of: range), with: elements)
                return Nothing()
            }
            types.mutating("mutating func removeSubrange(_ bounds: \(form.swiftName)<String.Index>)") {
                (text: inout Text, range: Value) in
                text.removeSubrange(try text[...].bounds(of: range))
                return Nothing()
            }
        }
    }

    @RowBuilder private var removing: [HostMember] {
        types.mutating("mutating func remove(at i: String.Index) -> Character") {
            (text: inout Text, index: String.Index) in
            _ = try text[...].character(at: index)
            return text.remove(at: index)
        }
        types.mutating("mutating func removeFirst() -> Character") { (text: inout Text) in
            if text.isEmpty { throw Trap.removing("first element") }
            return text.removeFirst()
        }
        types.mutating("mutating func removeLast() -> Character") { (text: inout Text) in
            if text.isEmpty { throw Trap.removing("last element") }
            return text.removeLast()
        }
        types.mutating("mutating func popLast() -> Character?") { (text: inout Text) -> Character? in
            text.popLast()
        }
    }

    @RowBuilder private var removingSeveral: [HostMember] {
        types.mutating("mutating func removeFirst(_ k: Int)") { (text: inout Text, count: Int) in
            try Self.checkRemoval(of: count, from: text)
            text.removeFirst(count)
            return Nothing()
        }
        types.mutating("mutating func removeLast(_ k: Int)") { (text: inout Text, count: Int) in
            try Self.checkRemoval(of: count, from: text)
            text.removeLast(count)
            return Nothing()
        }
        types.mutating("mutating func removeAll(keepingCapacity: Bool = false)") { (text: inout Text, _: Bool?) in
            text.removeAll()
            return Nothing()
        }
        HostMember("mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows") {
            [types] arguments in
            var text: Text = try arguments.bridgedReceiver()
            let given = arguments
            try text.removeAll { try given.test(0, .character($0)) }
            arguments.receiver = try text.written(in: types)
            return .void
        }
    }

    private static func check(_ index: String.Index, in text: Text) throws {
        guard index >= text.startIndex, index <= text.endIndex else { throw Trap.stringIndexOutOfBounds }
    }

    private static func checkRemoval(of count: Int, from text: Text) throws {
        if count < 0 { throw Trap.fatal("Number of elements to remove should be non-negative") }
        if count > text.count { throw Trap.fatal("Can't remove more items from a collection than it contains") }
    }
}
