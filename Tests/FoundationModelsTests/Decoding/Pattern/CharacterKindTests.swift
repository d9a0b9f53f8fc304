import Testing

@testable import FoundationModels

@Suite struct CharacterKindTests {
    /// Swift's own properties are the judge; scalars that are newer than the table may be missing from it.
    @Test func theTableSaysWhatUnicodeSays() {
        var wrong: [String] = []
        for (kind, scalars) in CharacterKind.allRuns {
            let kind = CharacterKind.all[kind]
            if kind.category == "Cn" || kind.category == "Cs" { continue }
            for scalar in scalars.compactMap(Unicode.Scalar.init) where !Self.agree(kind, scalar.properties) {
                wrong.append(String(scalar.value, radix: 16))
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    }

    private static func agree(_ kind: CharacterKind, _ properties: Unicode.Scalar.Properties) -> Bool {
        kind.isAlphabetic == properties.isAlphabetic && kind.isUppercase == properties.isUppercase
            && kind.isLowercase == properties.isLowercase && kind.isWhitespace == properties.isWhitespace
            && kind.isNumeric == (properties.numericType != nil)
            && kind.isDecimalDigit == (properties.numericType == .decimal)
            && kind.isGraphemeBase == properties.isGraphemeBase
            && kind.changesCase == (properties.changesWhenLowercased || properties.changesWhenUppercased)
    }

    @Test func runsCoverTwoPlanesWithoutGaps() {
        var next: UInt32 = 0
        for run in CharacterKind.allRuns {
            #expect(run.scalars.lowerBound == next)
            next = run.scalars.upperBound + 1
        }
        #expect(next == 0x20000)
    }

    @Test(arguments: [("A", "Lu"), ("z", "Ll"), ("7", "Nd"), (" ", "Zs"), ("漢", "Lo"), ("€", "Sc"), ("\n", "Cc")])
    func categoriesAreWhereTheyBelong(scalar: Unicode.Scalar, category: String) {
        let run = CharacterKind.allRuns.first { $0.scalars.contains(scalar.value) }
        #expect(run.map { String(CharacterKind.all[$0.kind].category) } == category)
    }
}
