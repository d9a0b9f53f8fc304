import Testing

@testable import PlaygroundEvaluator

struct CollectionRowsTests {
    let library = LibraryProbe()
    let numbers = Value.array([.int(3), .int(1), .int(2)])

    private func isGreater(_ limit: Int) -> Value {
        LibraryProbe.function { arguments in
            guard case .int(let number) = arguments[0] else { return .bool(false) }
            return .bool(number > limit)
        }
    }

    @Test func sequencesTransform() throws {
        let double = LibraryProbe.function { .int((Int.read($0[0]) ?? 0) * 2) }
        #expect(try library.text("Sequence", "func map<", on: numbers, double) == "[6, 2, 4]")
        #expect(try library.text("Sequence", "func filter", on: numbers, isGreater(1)) == "[3, 2]")
        #expect(try library.text("Sequence", "func sorted()", on: numbers) == "[1, 2, 3]")
        #expect(try library.text("Sequence", "func max()", on: numbers) == "Optional(3)")
        let sum = LibraryProbe.function { try ValueArithmetic.apply(.add, $0[0], $0[1]) }
        #expect(try library.text("Sequence", "func reduce<Result>(_", on: numbers, .int(0), sum) == "6")
        #expect(
            try library.text("Sequence", "func enumerated", on: numbers)
                == "EnumeratedSequence<Array<Int>>(_base: [3, 1, 2])")
    }

    @Test func sequencesWithoutEndAreReadAsFarAsNeeded() throws {
        let from = Value.range(RangeValue(.from, lower: .int(1), upper: nil))
        #expect(try library.text("Sequence", "func first(where", on: from, isGreater(40)) == "Optional(41)")
        #expect(try library.text("Sequence", "func prefix(_", on: from, .int(3)) == "[1, 2, 3]")
        let lazy = try library.call("Sequence", "var lazy", on: from)
        let filtered = try library.call("LazySequence", "func filter", on: lazy, isGreater(10))
        #expect(try library.text("Sequence", "func prefix(_", on: filtered, .int(2)) == "[11, 12]")
    }

    @Test func arraysChangeInPlace() throws {
        #expect(
            try library.change("Array", "mutating func append(_", numbers, .int(9)).receiver.shown == "[3, 1, 2, 9]")
        #expect(try library.change("Array", "mutating func sort()", numbers).receiver.shown == "[1, 2, 3]")
        let removed = try library.change("Array", "mutating func remove(at", numbers, .int(0))
        #expect(removed.result.shown == "3")
        #expect(removed.receiver.shown == "[1, 2]")
    }

    @Test func slicesKeepTheirIndices() throws {
        let slice = try library.call("Array", "func dropFirst", on: numbers, .int(1))
        #expect(slice.shown == "[1, 2]")
        #expect(try ValuePrinter.debugDescribe(slice) == "ArraySlice([1, 2])")
        #expect(try library.text("ArraySlice", "var startIndex", on: slice) == "1")
        #expect(try library.text("ArraySlice", "subscript(index: Int)", on: slice, .int(2)) == "2")
    }

    @Test func trapsAreWordedAsSwiftWordsThem() {
        func trap(_ work: () throws -> Value) -> String? {
            do { return try work().shown } catch { return (error as? Trap)?.sentence }
        }
        let index = trap { try library.call("Array", "subscript(index: Int)", on: numbers, .int(5)) }
        #expect(index == "Fatal error: Index out of range")
        let empty = trap { try library.change("Array", "mutating func removeLast()", .array([])).result }
        #expect(empty == "Fatal error: Can't remove last element from an empty collection")
        let count = trap { try library.call("Array", "init(repeating", .int(0), .int(-1)) }
        #expect(count == "Fatal error: Can't construct Array with count < 0")
        let prefix = trap { try library.call("Array", "func prefix(_", on: numbers, .int(-1)) }
        #expect(prefix == "Fatal error: Can't take a prefix of negative length from a collection")
    }

    @Test func dictionaries() throws {
        let pairs = Value.array([
            .tuple(TupleValue(elements: [.string("a"), .int(1)])),
            .tuple(TupleValue(elements: [.string("b"), .int(2)])),
        ])
        let dictionary = try library.call("Dictionary", "init(uniqueKeysWithValues", pairs)
        #expect(dictionary.shown == #"["a": 1, "b": 2]"#)
        #expect(try library.text("Dictionary", "subscript(key: Key) ->", on: dictionary, .string("b")) == "Optional(2)")
        let keys = try library.call("Dictionary", "var keys", on: dictionary)
        #expect(keys.shown == #"["a", "b"]"#)
        #expect(try ValuePrinter.debugDescribe(keys) == #"Dictionary.Keys(["a", "b"])"#)
        let parity = LibraryProbe.function { .bool((Int.read($0[0]) ?? 0).isMultiple(of: 2)) }
        #expect(
            try library.text("Dictionary", "init<S: Sequence>(grouping", numbers, parity)
                == "[false: [3, 1], true: [2]]")
        let removed = try library.change("Dictionary", "mutating func removeValue", dictionary, .string("a"))
        #expect(removed.result.shown == "Optional(1)")
        #expect(removed.receiver.shown == #"["b": 2]"#)
    }

    @Test func sets() throws {
        let set = Value.set(SetValue([.int(1), .int(2)]))
        let other = Value.array([.int(2), .int(3)])
        #expect(try library.text("Set", "func union", on: set, other) == "[1, 2, 3]")
        #expect(try library.text("Set", "func intersection", on: set, other) == "[2]")
        #expect(try library.text("Set", "func symmetricDifference", on: set, other) == "[1, 3]")
        #expect(try library.text("Set", "func isSuperset(of", on: set, other) == "false")
        #expect(
            try library.change("Set", "mutating func insert", set, .int(2)).result.shown
                == "(inserted: false, memberAfterInsert: 2)")
    }

    @Test func ranges() throws {
        let range = Value.range(RangeValue(.halfOpen, lower: .int(0), upper: .int(5)))
        #expect(try library.text("Range", "func prefix", on: range, .int(2)) == "0..<2")
        #expect(try library.text("Range", "func contains", on: range, .int(5)) == "false")
        #expect(throws: Trap.self) { try RangeValue.make(.closed, .int(1), .int(0)) }
        let stride = try library.call(
            "", "func stride<T: Strideable>(from start: T, to end", .double(0), .double(1), .double(0.3))
        #expect(
            try Elements.of(stride, in: library.context).map(\.shown) == ["0.0", "0.3", "0.6", "0.8999999999999999"])
    }
}

extension Value {
    /// What `print` shows, for expectations.
    var shown: String { (try? ValuePrinter.describe(self)) ?? "(cannot be described)" }
}
