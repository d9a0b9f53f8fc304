import Foundation

extension IndexSet: HostRepresentable { package static var bridgedName: String { "IndexSet" } }
extension IndexPath: HostRepresentable { package static var bridgedName: String { "IndexPath" } }

/// `IndexSet` and `IndexPath`.
struct IndexTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct IndexSet: BidirectionalCollection, Hashable, SetAlgebra, Sendable", of: IndexSet.self) {
            HostMember(noting: "typealias Element = Int")
            set
        } configure: { type in
            type.hooks.makeIterator = { value, _ in
                var iterator = (IndexSet.read(value) ?? []).makeIterator()
                return { iterator.next().map { .int($0) } }
            }
        }
        types.type(
            "struct IndexPath: BidirectionalCollection, Comparable, Hashable, Codable, Sendable", of: IndexPath.self
        ) {
            HostMember(noting: "typealias Element = Int")
            path
        } configure: { type in
            type.hooks.makeIterator = { value, _ in
                var iterator = (IndexPath.read(value) ?? []).makeIterator()
                return { iterator.next().map { .int($0) } }
            }
        }
    }

    @RowBuilder private var set: [HostMember] {
        types.make("init()") { IndexSet() }
        types.make("init(integer: Int)") { (index: Int) in IndexSet(integer: try Self.checked(index)) }
        HostMember("init(integersIn range: some RangeExpression<Int>)") { [types] arguments in
            try IndexSet(integersIn: try Self.range(try arguments.given(0))).written(in: types)
        }
        HostMember("init(_ elements: some Sequence<Int>)") { [types] arguments in
            try IndexSet(try arguments.elements(0).compactMap(Int.read).map(Self.checked)).written(in: types)
        }
        HostMember("init(arrayLiteral elements: Int...)") { [types] arguments in
            try IndexSet(try arguments.variadic(0).compactMap(Int.read).map(Self.checked)).written(in: types)
        }
        types.row("var count: Int") { (set: IndexSet) in set.count }
        types.row("var isEmpty: Bool") { (set: IndexSet) in set.isEmpty }
        types.row("var first: Int?") { (set: IndexSet) in set.first }
        types.row("var last: Int?") { (set: IndexSet) in set.last }
        types.row("func contains(_ integer: Int) -> Bool") { (set: IndexSet, index: Int) in set.contains(index) }
        types.row("func union(_ other: IndexSet) -> IndexSet") { (set: IndexSet, other: IndexSet) in set.union(other) }
        types.row("func intersection(_ other: IndexSet) -> IndexSet") { (set: IndexSet, other: IndexSet) in
            set.intersection(other)
        }
        types.row("func integerGreaterThan(_ integer: Int) -> Int?") { (set: IndexSet, index: Int) in
            set.integerGreaterThan(index)
        }
        types.mutating("mutating func insert(_ integer: Int)") { (set: inout IndexSet, index: Int) in
            set.insert(try Self.checked(index))
            return Nothing()
        }
        types.mutating("mutating func remove(_ integer: Int)") { (set: inout IndexSet, index: Int) in
            set.remove(index)
            return Nothing()
        }
        HostMember("mutating func insert(integersIn range: some RangeExpression<Int>)") { [types] arguments in
            var set: IndexSet = try arguments.bridgedReceiver()
            set.insert(integersIn: try Self.range(try arguments.given(0)))
            arguments.receiver = try set.written(in: types)
            return .void
        }
        HostMember("func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet") {
            [types] arguments in
            let set: IndexSet = try arguments.bridgedReceiver()
            return try set.filteredIndexSet { try arguments.test(0, .int($0)) }.written(in: types)
        }
    }

    private static func checked(_ index: Int) throws -> Int {
        guard index >= 0, index < Int.max else { throw Trap.fatal("Index out of range") }
        return index
    }

    private static func range(_ value: Value) throws -> Range<Int> {
        guard case .range(let range) = value, let lower = range.lower.flatMap(Int.read),
            let upper = range.upper.flatMap(Int.read)
        else { throw HostRefusal("argument 1 is not a range of Int with both bounds") }
        return try checked(lower)..<(try checked(upper) + (range.form == .closed ? 1 : 0))
    }

    @RowBuilder private var path: [HostMember] {
        types.make("init()") { IndexPath() }
        types.make("init(index: Int)") { (index: Int) in IndexPath(index: index) }
        types.make("init(indexes: [Int])") { (indexes: [Int]) in IndexPath(indexes: indexes) }
        types.row("var count: Int") { (path: IndexPath) in path.count }
        types.row("func appending(_ index: Int) -> IndexPath") { (path: IndexPath, index: Int) in path.appending(index)
        }
        types.row("func dropLast() -> IndexPath") { (path: IndexPath) in path.dropLast() }
        types.row("subscript(index: Int) -> Int") { (path: IndexPath, index: Int) in
            guard index >= 0, index < path.count else { throw Trap.indexOutOfRange }
            return path[index]
        }
    }
}
