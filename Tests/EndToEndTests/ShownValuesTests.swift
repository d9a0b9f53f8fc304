import Testing

/// What the canvas shows of values: the value itself, never how it is kept.
@Suite struct ShownValuesTests {
    private let guide: GuideRun

    init() throws { guide = try GuideRun() }

    @Test func valuesOfTheLibrary() throws {
        let result = try guide.run(
            #"""
            ```swift
            import Foundation
            let sub = "Hello, world".prefix(5)
            let data = Data([1, 2, 3])
            let url = URL(string: "https://example.com/a?b=c")!
            let date = Date(timeIntervalSince1970: 0)
            let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
            let price = Decimal(string: "1.25")!
            let range = 1..<5
            let none: [Int] = []
            let nothing: [String: Int] = [:]
            let rows = [[1, 2], []]
            let match = "xaab".firstMatch(of: /a+b/)
            let options = GenerationOptions(sampling: .greedy, temperature: 0.5)
            let stream = LanguageModelSession().streamResponse(to: "Hi", generating: Int.self)
            ```

            """#)
        #expect(
            result.output.contains(
                """
                ```text
                sub: Substring = "Hello"
                data: Data = 3 bytes
                url: URL = https://example.com/a?b=c
                date: Date = 1970-01-01 00:00:00 +0000
                id: UUID = E621E1F8-C36C-495A-93FC-0C247A3E6E5F
                price: Decimal = 1.25
                range: Range<Int> = 1..<5
                none: [Int] = []
                nothing: [String: Int] = [:]
                rows: [[Int]]
                  [0]: [Int] = [1, 2]
                  [1]: []
                match: Match<Substring>? = Match("aab")
                options: GenerationOptions
                  sampling: "greedy"
                  temperature: 0.5
                stream: ResponseStream<Int>
                ```
                """))
    }

    @Test func whatACallChanges() throws {
        let result = try guide.run(
            """
            ```swift
            var squares: [Int] = []
            for number in 1...3 { squares.append(number * number) }
            squares.reverse()
            ```

            """)
        #expect(
            result.output.contains(
                """
                ```text
                squares: [Int] = []
                number: Int = 3
                  3 values: 1, 2, 3
                squares: [Int] = [1, 4, 9]
                  3 values: [1], [1, 4], [1, 4, 9]
                squares: [Int] = [9, 4, 1]
                ```
                """))
    }

    @Test func loopsReassignmentsAndDroppedResults() throws {
        let result = try guide.run(
            """
            ```swift
            var total = 0
            for number in 1...3 { total += number }
            total = 10
            [total].map { $0 * 2 }
            _ = total
            dump(total)
            ```

            """)
        #expect(
            result.output.contains(
                """
                ```text
                total: Int = 0
                number: Int = 3
                  3 values: 1, 2, 3
                total: Int = 6
                  3 values: 1, 3, 6
                total: Int = 10
                [total].map { $0 * 2 }: [Int] = [20]
                ```

                Printed:

                ```text
                - 10
                ```
                """))
    }

    @Test func aSecondRunSaysThatNoModelIsAsked() throws {
        let guide = try GuideRun()
        let text = "```swift\nlet answer = try await session.respond(to: \"Hi\")\n```\n"
        #expect(try guide.progress(text).contains("guide.md:2: asking sample…"))
        let second = try guide.progress(text)
        #expect(second.contains("guide.md:2: answered from the record, no model asked"))
        #expect(!second.contains("asking"))
        #expect(second.contains("1 request on record"))
    }
}
