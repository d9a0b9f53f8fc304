import PlaygroundEvents
import SourceText
import Testing

/// Which values a program shows, at which lines: bindings, changes, and results nobody keeps.
@Suite struct ShownValueTests {
    /// Each shown value as `line: name = value`.
    private func shown(_ source: String) async -> String {
        let program = await InterpretedProgram(source, showsValues: true)
        #expect(program.errors.isEmpty)
        return program.events.compactMap { event -> String? in
            guard case .showed(let shown) = event else { return nil }
            let elements = shown.value.children.map(\.summary).joined(separator: ", ")
            return "\(shown.place.location.line): \(shown.name) = "
                + (shown.value.style == .array ? "[\(elements)]" : shown.value.summary)
        }.joined(separator: "\n")
    }

    @Test func whatAVariableBecomes() async {
        let source = """
            var queue = ["Ada"]
            queue.append("Ben")
            queue += ["Cem"]
            queue[0] = "Ann"
            queue.removeFirst()
            queue.reverse()
            """
        let values = """
            1: queue = ["Ada"]
            2: queue = ["Ada", "Ben"]
            3: queue = ["Ada", "Ben", "Cem"]
            4: queue = ["Ann", "Ben", "Cem"]
            5: queue.removeFirst() = "Ann"
            6: queue = ["Cem", "Ben"]
            """
        #expect(await shown(source) == values)
    }

    @Test func whatMethodsAndInoutArgumentsChange() async {
        let source = """
            struct Counter {
                var count = 0
                mutating func increase() { count += 1 }
            }
            func double(_ number: inout Int) { number *= 2 }
            var counter = Counter()
            counter.increase()
            double(&counter.count)
            var left = 1, right = 2
            swap(&left, &right)
            """
        let values = """
            6: counter = Counter(count: 0)
            7: counter = Counter(count: 1)
            8: counter = Counter(count: 2)
            9: left = 1
            9: right = 2
            10: left = 2
            10: right = 1
            """
        #expect(await shown(source) == values)
    }

    @Test func eachTurnOfALoop() async {
        let source = """
            var squares: [Int] = []
            for number in 1...2 {
                squares.append(number * number)
            }
            """
        let values = """
            1: squares = []
            2: number = 1
            3: squares = [1]
            2: number = 2
            3: squares = [1, 4]
            """
        #expect(await shown(source) == values)
    }

    @Test func typesInsideOfValuesWithoutTheirModule() async {
        let source = """
            enum Suit { case hearts }
            struct Card { var suit = Suit.hearts }
            let card = Card()
            let pair = (Suit.hearts, Card.self)
            """
        let values = """
            3: card = Card(suit: Suit.hearts)
            4: pair = (Suit.hearts, Card)
            """
        #expect(await shown(source) == values)
    }
}
