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
        } configure: { [types] type in
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
            if let data = Data.read(try arguments.given(0)) { return try data.written(in: types) }
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
