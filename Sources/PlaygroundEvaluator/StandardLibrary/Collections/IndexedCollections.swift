/// What collections do through their indices, for collections of the document; the library's own have rows of their own.
///
/// Everything is made of `startIndex`, `endIndex`, `index(after:)` and the subscript of the collection itself.
struct IndexedCollectionRows {
    let types: HostTypes
    let random: RandomSource

    @RowBuilder var collection: [HostMember] {
        HostMember.required("var startIndex: Index { get }")
        HostMember.required("var endIndex: Index { get }")
        HostMember.required("func index(after i: Index) -> Index")
        HostMember.required("subscript(position: Index) -> Element { get }")
        finding
        moving
        HostMember("var indices: [Index]") { .array(try Positions($0).all()) }
        HostMember("subscript(bounds: Range<Index>) -> ArraySlice<Element>") { try slice($0, upTo: \.excluded) }
        HostMember("subscript(bounds: ClosedRange<Index>) -> ArraySlice<Element>") { try slice($0, upTo: \.included) }
        for form in [RangeValue.Form.from, .upTo, .through] {
            HostMember("subscript(bounds: \(form.swiftName)<Index>) -> ArraySlice<Element>") { try openSlice($0, form) }
        }
        HostMember("func prefix(upTo end: Index) -> ArraySlice<Element>") { arguments in
            let positions = try Positions(arguments).all()
            let end = try Self.position(of: try arguments.given(0), in: positions)
            return try part(arguments, 0..<end)
        }
        HostMember("func suffix(from start: Index) -> ArraySlice<Element>") { arguments in
            let positions = try Positions(arguments).all()
            let start = try Self.position(of: try arguments.given(0), in: positions)
            return try part(arguments, start..<positions.count)
        }
    }

    @RowBuilder private var finding: [HostMember] {
        HostMember("func firstIndex(of element: Element) -> Index?", where: "Element: Equatable") { arguments in
            let element = try arguments.given(0)
            return try find(arguments) { ValueEquality.areEqual($0, element) }
        }
        HostMember("func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?") { arguments in
            try find(arguments) { try arguments.test(0, $0) }
        }
    }

    @RowBuilder private var moving: [HostMember] {
        HostMember("func index(_ i: Index, offsetBy distance: Int) -> Index") { arguments in
            try Positions(arguments).moved(try arguments.given(0), by: try arguments.int(1))
        }
        HostMember("func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?") { arguments in
            let positions = try Positions(arguments).all(withEnd: true)
            let start = try Self.position(of: try arguments.given(0), in: positions)
            let limit = try Self.position(of: try arguments.given(2), in: positions)
            let distance = try arguments.int(1)
            let target = start + distance
            let isBeyond = distance >= 0 ? limit >= start && target > limit : limit <= start && target < limit
            return isBeyond || !positions.indices.contains(target) ? .none : .some(positions[target])
        }
        HostMember("func distance(from start: Index, to end: Index) -> Int") { arguments in
            let positions = try Positions(arguments).all(withEnd: true)
            return .int(
                try Self.position(of: try arguments.given(1), in: positions)
                    - Self.position(of: try arguments.given(0), in: positions))
        }
        HostMember("func formIndex(after i: inout Index)") { arguments in
            arguments.values[0] = try Positions(arguments).after(try arguments.given(0))
            return .void
        }
    }

    @RowBuilder var bidirectional: [HostMember] {
        HostMember("func lastIndex(of element: Element) -> Index?", where: "Element: Equatable") { arguments in
            let element = try arguments.given(0)
            return try find(arguments, fromEnd: true) { ValueEquality.areEqual($0, element) }
        }
        HostMember("func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?") { arguments in
            try find(arguments, fromEnd: true) { try arguments.test(0, $0) }
        }
    }

    /// Whole numbers as indices need no functions of the collection.
    @RowBuilder var randomAccess: [HostMember] {
        HostMember("func index(after i: Index) -> Index") { .int(try $0.int(0) + 1) }
        HostMember("func index(before i: Index) -> Index") { .int(try $0.int(0) - 1) }
        HostMember("var indices: Range<Index>") { arguments in
            let positions = try Positions(arguments)
            return .range(RangeValue(.halfOpen, lower: positions.start, upper: positions.end))
        }
    }

