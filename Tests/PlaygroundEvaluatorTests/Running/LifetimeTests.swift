import Foundation
import PlaygroundEvents
import PlaygroundSyntax
import SourceText
import Testing

@testable import PlaygroundEvaluator

/// An interpreter takes everything with it: what it read, what it compiled, and the program's own objects.
@Suite struct LifetimeTests {
    /// Types, functions and objects that all name one another.
    private static let source = """
        protocol Greeting { associatedtype Name: Hashable; var name: Name { get } }
        extension Greeting { func hello() -> String { "hello \\(name)" } }
        struct Person: Greeting, Codable, Hashable { var name: String; static let nobody = Person(name: "") }
        enum Tree { indirect case node(Tree, Tree); case leaf(Person) }
        class Node { var next: Node?; let make: () -> Person; init(_ make: @escaping () -> Person) { self.make = make } }
        class Last: Node { deinit { print("never at the end of a program") } }
        func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
        func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
        func never() -> Int { never() }
        let (first, second) = (Person(name: "Ada"), Person.nobody)
        let tree = Tree.node(.leaf(first), .leaf(second))
        let last = Last { first }
        last.next = Node { last.make() }
        print(last.next!.make().hello(), even(10), tree)
        let sum = await Task { (1...3).reduce(0, +) }.value
        """

    /// What an interpreter had, without keeping it.
    private struct Remains {
        weak var interpreter: Interpreter?
        weak var types: TypeSystem?
        weak var checker: Checker?
        weak var runtime: Runtime?
        weak var person: NominalType?
        weak var hostType: NominalType?
        weak var object: ObjectValue?
        var functions: [() -> Function?] = []

        var isEmpty: Bool {
            interpreter == nil && types == nil && checker == nil && runtime == nil && person == nil
                && hostType == nil && object == nil && functions.allSatisfy { $0() == nil }
        }
    }

    private func run(_ log: EventLog) async -> Remains {
        let program = SwiftReader.read(SourceExcerpt(wholeOf: SourceFile(name: "main.swift", text: Self.source)))
        let interpreter = Interpreter(library: .standard(), limits: .amongOtherTests, sink: log)
        let definition = interpreter.define(program.program)
        #expect(!definition.hasErrors)
        for (index, unit) in definition.units.enumerated() {
            await interpreter.run(unit, as: PlaygroundIdentity(index: index, name: unit.name, place: unit.place))
        }
        var remains = Remains()
        remains.interpreter = interpreter
        remains.types = interpreter.types
        remains.checker = interpreter.checkers.first
        remains.runtime = interpreter.runtime
        remains.person = interpreter.types.documentTypes.first { $0.name == "Person" }
        remains.hostType = interpreter.types.hostType("Array")
        let globals = interpreter.types.entangled.compactMap { $0 as? GlobalVariable }
        if case .object(let object) = globals.first(where: { $0.name == "last" })?.value { remains.object = object }
        remains.functions = interpreter.types.entangled.compactMap { $0 as? Function }.map { function in
            { [weak function] in function }
        }
        #expect(remains.object != nil && remains.hostType != nil && remains.functions.count > 10)
        return remains
    }

    @Test func nothingOfAnInterpreterStays() async {
        let log = EventLog()
        let remains = await run(log)
        // The thread of the program lets go of the interpreter after it has said that it is done.
        #expect(await becomesTrue { remains.isEmpty })
        let output = log.events.compactMap { event in
            if case .printed(let printed) = event { printed.text } else { nil }
        }
        let tree = #"node(main.Tree.leaf(main.Person(name: "Ada")), main.Tree.leaf(main.Person(name: "")))"#
        #expect(output == ["hello Ada true \(tree)\n"])
    }

    private func becomesTrue(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<1_000_000 where !condition() { await Task.yield() }
        return condition()
    }

    /// In a process of its own, since other tests take memory too.
    @Test func manyRunsTakeNoMoreMemoryThanSome() async {
        await #expect(processExitsWith: .success) {
            func run(_ count: Int) async {
                for _ in 0..<count {
                    _ = await InterpretedProgram("struct A { var b = 1 }\nprint([A()].map { $0.b + 1 })")
                }
            }
            await run(50)
            let before = MemoryUse.resident
            await run(250)
            // An interpreter that stays takes about a megabyte.
            exit(MemoryUse.resident - before < 32 << 20 ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }

    @Test func anAbandonedInterpreterEndsItsTasks() async {
        let source = "Task { while true {} }\nTask { try await Task.sleep(nanoseconds: 1_000_000_000_000) }\nprint(1)"
        let program = SwiftReader.read(SourceExcerpt(wholeOf: SourceFile(name: "main.swift", text: source))).program
        weak var runtime: Runtime?
        do {
            let canceller = CancelOnPrint()
            let interpreter = Interpreter(library: .standard(), limits: .amongOtherTests, sink: canceller)
            canceller.cancel.withLock { $0 = interpreter.cancel }
            let unit = interpreter.define(program).units[0]
            await interpreter.run(unit, as: PlaygroundIdentity(index: 0, name: nil, place: unit.place))
            runtime = interpreter.runtime
        }
        #expect(await becomesTrue { runtime == nil })
    }

    /// A chain as long as this would use up a small stack if its objects went one inside the other.
    @Test func longChainsGo() async {
        let program = await InterpretedProgram(
            """
            class Node { var next: Node?; init(_ next: Node?) { self.next = next } }
            var list: Node? = nil
            for _ in 0..<200_000 { list = Node(list) }
            print(list!.next != nil)
            """)
        #expect(program.output == "true\n")
    }
}
