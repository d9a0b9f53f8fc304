/// `Array` and `ArraySlice`.
struct ArrayTables {
    let types: HostTypes
    let random: RandomSource

    var list: [HostType] {
        [array, slice] + conditional(name: "Array") + conditional(name: "ArraySlice")
    }

    private static let protocols = "RandomAccessCollection, MutableCollection, RangeReplaceableCollection"

    private var array: HostType {
        types.declare("struct Array<Element>: \(Self.protocols), CustomStringConvertible, ExpressibleByArrayLiteral") {
            HostMember(noting: "typealias Index = Int")
            HostMember(noting: "typealias SubSequence = ArraySlice<Element>")
            making
            ElementRows<[Value]>(types: types, random: random).all
        }
    }

    private var slice: HostType {
        types.type(
            "struct ArraySlice<Element>: \(Self.protocols), CustomStringConvertible, ExpressibleByArrayLiteral",
            of: ArraySlice<Value>.self
        ) {
            HostMember(noting: "typealias Index = Int")
            HostMember(noting: "typealias SubSequence = ArraySlice<Element>")
            HostMember("init(_ elements: some Sequence<Element>)") { arguments in
                try ArraySlice(try Elements.of(try arguments.given(0), in: arguments.context)).written(in: types)
            }
            HostMember("init()") { _ in try ArraySlice<Value>().written(in: types) }
            HostMember("init(arrayLiteral elements: Element...)") { arguments in
                try ArraySlice(arguments.variadic(0)).written(in: types)
            }
            ElementRows<ArraySlice<Value>>(types: types, random: random).all
        } configure: { type in
            type.hooks.makeIterator = { value, _ in
                var iterator = (ArraySlice.read(value) ?? []).makeIterator()
                return { iterator.next() }
            }
            type.hooks.equal = { ValueEquality.areEqual(.array(Self.elements($0)), .array(Self.elements($1))) }
            type.hooks.hash = { ValueEquality.hash(.array(Self.elements($0)), into: &$1) }
            type.hooks.describe = { try ValuePrinter.describe(.array(Self.elements($0))) }
            type.hooks.debugDescribe = { "ArraySlice(" + (try ValuePrinter.describe(.array(Self.elements($0)))) + ")" }
            type.hooks.mirror = { Self.elements($0).map { (nil, $0) } }
        }
    }

    private static func elements(_ slice: Value) -> [Value] { Array(ArraySlice.read(slice) ?? []) }

    private func conditional(name: String) -> [HostType] {
        ["Equatable", "Hashable", "Encodable", "Decodable", "Sendable"].map { conformance in
            HostType("struct \(name)<Element>: \(conformance) where Element: \(conformance)")
        }
    }

    @RowBuilder private var making: [HostMember] {
        HostMember("init()") { _ in .array([]) }
        HostMember("init(_ elements: some Sequence<Element>)") { arguments in
            .array(try Elements.of(try arguments.given(0), in: arguments.context))
        }
        HostMember("init(repeating repeatedValue: Element, count: Int)") { arguments in
            let count = try arguments.int(1)
            if count < 0 { throw Trap.negativeCount(for: "Array") }
            try arguments.context.reserve(bytes: count.multipliedReportingOverflow(by: 16).partialValue)
            return .array(Array(repeating: try arguments.given(0), count: count))
        }
        HostMember("static func == (lhs: [Element], rhs: [Element]) -> Bool", where: "Element: Equatable") {
            arguments in
            .bool(ValueEquality.areEqual(try arguments.given(0), try arguments.given(1)))
        }
        HostMember("static func += (lhs: inout [Element], rhs: some Sequence<Element>)") { arguments in
            let added = try Elements.of(try arguments.given(1), in: arguments.context)
            guard case .array(var elements) = try arguments.given(0) else {
                throw HostRefusal("the left side is no array")
            }
            arguments.values[0] = nil
            elements.append(contentsOf: added)
            arguments.values[0] = .array(elements)
            return .void
        }
    }
}

/// The rows of one of the two.
struct ElementRows<Storage: ElementStorage> {
    let types: HostTypes
    let random: RandomSource
    var name: String { Storage.name + "<Element>" }