    @RowBuilder var mutable: [HostMember] {
        HostMember("mutating func swapAt(_ i: Index, _ j: Index)") { arguments in
            let (i, j) = (try arguments.given(0), try arguments.given(1))
            let context = arguments.context
            let (a, b) = (
                try context.element(of: arguments.receiver, at: i), try context.element(of: arguments.receiver, at: j)
            )
            try context.setElement(of: &arguments.receiver, at: i, to: b)
            try context.setElement(of: &arguments.receiver, at: j, to: a)
            return .void
        }
        rearranging("mutating func sort()", where: "Element: Comparable") { elements, _ in
            try elements.sort { try ValueOrder.isLess($0, $1) }
        }
        rearranging("mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows") {
            elements, arguments in
            try elements.sort { try arguments.test(0, $0, $1) }
        }
        rearranging("mutating func reverse()") { elements, _ in elements.reverse() }
        rearranging("mutating func shuffle()") { [random] elements, arguments in
            var shuffled = elements
            try arguments.withGenerator(nil, random) { shuffled.shuffle(using: &$0) }
            elements = shuffled
        }
        HostMember(
            "mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index"
        ) { arguments in
            var elements = try arguments.receiverElements()
            let middle = try elements.partition { [arguments] in try arguments.test(0, $0) }
            let positions = try Positions(arguments).all(withEnd: true)
            try replace(&arguments, elements)
            return positions[middle]
        }
    }

    private func rearranging(
        _ declaration: String, where requirement: String? = nil,
        _ change: @escaping (inout [Value], inout HostArguments) throws -> Void
    ) -> HostMember {
        HostMember(declaration, where: requirement) { arguments in
            var elements = try arguments.receiverElements()
            try change(&elements, &arguments)
            try replace(&arguments, elements)
            return .void
        }
    }

    private func replace(_ arguments: inout HostArguments, _ elements: [Value]) throws {
        let context = arguments.context
        for (index, element) in zip(try Positions(arguments).all(), elements) {
            try context.setElement(of: &arguments.receiver, at: index, to: element)
        }
    }

    private func find(_ arguments: HostArguments, fromEnd: Bool = false, _ matches: (Value) throws -> Bool) throws
        -> Value
    {
        let positions = try Positions(arguments).all()
        for index in fromEnd ? positions.reversed() : positions
        where try matches(try arguments.context.element(of: arguments.receiver, at: index)) {
            return .some(index)
        }
        return .none
    }

    // MARK: - Slices

    private func slice(_ arguments: HostArguments, upTo end: KeyPath<Bound, Int>) throws -> Value {
        guard case .range(let range) = try arguments.given(0), let lower = range.lower, let upper = range.upper else {
            throw HostRefusal("not a range")
        }
        let positions = try Positions(arguments).all(withEnd: true)
        let start = try Self.position(of: lower, in: positions)
        let last = Bound(position: try Self.position(of: upper, in: positions))
        return try part(arguments, start..<max(start, last[keyPath: end]))
    }

    /// From an index to the end, or from the start to an index.
    private func openSlice(_ arguments: HostArguments, _ form: RangeValue.Form) throws -> Value {
        guard case .range(let range) = try arguments.given(0), let bound = range.lower ?? range.upper else {
            throw HostRefusal("not a range")
        }
        let positions = try Positions(arguments).all(withEnd: true)
        let position = try Self.position(of: bound, in: positions)
        switch form {
        case .from: return try part(arguments, position..<(positions.count - 1))
        case .upTo: return try part(arguments, 0..<position)
        default: return try part(arguments, 0..<(position + 1))
        }
    }

    private struct Bound {
        let position: Int
        var excluded: Int { position }
        var included: Int { position + 1 }
    }

    private func part(_ arguments: HostArguments, _ range: Range<Int>) throws -> Value {
        let elements = try arguments.receiverElements()
        guard range.upperBound <= elements.count else { throw Trap.indexOutOfRange }
        return try elements[range].written(in: types)
    }

    private static func position(of index: Value, in positions: [Value]) throws -> Int {
        guard let found = positions.firstIndex(where: { ValueEquality.areEqual($0, index) }) else {
            throw Trap.indexOutOfRange
        }
        return found
    }
}

/// The indices of a collection of the document, one after another.
private struct Positions {
    let collection: Value
    let context: any HostContext
    let start: Value
    let end: Value

    init(_ arguments: HostArguments) throws {
        collection = arguments.receiver
        context = arguments.context
        start = try context.member("startIndex", of: collection)
        end = try context.member("endIndex", of: collection)
    }

    func after(_ index: Value) throws -> Value {
        try context.callMethod("index", labels: ["after"], of: collection, [index])
    }

    func all(withEnd: Bool = false) throws -> [Value] {
        var found: [Value] = []
        var index = start
        while !ValueEquality.areEqual(index, end) {
            found.append(index)
            index = try after(index)
        }
        return withEnd ? found + [end] : found
    }

    func moved(_ index: Value, by distance: Int) throws -> Value {
        var index = index
        for _ in 0..<abs(distance) {
            index =
                distance > 0
                ? try after(index) : try context.callMethod("index", labels: ["before"], of: collection, [index])
        }
        return index
    }
}
