import Testing

@Suite struct LoweringDeclarationsTests {
    @Test func variables() {
        #expect(
            dump(
                #"""
                let a = 1, b: Int = 2
                var c, d: String
                let (x, y) = point
                let (p, _): (Int, Int) = f()
                lazy var e = make()
                weak var f: A?
                private(set) var g = 1

                """#)
                    == #"""
                    (let a 1 (: b Int) 2)
                    (var (: var c String) (: var d String))
                    (let (tuple x y) point)
                    (let (: (tuple p _) (Int, Int)) (call f))
                    (lazy var var e (call make))
                    (weak var (: var f A?))
                    (private(set) var var g 1)

                    """#)
    }

    @Test func accessors() {
        #expect(
            dump(
                #"""
                struct A {
                    var a: Int { 1 }
                    var b: Int { get { c } set { c = newValue } }
                    var c: Int { get async throws { 1 } }
                    var d = 1 { willSet(next) { x(next) } didSet { y(oldValue) } }
                    static var e: Int { 2 }
                    subscript(index: Int, at place: String) -> Int { get { 1 } set { } }
                    static subscript(_ x: Int) -> Int { x }
                }

                """#)
                    == #"""
                    struct A
                      var
                        (: var a Int)
                        get
                          1
                      var
                        (: var b Int)
                        get
                          c
                        set
                          (= c newValue)
                      var
                        (: var c Int)
                        get async throws
                          1
                      var
                        var d
                        1
                        willSet(next)
                          (call x next)
                        didSet
                          (call y oldValue)
                      static var
                        (: var e Int)
                        get
                          2
                      subscript(_ index: Int, at place: String) -> Int
                        get
                          1
                        set
                      static subscript(_ x: Int) -> Int
                        get
                          x

                    """#)
    }

    @Test func functions() {
        #expect(
            dump(
                #"""
                func a(_ x: Int, to y: Double = 1.5, z: inout [Int], rest: String...) -> Int { 1 }
                func b<T: Hashable, U>(x: T, f: @escaping (T) async throws -> U) async rethrows -> U where U: Codable, T == Int { try await f(x) }
                func c() throws(Failure) { }
                func d() throws(Never) { }
                func e(_ f: @autoclosure () -> Bool, @Builder body: () -> some View) { }
                func == (left: A, right: A) -> Bool { true }

                """#)
                    == #"""
                    func a(_ x: Int, to y: Double = 1.5, z: inout [Int], rest: String...) -> Int
                      1
                    func b<T: Hashable, U where U: Codable, T == Int>(x: T, f: @escaping (T) async throws -> U) async throws -> U
                      (try (await (call f x)))
                    func c() throws
                    func d()
                    func e(_ f: @autoclosure () -> Bool, body: @Builder () -> some View)
                    func ==(left: A, right: A) -> Bool
                      true

                    """#)
    }

    @Test func types() {
        #expect(
            dump(
                #"""
                public struct Point<T>: Hashable, Codable where T: Hashable { let x: T; mutating func move() {} }
                final class Dog: Animal, Named {
                    required init?(name: String) throws { }
                    convenience init() { self.init(name: "a") }
                    deinit { bye() }
                    class func make() {}
                    override var x: Int { 1 }
                }
                actor Counter { var count = 0; nonisolated func f() { } }
                extension Array: Named where Element == Int { func f() { } }
                extension [Int] { }
                typealias Pair<T> = (T, T)

                """#)
                    == #"""
                    struct Point<T where T: Hashable>: Hashable, Codable
                      (let (: x T))
                      mutating func move()
                    final class Dog: Animal, Named
                      required init?(name: String) throws
                      convenience init()
                        (call (.init self) (name: "a"))
                      deinit
                        (call bye)
                      class func make()
                      override var
                        (: var x Int)
                        get
                          1
                    actor Counter
                      (var var count 0)
                      func f()
                    extension Array: Named where Element == Int
                      func f()
                    extension [Int]
                    (typealias Pair<T> (T, T))

                    """#)
    }

    @Test func enums() {
        #expect(
            dump(
                #"""
                indirect enum Shape: String, CaseIterable {
                    case circle(radius: Double), line(Int, to: Int = 1)
                    case a = "A", b
                    case leaf
                    static let all = 1
                }

                """#)
                    == #"""
                    indirect enum Shape: String, CaseIterable
                      (cases circle(radius: Double) line(_: Int, to: Int = 1))
                      (cases (a "A") b)
                      (cases leaf)
                      (static let all 1)

                    """#)
    }

    @Test func protocols() {
        #expect(
            dump(
                #"""
                protocol Named: AnyObject, Hashable {
                    associatedtype Item: Codable = Int
                    var name: String { get }
                    var size: Int { get set }
                    func f(_ x: Int) async throws -> Item
                    init(name: String)
                    static var shared: Self { get }
                    subscript(i: Int) -> Item { get }
                }

                """#)
                    == #"""
                    protocol Named: AnyObject, Hashable
                      (associatedtype Item: Codable Int)
                      (var (: var name String) get)
                      (var (: var size Int) get set)
                      func f(_ x: Int) async throws -> Item required
                      init(name: String) required
                      (static var (: var shared Self) get)
                      subscript(_ i: Int) -> Item
                        get

                    """#)
    }

    @Test func attributesAndDocumentation() {
        #expect(
            dump(
                #"""
                /// A trip.
                ///
                /// - Note: long
                @Generable(description: "Trip")
                struct Trip {
                    /** The days
                     * of it */
                    @Guide(description: "Days", .count(1...3), .anyOf(["a"])) let days: [String]
                    // plain comment
                    @available(iOS 26, *) @MainActor var x: Int
                }

                """#)
                    == #"""
                    struct Trip
                      (documentation "A trip.\n\n- Note: long")
                      (@Generable (description: "Trip"))
                      let
                        (documentation "The days\nof it")
                        (@Guide (description: "Days") (call .count (... 1 3)) (call .anyOf (array "a")))
                        (: days [String])
                      (var @available @MainActor (: var x Int))

                    """#)
    }

    @Test func typeForms() {
        #expect(
            dump(
                #"""
                let a: [Int]?
                let b: [String: (Int, name: String)]
                let c: (inout Int, String...) async throws -> Void
                let d: any P & Q
                let e: some P
                let f: A.B<Int>.C
                let g: Int!
                let h: Int.Type
                let i: (Int)
                let j: Array<_>
                let k: @Sendable () -> Void
                let l: ((Int) -> Int)?

                """#)
                    == #"""
                    (let (: a [Int]?))
                    (let (: b [String: (Int, name: String)]))
                    (let (: c (inout Int, String...) async throws -> Void))
                    (let (: d any P & Q))
                    (let (: e some P))
                    (let (: f A.B<Int>.C))
                    (let (: g Int!))
                    (let (: h Int.Type))
                    (let (: i Int))
                    (let (: j Array<_>))
                    (let (: k () -> Void))
                    (let (: l ((Int) -> Int)?))

                    """#)
    }
}
