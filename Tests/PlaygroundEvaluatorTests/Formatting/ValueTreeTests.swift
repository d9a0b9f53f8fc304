import PlaygroundEvents
import Testing

@testable import PlaygroundEvaluator

struct ValueTreeTests {
    private func tree(_ value: Value) -> ValueTree {
        var builder = ValueTreeBuilder()
        return builder.tree(of: value)
    }

    @Test func aStruct() {
        #expect(
            tree(Sample.point())
                == ValueTree(
                    type: "Point", style: .structure, summary: "Point(x: 1, y: 2.0)",
                    children: [
                        ValueTree(label: "x", type: "Int", style: .leaf, summary: "1"),
                        ValueTree(label: "y", type: "Double", style: .leaf, summary: "2.0"),
                    ]))
    }

    @Test func textKeepsItsLines() {
        #expect(
            tree(.string("a\nb"))
                == ValueTree(type: "String", style: .text, summary: #""a\nb""#, text: "a\nb"))
    }

    @Test func dictionariesAreLabelledByKeys() {
        let dictionary = Value.dictionary(DictionaryValue([(.string("k"), .some(.int(1)))]))
        let some = ValueTree(label: "some", type: "Int", style: .leaf, summary: "1")
        #expect(
            tree(dictionary)
                == ValueTree(
                    type: "[String: Int?]", style: .dictionary, summary: "1 key/value pair",
                    children: [
                        ValueTree(
                            label: "\"k\"", type: "Int?", style: .optional, summary: "Optional(1)", children: [some])
                    ]))
    }

    @Test func whatIsEmptyIsWrittenAsItsLiteral() {
        #expect(tree(.array([])).summary == "[]")
        #expect(tree(.dictionary(DictionaryValue([]))).summary == "[:]")
    }

    @Test func whatDoesNotFitIsCounted() {
        var builder = ValueTreeBuilder()
        builder.maximumChildren = 2
        let tree = builder.tree(of: .array([.int(1), .int(2), .int(3)]))
        #expect(tree.summary == "3 elements")
        #expect(tree.children.map(\.label) == ["[0]", "[1]"])
        #expect(tree.omitted == 1)
    }

    @Test func cyclesEnd() {
        let object = ObjectValue(type: Sample.type("Node", .class, properties: ["next"]), fields: [.none])
        object.fields[0] = .some(.object(object))
        let tree = tree(.object(object))
        #expect(tree.children[0].children[0].children.isEmpty)
        #expect(tree.children[0].children[0].omitted == 1)
        object.fields[0] = .none
    }

    @Test func spellings() {
        #expect(TypeNaming.spelling("Dictionary<String, Array<Optional<Int>>>") == "[String: [Int?]]")
        #expect(TypeNaming.spelling("Optional<(Int) -> Bool>") == "((Int) -> Bool)?")
        #expect(TypeNaming.spelling("Optional<Dictionary<String, Any>>") == "[String: Any]?")
        #expect(TypeNaming.spelling("Optional<(Int, String)>") == "(Int, String)?")
        #expect(TypeNaming.spelling("Optional<P & Q>") == "(P & Q)?")
        #expect(
            TypeNaming.spelling("(name: String, tags: Array<Int>, (Int, Optional<Int>))")
                == "(name: String, tags: [Int], (Int, Int?))")
        #expect(TypeNaming.spelling("Optional<String>.Type") == "String?.Type")
        #expect(TypeNaming.spelling("Optional<Box<Array<Int>, Bool>>") == "Box<[Int], Bool>?")
        #expect(TypeNaming.spelling("(Int, Array<Int>) -> ()") == "(Int, Array<Int>) -> ()")
    }
}
