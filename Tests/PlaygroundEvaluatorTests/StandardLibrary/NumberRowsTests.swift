import Testing

@testable import PlaygroundEvaluator

struct NumberRowsTests {
    let library = LibraryProbe()

    private func trap(_ work: () throws -> Value) -> String {
        do { return try work().shown } catch { return (error as? Trap)?.sentence ?? "\(error)" }
    }

    private func uint8(_ number: UInt8) -> Value { .sized(SizedInteger(kind: .uint8, bits: UInt64(number))) }

    @Test func arithmeticTraps() {
        #expect(
            trap { try library.call("Int", "static func + (", .int(.max), .int(1)) }.hasSuffix("arithmetic overflow"))
        #expect(
            trap { try library.call("Int", "static func / (", .int(1), .int(0)) } == "Fatal error: Division by zero")
        #expect(
            trap { try library.call("Int", "static func % (", .int(1), .int(0)) }
                == "Fatal error: Division by zero in remainder operation")
        #expect(
            trap { try library.call("Int", "static func / (", .int(.min), .int(-1)) }
                == "Fatal error: Division results in an overflow")
        #expect(trap { try library.call("UInt8", "static func - (lhs", uint8(0), uint8(1)) }.hasSuffix("overflow"))
        #expect(trap { try library.call("UInt8", "static func &- (", uint8(0), uint8(1)) } == "255")
    }

    @Test func conversionTraps() {
        #expect(
            trap { try library.call("UInt8", "init(_ source: some BinaryInteger)", .int(300)) }
                == "Fatal error: Not enough bits to represent the passed value")
        #expect(
            trap { try library.call("UInt8", "init(_ source: some BinaryInteger)", .int(-1)) }
                == "Fatal error: Negative value is not representable")
        #expect(
            trap { try library.call("Int", "init(_ source: some BinaryFloatingPoint)", .double(.nan)) }
                == "Fatal error: Double value cannot be converted to Int because it is either infinite or NaN")
        #expect(
            trap { try library.call("Int", "init(_ source: some BinaryFloatingPoint)", .double(1e30)) }
                == "Fatal error: Double value cannot be converted to Int because the result would be greater than Int.max"
        )
        #expect(trap { try library.call("Int", "init(_ source: some BinaryFloatingPoint)", .double(-2.9)) } == "-2")
    }

    @Test func members() throws {
        #expect(
            try library.text("Int", "func quotientAndRemainder", on: .int(-7), .int(2))
                == "(quotient: -3, remainder: -1)")
        #expect(try library.text("Int", "func isMultiple", on: .int(9), .int(3)) == "true")
        #expect(try library.text("Int", "var magnitude", on: .int(.min)) == "9223372036854775808")
        #expect(try library.text("Double", "func rounded()", on: .double(2.5)) == "3.0")
        #expect(try library.text("Double", "func truncatingRemainder", on: .double(7.5), .double(2)) == "1.5")
        #expect(try library.text("", "func max<T: Comparable>(_ x: T, _ y: T) ->", .int(3), .int(8)) == "8")
        #expect(try library.text("", "func abs", .double(-2)) == "2.0")
    }

    @Test func randomNumbersFollowTheSeed() throws {
        let range = Value.range(RangeValue(.closed, lower: .int(1), upper: .int(1_000_000)))
        let first = try library.text("Int", "static func random(in range: ClosedRange", range)
        #expect(try LibraryProbe().text("Int", "static func random(in range: ClosedRange", range) == first)
        let empty = Value.range(RangeValue(.halfOpen, lower: .int(1), upper: .int(1)))
        #expect(
            trap { try library.call("Int", "static func random(in range: Range", empty) }
                == "Fatal error: Can't get random value with an empty range")
    }

    @Test func results() throws {
        let success = try library.call("Result", "case success", .int(2))
        #expect(success.shown == "success(2)")
        let double = LibraryProbe.function { .int((Int.read($0[0]) ?? 0) * 2) }
        #expect(try library.text("Result", "func map<", on: success, double) == "success(4)")
        let failure = try library.call("Result", "case failure", .string("no"))
        #expect(throws: ThrownError.self) { try library.call("Result", "func get", on: failure) }
    }

    @Test func output() throws {
        try library.call("", "func print(", .array([.int(1), .string("a")]), .string("-"), nil)
        try library.call("", "func debugPrint(", .array([.string("b")]), nil, .string("!\n"))
        try library.call("", "func dump", .array([.int(1)]), nil, nil, nil, nil)
        #expect(library.context.printed == "1-a\n\"b\"!\n▿ 1 element\n  - 1\n")
        #expect(trap { try library.call("", "func fatalError", .string("boom")) } == "Fatal error: boom")
        #expect(
            trap { try library.call("", "func precondition(", .bool(false), .string("pre")) }
                == "Precondition failed: pre")
        #expect(trap { try library.call("", "func assert(", .bool(false), nil) } == "Assertion failed")
    }
}
