import Foundation

/// `Data`: bytes.
struct DataTables {
    let types: HostTypes
    let permissions: Permissions

    @ListBuilder<HostType> var list: [HostType] {
        types.type(
            "struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, Codable, Sendable",
            of: Data.self
        ) {
            HostMember(noting: "typealias Element = UInt8")
            HostMember(noting: "typealias Index = Int")
            making
            reading
            changing
            cutting
        } configure: { [types] type in
            type.hooks.mirror = { value in
                let data = Data.read(value) ?? Data()
                return [
                    ("count", .int(data.count)), ("bytes", .array(data.prefix(64).map { $0.written(in: types) })),
                ]
            }
            type.hooks.makeIterator = { value, _ in
                var iterator = (Data.read(value) ?? Data()).makeIterator()
                return { iterator.next()?.written(in: types) }
            }
        }
    }

    @RowBuilder private var making: [HostMember] {
        types.make("init()") { Data() }
        types.make("init(count: Int)") { (count: Int) in Data(count: max(0, count)) }
        HostMember("init(_ bytes: [UInt8])") { arguments in
            try Data(try arguments.elements(0).compactMap(UInt8.read)).written(in: types)
        }
        HostMember("init(_ elements: some Sequence<UInt8>)") { arguments in
            if let data = Data.read(try arguments.given(0)) { return try Data([UInt8](data)).written(in: types) }
            return try Data(try arguments.elements(0).compactMap(UInt8.read)).written(in: types)
        }
        HostMember("init(repeating repeatedValue: UInt8, count: Int)") { arguments in
            let count = try arguments.int(1)
            try arguments.context.reserve(bytes: count)
            return try Data(repeating: UInt8.read(try arguments.given(0)) ?? 0, count: max(0, count)).written(in: types)
        }
        types.make("init?(base64Encoded text: String)") { (text: String) in Data(base64Encoded: text) }
        HostMember("init(contentsOf url: URL) throws") { [permissions] arguments in
            guard let url = URL.read(try arguments.given(0)) else { throw HostRefusal("argument 1 is no URL") }
            return try ResourceReader(permissions: permissions).contents(of: url, arguments.context).written(in: types)
        }
    }

    @RowBuilder private var reading: [HostMember] {
        types.row("var count: Int") { (data: Data) in data.count }
        HostMember("func write(to url: URL, options: Any = …) throws") { _ in throw Permissions.refusedWriting }
        types.row("var isEmpty: Bool") { (data: Data) in data.isEmpty }
        types.row("var first: UInt8?") { (data: Data) in data.first }
        types.row("var last: UInt8?") { (data: Data) in data.last }
        types.row("var startIndex: Int") { (data: Data) in data.startIndex }
        types.row("var endIndex: Int") { (data: Data) in data.endIndex }
        types.row("func base64EncodedString() -> String") { (data: Data) in data.base64EncodedString() }
        types.row("func prefix(_ maxLength: Int) -> Data") { (data: Data, count: Int) in
            if count < 0 { throw Trap.negativeLength("take", of: "prefix") }
            return data.prefix(count)
        }
        types.row("func suffix(_ maxLength: Int) -> Data") { (data: Data, count: Int) in
            if count < 0 { throw Trap.negativeLength("take", of: "suffix") }
            return data.suffix(count)
        }
        types.row("func dropFirst(_ k: Int = 1) -> Data") { (data: Data, count: Int?) in
            data.dropFirst(max(0, count ?? 1))
        }
        types.row("func subdata(in range: Range<Int>) -> Data") { (data: Data, range: Range<Int>) in
            guard range.lowerBound >= data.startIndex, range.upperBound <= data.endIndex else {
                throw Trap.indexOutOfRange
            }
            return data.subdata(in: range)
        }
        types.make("static func + (lhs: Data, rhs: Data) -> Data") { (left: Data, right: Data) in left + right }
    }

