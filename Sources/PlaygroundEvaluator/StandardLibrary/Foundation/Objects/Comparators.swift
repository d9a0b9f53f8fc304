import Foundation

extension SortOrder: BridgedEnum {
    package static var bridgedName: String { "SortOrder" }
    package static var bridgedCases: [(name: String, value: SortOrder)] {
        [("forward", .forward), ("reverse", .reverse)]
    }
}

/// What `sorted(using:)` compares by: a key path, in one of two orders.
struct PathComparator {
    let path: Value
    let order: SortOrder
    /// Texts in the order that people expect, `item 9` before `item 10`.
    let isLocalized: Bool

    func compare(_ left: Value, _ right: Value, _ context: any HostContext) throws -> ComparisonResult {
        let result = try Self.compare(
            try path.call([left], in: context), try path.call([right], in: context), isLocalized: isLocalized)
        guard order == .reverse else { return result }
        return result == .orderedAscending ? .orderedDescending : result == .orderedSame ? result : .orderedAscending
    }

    /// nil comes before everything else.
    private static func compare(_ left: Value, _ right: Value, isLocalized: Bool) throws -> ComparisonResult {
        switch (left, right) {
        case (.none, .none): return .orderedSame
        case (.none, _): return .orderedAscending
        case (_, .none): return .orderedDescending
        case (.some(let left), .some(let right)): return try compare(left, right, isLocalized: isLocalized)
        case (.string(let left), .string(let right)) where isLocalized: return left.localizedStandardCompare(right)
        default: break
        }
        if try ValueOrder.isLess(left, right) { return .orderedAscending }
        return try ValueOrder.isLess(right, left) ? .orderedDescending : .orderedSame
    }
}

/// `KeyPathComparator` and `SortDescriptor`, and the sorting by them.
struct ComparatorTables {
    let types: HostTypes

    private static let names = ["KeyPathComparator", "SortDescriptor"]

    @ListBuilder<HostType> var list: [HostType] {
        types.enumeration("enum SortOrder: Hashable, Codable, Sendable", of: SortOrder.self)
        for name in Self.names { comparator(name) }
        types.declare("protocol Sequence<Element>") { sorting }
        types.declare("struct Array<Element>") { changing }
    }

    private func comparator(_ name: String) -> HostType {
        types.declare("struct \(name)<Compared>: Sendable", module: "Foundation") {
            HostMember("init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward)") { arguments in
                let order = arguments.values[1].flatMap(SortOrder.read) ?? .forward
                let made = PathComparator(
                    path: try arguments.given(0), order: order, isLocalized: name == "SortDescriptor")
                return try types.value(made, ofType: name)
            }
            HostMember("var order: SortOrder") { try Self.read($0.receiver).order.written(in: types) }
            HostMember("func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult") { arguments in
                let comparator = try Self.read(arguments.receiver)
                return try comparator.compare(try arguments.given(0), try arguments.given(1), arguments.context)
                    .written(in: types)
            }
        }
    }

    @RowBuilder private var sorting: [HostMember] {
        for parameter in Self.parameters {
            HostMember("func sorted(using comparator: \(parameter)) -> [Element]") { arguments in
                .array(try Self.sorted(try Elements.of(arguments.receiver, in: arguments.context), arguments))
            }
        }
    }

    @RowBuilder private var changing: [HostMember] {
        for parameter in Self.parameters {
            HostMember("mutating func sort(using comparator: \(parameter))") { arguments in
                try arguments.changeArray { elements, arguments in elements = try Self.sorted(elements, arguments) }
                return .void
            }
        }
    }

    private static var parameters: [String] { names.flatMap { ["\($0)<Element>", "[\($0)<Element>]"] } }

    private static func read(_ value: Value) throws -> PathComparator {
        guard let comparator = value.hostPayload as? PathComparator else { throw HostRefusal("not a comparator") }
        return comparator
    }

    /// The elements by one comparator, or by each of several where those before it find no difference.
    private static func sorted(_ elements: [Value], _ arguments: HostArguments) throws -> [Value] {
        let given = try arguments.given(0)
        let comparators: [PathComparator] =
            if case .array(let several) = given { try several.map(read) } else { [try read(given)] }
        return try elements.sorted { left, right in
            for comparator in comparators {
                let result = try comparator.compare(left, right, arguments.context)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return false
        }
    }
}
