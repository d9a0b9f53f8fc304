import Testing

@testable import PlaygroundEvaluator

struct ValuePrinterTests {
    /// The left column is `print`'s, the right one `debugPrint`'s, each as compiled code shows it.
    private func expect(
        _ value: Value, _ printed: String, _ debugPrinted: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try ValuePrinter.describe(value) == printed, sourceLocation: sourceLocation)
        #expect(try ValuePrinter.debugDescribe(value) == debugPrinted, sourceLocation: sourceLocation)
    }

    @Test func scalars() throws {
        try expect(.double(1), "1.0", "1.0")
        try expect(.double(1e20), "1e+20", "1e+20")
        try expect(.float(0.1), "0.1", "0.1")
        try expect(.sized(SizedInteger(kind: .int8, bits: UInt64(bitPattern: -3))), "-3", "-3")
        try expect(.string("a\"b\n"), "a\"b\n", #""a\"b\n""#)
        try expect(.character("x"), "x", "\"x\"")
        try expect(.void, "()", "()")
    }

    @Test func structsNameTheirModuleWhenDebugPrintedOrNested() throws {
        try expect(Sample.point(), "Point(x: 1, y: 2.0)", "main.Point(x: 1, y: 2.0)")
        try expect(.array([Sample.point()]), "[main.Point(x: 1, y: 2.0)]", "[main.Point(x: 1, y: 2.0)]")
        try expect(.some(Sample.point()), "Optional(main.Point(x: 1, y: 2.0))", "Optional(main.Point(x: 1, y: 2.0))")
    }

    @Test func genericStructs() throws {
        let int = NominalType(name: "Int", kind: .struct)
        int.module = "Swift"
        let box = Sample.type("Box", .struct, properties: ["value"])
        let value = StructValue(type: box, typeArguments: [.nominal(int, [])], fields: [.int(1)])
        try expect(.structure(value), "Box<Int>(value: 1)", "main.Box<Swift.Int>(value: 1)")
    }

    @Test func enums() throws {
        let type = Sample.enumeration()
        func value(_ index: Int, _ payload: [Value] = []) -> Value {
            .enumeration(EnumValue(type: type, caseIndex: index, payload: payload))
        }
        try expect(value(0), "a", "main.E.a")
        try expect(value(1, [.int(1)]), "b(1)", "main.E.b(1)")
        try expect(value(2, [.int(1)]), "c(x: 1)", "main.E.c(x: 1)")
        try expect(value(3, [.int(1), .string("s")]), "d(1, \"s\")", "main.E.d(1, \"s\")")
        try expect(value(1, [.tuple(TupleValue(elements: [.int(1), .int(2)]))]), "b(1, 2)", "main.E.b(1, 2)")
    }

    @Test func collectionsQuoteTheirElements() throws {
        try expect(.array([.string("a")]), "[\"a\"]", "[\"a\"]")
        try expect(.set(SetValue([.string("a")])), "[\"a\"]", "Set([\"a\"])")
        try expect(.array([.set(SetValue([.int(1)]))]), "[Set([1])]", "[Set([1])]")
        try expect(.dictionary(DictionaryValue()), "[:]", "[:]")
        try expect(.dictionary(DictionaryValue([(.string("k"), .none)])), "[\"k\": nil]", "[\"k\": nil]")
        try expect(.array([.some(.int(1)), .none]), "[Optional(1), nil]", "[Optional(1), nil]")
        let tuple = TupleValue(labels: ["x", nil], elements: [.int(1), .string("b")])
        try expect(.tuple(tuple), "(x: 1, \"b\")", "(x: 1, \"b\")")
    }

    @Test func ranges() throws {
        let half = Value.range(RangeValue(.halfOpen, lower: .int(1), upper: .int(5)))
        try expect(half, "1..<5", "Range(1..<5)")
        let from = Value.range(RangeValue(.from, lower: .int(1), upper: nil))
        try expect(from, "PartialRangeFrom<Int>(lowerBound: 1)", "Swift.PartialRangeFrom<Swift.Int>(lowerBound: 1)")
    }

    @Test func objectsAndHooks() throws {
        let parent = Sample.type("Animal", .class)
        let child = Sample.type("Dog", .class)
        child.superclass = .nominal(parent, [])
        let dog = Value.object(ObjectValue(type: child, fields: []))
        try expect(dog, "main.Dog", "main.Dog")
        parent.hooks.describe = { _ in "an animal" }
        try expect(dog, "an animal", "an animal")
        parent.hooks.debugDescribe = { _ in "<animal>" }
        try expect(dog, "an animal", "<animal>")
    }

    @Test func nestingWithoutEndIsAnError() {
        var value = Value.none
        for _ in 0..<5_000 { value = .some(value) }
        #expect(throws: Interruption.self) { try ValuePrinter.describe(value) }
    }
}
