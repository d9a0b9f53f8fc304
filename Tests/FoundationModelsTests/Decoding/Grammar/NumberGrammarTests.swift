import Testing

@testable import FoundationModels

@Suite struct NumberGrammarTests {
    private func accepts(_ text: String, _ constraint: SchemaConstraint) -> Bool {
        var state = constraint.start
        return state.advance(bytes: Array(text.utf8)) && state.canFinish
    }

    private func constraint(_ node: GenerationSchema.Node) throws -> SchemaConstraint {
        try SchemaConstraint(schema: GenerationSchema(root: node), vocabulary: .bytes())
    }

    /// Every integer of a range that is larger than the bounds, one by one.
    @Test(arguments: [
        0...0, 0...9, 7...123, 99...1001, -5...5, -120 ... -7, -1...0, 10...99, 38...1234, -1000...1999, 101...109,
    ])
    func integersAreExactlyThoseWithinBounds(bounds: ClosedRange<Int>) throws {
        let constraint = try constraint(.integer(.init(minimum: bounds.lowerBound, maximum: bounds.upperBound)))
        for value in -2100...2100 {
            #expect(accepts("\(value)", constraint) == bounds.contains(value), "\(value)")
        }
        for wrong in ["", "-", "00", "01", "-0", "+1", "1.0", "1e1"] {
            #expect(!accepts(wrong, constraint), "\(wrong)")
        }
    }

    @Test func integersReachTheLimitsOfInt() throws {
        let all = try constraint(.integer(.init()))
        for value in ["9223372036854775807", "-9223372036854775808", "0", "123456789012345678"] {
            #expect(accepts(value, all), "\(value)")
        }
        for value in ["9223372036854775808", "-9223372036854775809", "10000000000000000000"] {
            #expect(!accepts(value, all), "\(value)")
        }
    }

    /// A digit is refused when no number within the bounds can follow, not when the number is done.
    @Test func boundsActDigitByDigit() throws {
        let constraint = try constraint(.integer(.init(minimum: 38, maximum: 412)))
        var state = constraint.start
        #expect(next(state) == "123456789")
        _ = state.advance(bytes: Array("4".utf8))
        #expect(next(state) == "0123456789")
        _ = state.advance(bytes: Array("1".utf8))
        #expect(next(state) == "012")
        #expect(state.canFinish)
        _ = state.advance(bytes: Array("2".utf8))
        #expect(state.isComplete)
    }

    private func next(_ state: SchemaConstraint.State) -> String {
        String((0...255).filter { state.allows($0) }.map { Character(Unicode.Scalar(UInt8($0))) })
    }

    @Test(arguments: [
        ("0", "1"), ("0.25", "0.75"), ("-1.5", "2.25"), ("-0.125", "-0.05"), ("9.99", "10.01"), ("1", "1"),
        ("0.1", "0.1"),
        ("100", "100.5"), ("-12.5", "0"), ("0.05", "0.5"), ("99", "101"),
    ])
    func decimalsAreExactlyThoseWithinBounds(low: String, high: String) throws {
        let bounds = (try #require(ExactNumber(low)), try #require(ExactNumber(high)))
        let constraint = try constraint(.number(.init(minimum: bounds.0, maximum: bounds.1)))
        var random = RandomSource(seed: 11)
        for round in 0..<3000 {
            let places = Int.random(in: 0...4, using: &random)
            let whole = Int.random(in: round.isMultiple(of: 2) ? -3...3 : -120...120, using: &random)
            let fraction = (0..<places).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
            let text = "\(whole)" + (places > 0 ? "." + fraction : "")
            let value = try #require(ExactNumber(text))
            #expect(accepts(text, constraint) == (bounds.0 <= value && value <= bounds.1), "\(text)")
        }
        #expect(accepts(low, constraint) && accepts(high, constraint))
    }

    @Test func openBounds() throws {
        let least = try constraint(.number(.init(minimum: ExactNumber("2.5"))))
        for text in ["2.5", "2.50", "3", "17.25", "99999999999999999999"] { #expect(accepts(text, least), "\(text)") }
        for text in ["2.4", "2", "-3", "2.499"] { #expect(!accepts(text, least), "\(text)") }
        let most = try constraint(.number(.init(maximum: ExactNumber("-2.5"))))
        for text in ["-2.5", "-3", "-100.125"] { #expect(accepts(text, most), "\(text)") }
        for text in ["-2.4", "0", "3", "-0"] { #expect(!accepts(text, most), "\(text)") }
        let any = try constraint(.number(.init()))
        for text in ["0", "-1.5", "6.022e23", "1E-9", "3.25", "1e37"] { #expect(accepts(text, any), "\(text)") }
        for text in ["1e38", "1e", ".5", "5.", "1.e3", "NaN"] { #expect(!accepts(text, any), "\(text)") }
    }
}
