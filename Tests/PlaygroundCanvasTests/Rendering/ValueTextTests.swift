import PlaygroundEvents
import Testing

@testable import PlaygroundCanvas

struct ValueTextTests {
    private func leaf(_ summary: String, _ label: String? = nil) -> ValueTree {
        ValueTree(label: label, type: "Int", style: .leaf, summary: summary)
    }

    private func array(_ values: [ValueTree], label: String? = nil) -> ValueTree {
        ValueTree(label: label, type: "[Int]", style: .array, summary: "\(values.count) elements", children: values)
    }

    private func lines(_ value: ValueTree) -> String {
        ValueText().lines(name: "it", value: value).joined(separator: "\n")
    }

    @Test func aShortCollectionStandsInOneLine() {
        #expect(lines(array([leaf("1"), leaf("2")])) == "it: [Int] = [1, 2]")
        let dictionary = ValueTree(
            type: "[String: Int]", style: .dictionary, summary: "1 key/value pair", children: [leaf("1", "\"a\"")])
        #expect(lines(dictionary) == "it: [String: Int] = [\"a\": 1]")
        #expect(
            lines(array([array([leaf("1")], label: "[0]"), array([leaf("2")], label: "[1]")])) == """
                it: [Int]
                  [0]: [Int] = [1]
                  [1]: [Int] = [2]
                """)
    }

    @Test func aLongOneOrOneThatWasCutGetsALineForEachElement() {
        let long = array((0..<40).map { leaf("\($0)", "[\($0)]") })
        #expect(lines(long).split(separator: "\n").count == 41)
        var cut = array([leaf("1", "[0]")])
        cut.omitted = 3
        #expect(lines(cut) == "it: [Int]\n  [0]: 1\n  … 3 more")
    }
}
