import Testing

@testable import FoundationModels

@Suite struct ScalarSetClassesTests {
    /// Neighbours that a joining scalar would take in.
    @Test func standaloneScalarsNeverJoin() {
        let joined = scalars(of: .standalone).filter { scalar in
            let (alone, text) = (String(scalar), "a\(scalar)\(scalar)가\(scalar)ᄀ")
            return alone.count != 1 || text.count != 6
        }
        #expect(joined.isEmpty, "\(hex(joined))")
    }

    /// Swift's own engine is the judge of every class.
    @Test(arguments: [
        (#"\w"#, ScalarSet.wordCharacters), (#"\s"#, .whitespace), (".", .anyCharacter),
        (#"\h"#, .horizontalWhitespace), (#"\v"#, .newlines), (#"\p{Lu}"#, .property(named: "Lu") ?? ScalarSet()),
        ("[[:punct:]]", .named("punct") ?? ScalarSet()),
    ])
    func classesHoldWhatSwiftMatches(pattern: String, set: ScalarSet) throws {
        let regex = try Regex(pattern)
        let wrong = scalars(of: set).filter { (try? regex.wholeMatch(in: String($0))) == nil }
        #expect(wrong.isEmpty, "\(hex(wrong))")
        let missing = scalars(of: .standalone.subtracting(set)).filter {
            (try? regex.wholeMatch(in: String($0))) != nil
        }
        #expect(missing.isEmpty, "\(hex(missing))")
    }

    @Test func digitsAreDecimal() throws {
        let regex = try Regex(#"\d"#)
        let digits = scalars(of: .decimalDigits)
        #expect(digits.allSatisfy { (try? regex.wholeMatch(in: String($0))) != nil })
        #expect(digits.contains("7") && digits.contains("٧") && !digits.contains("½"))
    }

    private func scalars(of set: ScalarSet) -> [Unicode.Scalar] { set.ranges.joined().compactMap(Unicode.Scalar.init) }

    private func hex(_ scalars: [Unicode.Scalar]) -> [String] {
        scalars.prefix(50).map { String($0.value, radix: 16, uppercase: true) }
    }
}
