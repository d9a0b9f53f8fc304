import Testing

@testable import PlaygroundEvaluator

struct ValueDumpTests {
    @Test func structsAndCollections() throws {
        let type = Sample.type("Named", .struct, properties: ["name", "points", "tuple", "empty"])
        let tuple = TupleValue(labels: [nil, "b"], elements: [.int(1), .string("x")])
        let value = Value.structure(
            StructValue(type: type, fields: [.string("n"), .array([Sample.point()]), .tuple(tuple), .array([])]))
        #expect(
            try ValueDump.text(of: value) == """
                ▿ main.Named
                  - name: "n"
                  ▿ points: 1 element
                    ▿ main.Point
                      - x: 1
                      - y: 2.0
                  ▿ tuple: (2 elements)
                    - .0: 1
                    - b: "x"
                  - empty: 0 elements

                """)
    }

    @Test func objectsOnceAndSuperclasses() throws {
        let parent = Sample.type("C", .class, properties: ["n", "next"])
        let child = Sample.type("D", .class, properties: ["m"])
        child.superclass = .nominal(parent, [])
        let object = ObjectValue(type: child, fields: [.int(1), .none, .string("x")])
        object.fields[1] = .some(.object(object))
        #expect(
            try ValueDump.text(of: .object(object)) == """
                ▿ main.D #0
                  ▿ super: main.C
                    - n: 1
                    ▿ next: Optional(main.D)
                      ▿ some: main.D #0
                  - m: "x"

                """)
        object.fields[1] = .none
    }

    @Test func limits() throws {
        let numbers = Value.array([.int(1), .int(2), .int(3), .int(4)])
        #expect(
            try ValueDump.text(of: numbers, maximumItems: 3) == """
                ▿ 4 elements
                  - 1
                  - 2
                    (2 more children)

                """)
        let points = Value.array([Sample.point()])
        #expect(
            try ValueDump.text(of: points, name: "pts", indent: 2, maximumDepth: 1) == """
                  ▿ pts: 1 element
                    ▹ main.Point

                """)
    }
}
