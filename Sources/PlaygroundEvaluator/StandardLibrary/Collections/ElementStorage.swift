/// Arrays and slices of values, which share their rows.
protocol ElementStorage: RandomAccessCollection, RangeReplaceableCollection, MutableCollection
where Element == Value, Index == Int, SubSequence == ArraySlice<Value> {
    static var name: String { get }
    /// The trap for an index that is not there.
    static var indexTrap: Trap { get }
    static func read(_ value: Value) -> Self?
    func written(in types: HostTypes) throws -> Value
}

extension Array: ElementStorage where Element == Value {
    static var name: String { "Array" }
    static var indexTrap: Trap { .indexOutOfRange }
    static func read(_ value: Value) -> [Value]? {
        guard case .array(let elements) = value else { return nil }
        return elements
    }
    func written(in types: HostTypes) -> Value { .array(self) }
}

extension ArraySlice: ElementStorage, Bridged, HostRepresentable where Element == Value {
    package static var bridgedName: String { "ArraySlice" }
    static var name: String { "ArraySlice" }
    static var indexTrap: Trap { .sliceIndexOutOfBounds }
}

extension ElementStorage {
    func checked(_ index: Int) throws -> Int {
        guard index >= startIndex, index < endIndex else { throw Self.indexTrap }
        return index
    }

    func checkedEnd(_ index: Int) throws -> Int {
        guard index >= startIndex, index <= endIndex else { throw Trap.arrayIndexOutOfRange }
        return index
    }

    /// The indices that a range of any form means.
    func bounds(of range: Value, trap: @autoclosure () -> Trap = .arrayIndexOutOfRange) throws -> Range<Int> {
        guard case .range(let range) = range else { throw HostRefusal("the subscript is not a range") }
        let lower = range.lower.flatMap(Int.read) ?? startIndex
        var upper = range.upper.flatMap(Int.read) ?? endIndex
        if range.form == .closed || range.form == .through { upper += 1 }
        guard lower <= upper else { throw Trap.invertedRange }
        guard lower >= startIndex, upper <= endIndex else { throw trap() }
        return lower..<upper
    }

    func checkRemoval(_ count: Int) throws {
        if count < 0 { throw Trap.fatal("Number of elements to remove should be non-negative") }
        if count > self.count { throw Trap.fatal("Can't remove more items from a collection than it contains") }
    }
}

extension HostArguments {
    func storage<Storage: ElementStorage>(_ type: Storage.Type) throws -> Storage {
        guard let storage = Storage.read(receiver) else { throw HostRefusal("the receiver is not an \(Storage.name)") }
        return storage
    }

    /// Changes the receiver in place: the old value is released first, so that it is not copied.
    mutating func change<Storage: ElementStorage, Result>(
        _ type: Storage.Type, in types: HostTypes, _ change: (inout Storage, inout HostArguments) throws -> Result
    ) throws -> Result {
        var storage = try storage(type)
        receiver = .void
        do {
            let result = try change(&storage, &self)
            receiver = try storage.written(in: types)
            return result
        } catch {
            receiver = try storage.written(in: types)
            throw error
        }
    }
}
