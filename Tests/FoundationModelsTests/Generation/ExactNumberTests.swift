import Foundation
import Testing

@testable import FoundationModels

@Suite struct ExactNumberTests {
    @Test(arguments: [
        ("0", "0"), ("-0", "0"), ("0.0", "0"), ("1.0", "1"), ("10", "10"), ("-12.50", "-12.5"), ("1e3", "1000"),
        ("0.001", "0.001"), ("0.0000001", "1e-7"), ("12E-1", "1.2"),
        ("123456789012345678901234567890", "1.2345678901234567890123456789e29"),
        ("9007199254740993", "9007199254740993"), ("1e999999999999999999999", "1e999999999"),
    ])
    func keepsEveryDigitAndWritesTheShortestText(text: String, written: String) {
        #expect(ExactNumber(text)?.description == written)
    }

    @Test(arguments: ["", "-", "01", "1.", ".5", "+1", "1e", "0x10", "1 ", "NaN", "inf", "1_000"])
    func refusesWhatJSONDoesNotCallANumber(text: String) {
        #expect(ExactNumber(text) == nil)
    }

    @Test func comparesByValue() {
        let ordered = ["-1e30", "-2", "-1.5", "-0.1", "0", "1e-9", "0.1", "0.15", "2", "10", "1e30"].compactMap {
            ExactNumber($0)
        }
        #expect(ordered.count == 11)
        #expect(ordered.reversed().sorted() == ordered)
        #expect(ExactNumber("1.50") == ExactNumber("15e-1"))
    }

    @Test func convertsOnlyWhatFits() {
        #expect(ExactNumber("9223372036854775807")?.int == Int.max)
        #expect(ExactNumber("-9223372036854775808")?.int == Int.min)
        #expect(ExactNumber("9223372036854775808")?.int == nil)
        #expect(ExactNumber("1.5")?.int == nil)
        #expect(ExactNumber("3.0")?.int == 3)
        #expect(ExactNumber("1e400")?.double == .infinity)
        #expect(ExactNumber("0.1")?.decimal == Decimal(string: "0.1"))
        #expect(ExactNumber("1e400")?.decimal == nil)
        #expect(ExactNumber(Double.nan) == nil)
        #expect(ExactNumber(Float(0.1))?.description == "0.1")
    }
}
