import Testing

@Suite struct LoweringPostfixTests {
    @Test func membersAndCalls() {
        #expect(
            dump(
                #"""
                a.b.c(1, with: 2)[3, default: 4]
                tuple.0.name
                .shared.value
                .some(1)
                f(x:y:)
                object.move(to:by:)

                """#)
                    == #"""
                    (subscript (call (.c (.b a)) 1 (with: 2)) 3 (default: 4))
                    (call (.some (.value (.shared (.name (.0 tuple))))) 1)
                    f(x:y:)
                    (.move(to:by:) object)

                    """#)
    }

    @Test func optionalChains() {
        #expect(
            dump(
                #"""
                a?.b?.c()
                a?.b!.c
                a?[0] = 1
                (a?.b).c
                f(a?.b)
                a!.b

                """#)
                    == #"""
                    (chain (call (.c (? (.b (? a))))))
                    (chain (.c (! (.b (? a)))))
                    (= (chain (subscript (? a) 0)) 1)
                    (.c (chain (.b (? a))))
                    (call f (chain (.b (? a))))
                    (.b (! a))

                    """#)
    }

    @Test func types() {
        #expect(
            dump(
                #"""
                Int.self
                [Plan].self
                Outer.Inner<Int>.self
                [String: [Int]]()
                [Int](repeating: 0, count: 3)
                Array<Int>()
                Int?.none
                (Int, String).self
                [(Int) -> Bool]()
                value.self
                Array<String>.Element.self
                type(of: x)
                (any P).self

                """#)
                    == #"""
                    (type Int)
                    (type [Plan])
                    (type Outer.Inner<Int>)
                    (call (type [String: [Int]]))
                    (call (type [Int]) (repeating: 0) (count: 3))
                    (call Array<Int>)
                    (.none (type Int?))
                    (type (Int, String))
                    (call (type [(Int) -> Bool]))
                    value
                    (type Array<String>.Element)
                    (call type (of: x))
                    (type any P)

                    """#)
    }

    @Test func genericArguments() {
        #expect(
            dump(
                #"""
                AsyncStream<Int> { continuation in continuation.finish() }
                let x = Box<[Int]>(1)

                """#)
                    == #"""
                    (call AsyncStream<Int> (trailing (closure (continuation) (call (.finish continuation)))))
                    (let x (call Box<[Int]> 1))

                    """#)
    }

    @Test func trailingClosures() {
        #expect(
            dump(
                #"""
                list.map { $0 + $1 }
                f(1) { a } other: { b } _: { c }
                f { x in x }
                Task { await f() }
                list.sorted { $0 < $1 }.first

                """#)
                    == #"""
                    (call (.map list) (trailing (closure (+ $0 $1))))
                    (call f 1 (trailing (closure a) (other: (closure b)) (closure c)))
                    (call f (trailing (closure (x) x)))
                    (call Task (trailing (closure (await (call f)))))
                    (.first (call (.sorted list) (trailing (closure (< $0 $1)))))

                    """#)
    }

    @Test func keyPaths() {
        #expect(
            dump(
                #"""
                \Person.name.first
                \.count
                \.self
                \[String].[0]?.count
                list.map(\.name)

                """#)
                    == #"""
                    (keyPath (root Person) .name .first)
                    (keyPath .count)
                    (keyPath .self)
                    (keyPath (root [String]) (subscript 0) ? .count)
                    (call (.map list) (keyPath .name))

                    """#)
    }

    @Test func conditionalMembers() {
        #expect(
            dump(
                #"""
                text
                    .first()
                    #if os(Linux)
                    .second()
                    #else
                    .third()
                    #endif
                    .fourth()

                """#)
                    == #"""
                    (call (.fourth (call (.second (call (.first text))))))

                    """#)
    }

    @Test func superMembers() {
        #expect(
            dump(
                #"""
                class A: B { override init() { super.init(); super.f(super.x?.y) } }

                """#)
                    == #"""
                    class A: B
                      override init()
                        (call super.init)
                        (call super.f (chain (.y (? super.x))))

                    """#)
    }
}