    @RowBuilder var all: [HostMember] {
        reading
        access
        parts
        adding
        removing
        DescriptionRows.both
        arranging
    }

    @RowBuilder private var reading: [HostMember] {
        HostMember("var count: Int") { .int(try $0.storage(Storage.self).count) }
        HostMember("var isEmpty: Bool") { .bool(try $0.storage(Storage.self).isEmpty) }
        HostMember("var first: Element?") { .optional(try $0.storage(Storage.self).first) }
        HostMember("var last: Element?") { .optional(try $0.storage(Storage.self).last) }
        HostMember("var startIndex: Int") { .int(try $0.storage(Storage.self).startIndex) }
        HostMember("var endIndex: Int") { .int(try $0.storage(Storage.self).endIndex) }
        HostMember("var capacity: Int") { .int(try $0.storage(Storage.self).count) }
        HostMember("var indices: Range<Int>") { arguments in
            let storage = try arguments.storage(Storage.self)
            return try (storage.startIndex..<storage.endIndex).written(in: types)
        }
        index("after i: Int") { i, _ in i + 1 }
        index("before i: Int") { i, _ in i - 1 }
        index("_ i: Int, offsetBy distance: Int") { i, distance in i + distance }
        HostMember("func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?") { arguments in
            let storage = try arguments.storage(Storage.self)
            let (i, distance, limit) = (try arguments.int(0), try arguments.int(1), try arguments.int(2))
            return .optional(storage.index(i, offsetBy: distance, limitedBy: limit).map { .int($0) })
        }
        HostMember("func distance(from start: Int, to end: Int) -> Int") { arguments in
            .int(try arguments.int(1) - (try arguments.int(0)))
        }
    }

    private func index(_ parameters: String, _ result: @escaping (Int, Int) -> Int) -> HostMember {
        HostMember("func index(\(parameters)) -> Int") { arguments in
            .int(result(try arguments.int(0), arguments.values.count > 1 ? try arguments.int(1) : 0))
        }
    }

    @RowBuilder private var access: [HostMember] {
        HostMember(writable: "subscript(index: Int) -> Element { get set }") { arguments, value in
            try arguments.change(Storage.self, in: types) { storage, arguments in
                storage[try storage.checked(try arguments.int(0))] = value
            }
        } get: { arguments in
            let storage = try arguments.storage(Storage.self)
            return storage[try storage.checked(try arguments.int(0))]
        }
        HostMember(writable: "subscript(x: UnboundedRange) -> ArraySlice<Element> { get set }") { arguments, value in
            let elements = try Elements.of(value, in: arguments.context)
            try arguments.change(Storage.self, in: types) { storage, _ in
                storage.replaceSubrange(storage.startIndex..<storage.endIndex, with: elements)
            }
        } get: { arguments in
            try arguments.storage(Storage.self)[...].written(in: types)
        }
        for form in [RangeValue.Form.halfOpen, .closed, .from, .upTo, .through] {
            HostMember(writable: "subscript(bounds: \(form.swiftName)<Int>) -> ArraySlice<Element> { get set }") {
                arguments, value in
                let elements = try Elements.of(value, in: arguments.context)
                try arguments.change(Storage.self, in: types) { storage, arguments in
                    storage.replaceSubrange(try storage.bounds(of: try arguments.given(0)), with: elements)
                }
            } get: { arguments in
                let storage = try arguments.storage(Storage.self)
                return try storage[try storage.bounds(of: try arguments.given(0))].written(in: types)
            }
        }
    }

