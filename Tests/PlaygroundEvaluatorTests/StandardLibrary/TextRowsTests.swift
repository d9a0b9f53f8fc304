import Testing

@testable import PlaygroundEvaluator

struct TextRowsTests {
    let library = LibraryProbe()

    @Test func indicesAreThoseOfTheBase() throws {
        let text = Value.string("héllo")
        let start = try library.call("StringProtocol", "var startIndex", on: text)
        let second = try library.call(
            "StringProtocol", "func index(_ i: String.Index, offsetBy distance: Int) ->", on: text, start, .int(1))
        #expect(try library.text("StringProtocol", "subscript(i: String.Index)", on: text, second) == "é")
        let rest = try library.call("StringProtocol", "func dropFirst", on: text, .int(2))
        #expect(rest.shown == "llo")
        let restStart = try library.call("StringProtocol", "var startIndex", on: rest)
        #expect(try library.text("StringProtocol", "subscript(i: String.Index)", on: text, restStart) == "l")
        let end = try library.call("StringProtocol", "var endIndex", on: text)
        #expect(throws: Trap.self) { try library.call("StringProtocol", "subscript(i: String.Index)", on: text, end) }
    }

    @Test func splitting() throws {
        let text = Value.string("a,b,,c")
        #expect(
            try library.text("StringProtocol", "func split(separator: Character", on: text, .character(","), nil, nil)
                == #"["a", "b", "c"]"#)
        #expect(
            try library.text(
                "StringProtocol", "func split(separator: Character", on: text, .character(","), nil, .bool(false))
                == #"["a", "b", "", "c"]"#)
    }

    @Test func changingInPlace() throws {
        #expect(
            try library.change("String", "mutating func append(_ other", .string("ab"), .string("c")).receiver.shown
                == "abc")
        #expect(try library.change("String", "mutating func removeLast() ->", .string("abc")).receiver.shown == "ab")
        #expect(throws: Trap.self) { try library.change("String", "mutating func removeLast() ->", .string("")) }
    }

    @Test func viewsAreSequences() throws {
        let utf8 = try library.call("StringProtocol", "var utf8", on: .string("aé"))
        #expect(try library.text("Sequence", "func prefix(_", on: utf8, .int(9)) == "[97, 195, 169]")
        #expect(utf8.shown == "aé")
    }

    @Test func regularExpressions() throws {
        let regex = try library.call("Regex", "init(_ pattern", .string(#"(?<key>\w+): (?<value>\w+)?"#))
        let match = try library.call("StringProtocol", "func firstMatch", on: .string("- color: red -"), regex)
        let output = try library.call("Regex.Match", "var output", on: match.unwrapped ?? .none)
        #expect(output.shown == #"("color: red", key: "color", value: Optional("red"))"#)
        #expect(
            try library.text(
                "StringProtocol", "func replacing(_ regex: Regex<Any>, with replacement: some", on: .string("a1b22"),
                library.call("Regex", "init(_ pattern", .string(#"\d+"#)), .string("#"))
                == "a#b#")
        #expect(throws: HostRefusal.self) { try library.call("Regex", "init(_ pattern", .string("(")) }
    }

    @Test func numbersFromText() throws {
        #expect(try library.text("Int", "init?(_ text", .string("42"), nil) == "Optional(42)")
        #expect(try library.text("Int", "init?(_ text", .string("4x"), nil) == "nil")
        #expect(try library.text("Int", "init?(_ text", .string("ff"), .int(16)) == "Optional(255)")
        #expect(
            try library.text("String", "init(_ value: some BinaryInteger, radix", .int(255), .int(2), nil) == "11111111"
        )
        #expect(try library.text("Double", "init?(_ text", .string("1e3")) == "Optional(1000.0)")
    }
}