    /// Parts, and changes that take a place.
    @RowBuilder private var cutting: [HostMember] {
        for form in [RangeValue.Form.halfOpen, .closed, .from, .upTo, .through] {
            types.row("subscript(bounds: \(form.swiftName)<Int>) -> Data") { (data: Data, range: Value) in
                data[try data.bounds(of: range)]
            }
            types.mutating("mutating func removeSubrange(_ bounds: \(form.swiftName)<Int>)") {
                (data: inout Data, range: Value) in
                data.removeSubrange(try data.bounds(of: range))
                return Nothing()
            }
            HostMember(
                "mutating func replaceSubrange(_ subrange: \(form.swiftName)<Int>, "
                    + "with newElements: some Collection<UInt8>)"
            ) { [types] arguments in
                var data: Data = try arguments.bridgedReceiver()
                data.replaceSubrange(
                    try data.bounds(of: try arguments.given(0)), with: try arguments.elements(1).compactMap(UInt8.read))
                arguments.receiver = try data.written(in: types)
                return .void
            }
        }
        types.row("func dropLast(_ k: Int = 1) -> Data") { (data: Data, count: Int?) in
            data.dropLast(max(0, count ?? 1))
        }
        types.row("func firstIndex(of element: UInt8) -> Int?") { (data: Data, byte: UInt8) in
            data.firstIndex(of: byte)
        }
        types.row("func range(of other: Data) -> Range<Int>?") { (data: Data, other: Data) in data.range(of: other) }
        types.mutating("mutating func insert(_ newElement: UInt8, at i: Int)") {
            (data: inout Data, byte: UInt8, at: Int) in
            guard at >= data.startIndex, at <= data.endIndex else { throw Trap.indexOutOfRange }
            data.insert(byte, at: at)
            return Nothing()
        }
        types.mutating("mutating func removeFirst() -> UInt8") { (data: inout Data) in
            if data.isEmpty { throw Trap.removing("first element") }
            return data.removeFirst()
        }
        types.mutating("mutating func removeLast() -> UInt8") { (data: inout Data) in
            if data.isEmpty { throw Trap.removing("last element") }
            return data.removeLast()
        }
        for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
            types.mutating("mutating func \(name)(_ k: Int)") { (data: inout Data, count: Int) in
                guard count >= 0, count <= data.count else {
                    throw Trap.fatal("Can't remove more items from a collection than it contains")
                }
                data = isFirst ? data.dropFirst(count) : data.dropLast(count)
                return Nothing()
            }
        }
        types.mutating("mutating func removeAll(keepingCapacity: Bool = false)") { (data: inout Data, _: Bool?) in
            data = Data()
            return Nothing()
        }
        types.mutating("mutating func reverse()") { (data: inout Data) in
            data.reverse()
            return Nothing()
        }
    }

    @RowBuilder private var changing: [HostMember] {
        HostMember(writable: "subscript(index: Int) -> UInt8 { get set }") { arguments, value in
            var data: Data = try arguments.bridgedReceiver()
            let index = try arguments.int(0)
            guard data.indices.contains(index), let byte = UInt8.read(value) else { throw Trap.indexOutOfRange }
            data[index] = byte
            arguments.receiver = try data.written(in: types)
        } get: { arguments in
            let data: Data = try arguments.bridgedReceiver()
            let index = try arguments.int(0)
            guard data.indices.contains(index) else { throw Trap.indexOutOfRange }
            return data[index].written(in: types)
        }
        types.mutating("mutating func append(_ other: Data)") { (data: inout Data, other: Data) in
            data.append(other)
            return Nothing()
        }
        types.mutating("mutating func append(_ newElement: UInt8)") { (data: inout Data, byte: UInt8) in
            data.append(byte)
            return Nothing()
        }
        HostMember("mutating func append(contentsOf newElements: some Sequence<UInt8>)") { arguments in
            var data: Data = try arguments.bridgedReceiver()
            data.append(contentsOf: try arguments.elements(0).compactMap(UInt8.read))
            arguments.receiver = try data.written(in: types)
            return .void
        }
        types.assignment("+=", of: "Data") { (left: Data, right: Data) in left + right }
    }
}

extension Data {
    /// The indices that a range of any form means.
    fileprivate func bounds(of value: Value) throws -> Range<Int> {
        guard case .range(let range) = value else { throw HostRefusal("the subscript is not a range") }
        let lower = range.lower.flatMap(Int.read) ?? startIndex
        var upper = range.upper.flatMap(Int.read) ?? endIndex
        if range.form == .closed || range.form == .through { upper += 1 }
        guard lower >= startIndex, upper <= endIndex, lower <= upper else { throw Trap.indexOutOfRange }
        return lower..<upper
    }
}