    @RowBuilder private var parts: [HostMember] {
        part("prefix(_ maxLength: Int)") { storage, count in
            if count < 0 { throw Trap.negativeLength("take", of: "prefix") }
            return storage.prefix(count)
        }
        part("suffix(_ maxLength: Int)") { storage, count in
            if count < 0 { throw Trap.negativeLength("take", of: "suffix") }
            return storage.suffix(count)
        }
        part("dropFirst(_ k: Int = 1)") { storage, count in storage.dropFirst(try checkedDrop(count)) }
        part("dropLast(_ k: Int = 1)") { storage, count in storage.dropLast(try checkedDrop(count)) }
        part("prefix(upTo end: Int)") { storage, end in storage.prefix(upTo: try storage.checkedEnd(end)) }
        part("prefix(through position: Int)") { storage, end in storage.prefix(through: try storage.checked(end)) }
        part("suffix(from start: Int)") { storage, start in
            if start > storage.endIndex { throw Trap.invertedRange }
            return storage.suffix(from: try storage.checkedEnd(start))
        }
        HostMember("func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>") {
            arguments in
            try arguments.storage(Storage.self).prefix { try arguments.test(0, $0) }.written(in: types)
        }
        HostMember("func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>") {
            arguments in
            try arguments.storage(Storage.self).drop { try arguments.test(0, $0) }.written(in: types)
        }
        searching
        ranges
    }

    private func part(
        _ declaration: String, _ part: @escaping (Storage, Int) throws -> ArraySlice<Value>
    ) -> HostMember {
        HostMember("func \(declaration) -> ArraySlice<Element>") { arguments in
            try part(try arguments.storage(Storage.self), try arguments.int(0, or: 1)).written(in: types)
        }
    }

    private func checkedDrop(_ count: Int) throws -> Int {
        if count < 0 { throw Trap.fatal("Can't drop a negative number of elements from a collection") }
        return count
    }

    @RowBuilder private var searching: [HostMember] {
        HostMember("func firstIndex(of element: Element) -> Int?", where: "Element: Equatable") { arguments in
            let element = try arguments.given(0)
            let index = try arguments.storage(Storage.self).firstIndex { ValueEquality.areEqual($0, element) }
            return .optional(index.map { .int($0) })
        }
        HostMember("func lastIndex(of element: Element) -> Int?", where: "Element: Equatable") { arguments in
            let element = try arguments.given(0)
            let index = try arguments.storage(Storage.self).lastIndex { ValueEquality.areEqual($0, element) }
            return .optional(index.map { .int($0) })
        }
        HostMember("func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?") { arguments in
            .optional(try arguments.storage(Storage.self).firstIndex { try arguments.test(0, $0) }.map { .int($0) })
        }
        HostMember("func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?") { arguments in
            .optional(try arguments.storage(Storage.self).lastIndex { try arguments.test(0, $0) }.map { .int($0) })
        }
    }

    @RowBuilder private var ranges: [HostMember] {
        HostMember("func contains(_ other: [Element]) -> Bool", where: "Element: Equatable") { arguments in
            let other = try arguments.elements(0)
            return .bool(
                try other.isEmpty || !places(of: other, in: try arguments.storage(Storage.self)).isEmpty)
        }
        HostMember("func firstRange(of other: some Collection<Element>) -> Range<Int>?", where: "Element: Equatable") {
            arguments in
            try places(of: try arguments.elements(0), in: try arguments.storage(Storage.self)).first.written(in: types)
        }
        HostMember("func ranges(of other: some Collection<Element>) -> [Range<Int>]", where: "Element: Equatable") {
            arguments in
            try places(of: try arguments.elements(0), in: try arguments.storage(Storage.self)).written(in: types)
        }
    }

    /// Where other elements stand in a row, without overlaps.
    private func places(of other: [Value], in storage: Storage) -> [Range<Int>] {
        guard !other.isEmpty else { return [] }
        var places: [Range<Int>] = []
        var start = storage.startIndex
        while start + other.count <= storage.endIndex {
            let part = Array(storage[start..<start + other.count])
            if ValueEquality.areEqual(.array(part), .array(other)) {
                places.append(start..<start + other.count)
                start += other.count
            } else {
                start += 1
            }
        }
        return places
    }

    func changing(
        _ declaration: String, where requirement: String? = nil,
        _ change: @escaping (inout Storage, inout HostArguments) throws -> Value?
    ) -> HostMember {
        HostMember("mutating func " + declaration, where: requirement) { arguments in
            try arguments.change(Storage.self, in: types, change) ?? .void
        }
    }
}
