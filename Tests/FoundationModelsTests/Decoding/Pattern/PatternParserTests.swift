import Testing

@testable import FoundationModels

@Suite struct PatternParserTests {
    /// What cannot be enforced is refused with the place and the reason; the session reports `unsupportedGuide`.
    @Test(arguments: [
        ("a(?=b)", 1, "lookahead and lookbehind are not regular; say what the text may be instead."),
        ("(?<!a)b", 0, "lookahead and lookbehind are not regular; say what the text may be instead."),
        (#"(a)\1"#, 3, "backreferences are not regular."),
        (#"(?<x>a)\k<x>"#, 7, "backreferences are not regular."),
        (#"\bword"#, 0, "word boundaries are not supported; say which characters may stand there instead."),
        ("(?>a|ab)", 0, "atomic groups are not supported; use a plain group `(?:`."),
        ("a++", 2, "possessive repetition is not supported; leave out the second `+`."),
        ("a^b", 1, "an anchor can stand only at the start or end of the pattern."),
        ("(?x)a", 0, "the option `x` is not supported; only `i` is."),
        (#"\p{Greek}"#, 0, "the property `Greek` is not supported; general categories such as `L`, `Lu` or `Nd` are."),
        ("(a", 0, "this group is never closed."),
        ("a)", 1, "this `)` closes no group."),
        ("[a-", 0, "this class is never closed."),
        ("[z-a]", 1, "this range does not go up."),
        ("*a", 0, "there is nothing to repeat before `*`."),
        ("a{3,2}", 6, "no count is at least 3 and at most 2."),
        ("a{99999}", 7, "counts above 10000 are not supported."),
        ("a\\", 1, "the pattern ends with a backslash."),
    ])
    func refusals(pattern: String, offset: Int, reason: String) {
        var parser = PatternParser(pattern)
        #expect(throws: ConstraintError.unsupportedPattern(pattern: pattern, offset: offset, reason: reason)) {
            try parser.parse()
        }
    }

    @Test func structure() throws {
        var parser = PatternParser("^a|(?<name>bc)*?$")
        let letters = Pattern.sequence([.scalars(ScalarSet("b")), .scalars(ScalarSet("c"))])
        #expect(
            try parser.parse()
                == .alternation([.scalars(ScalarSet("a")), .repetition(letters, atLeast: 0, atMost: nil)]))
    }

    @Test(arguments: [
        ("[a-c]", "abc"), ("[]a]", "]a"), ("[a&&[ab]]", "a"), ("[a-c--b]", "ac"), ("[ab~~bc]", "ac"),
        ("[a\\-z]", "-az"),
        (#"\u{e9}"#, "é"), (#"\x41"#, "A"), (#"[\n\t]"#, "\n\t"), ("(?i)k", "kK"), ("[[:xdigit:]&&\\d]", "0123456789"),
        ("[(.*]", "(.*"), (#"\."#, "."),
    ])
    func classes(pattern: String, members: String) throws {
        var parser = PatternParser(pattern)
        #expect(try parser.parse() == .scalars(ScalarSet(members)))
    }

    @Test func deepNestingIsRefusedNotFollowed() {
        let deep = String(repeating: "(", count: 5000)
        var parser = PatternParser(deep)
        #expect(throws: ConstraintError.self) { try parser.parse() }
    }
}
