import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundEvents
import SourceText

/// A document with one of everything a report shows, made by hand.
struct SampleReport {
    static let text = """
        # A weekend in Kyoto

        Ask a model for an **itinerary**, then look at what it wrote.

        | City | Days |
        | --- | --- |
        | Kyoto | 2 |

        - [x] a type
        - [ ] a tool

        ```swift
        import FoundationModels

        @Generable struct Itinerary {
            @Guide(description: "A short title") var title: String
            var days: [String]
        }
        ```

        ## Asking

        ```swift
        #Playground("Plan") {
            let session = LanguageModelSession(instructions: "You plan trips.")
            let plan = try await session.respond(to: "Plan a weekend in Kyoto", generating: Itinerary.self)
            for day in plan.content.days {
                print(day)
            }
            #expect(plan.content.days.count == 3)
        }
        #Playground("Story") {
            let stream = session.streamResponse(to: "Tell a story")
        }
        ```
        """

    let file = SourceFile(name: "kyoto.md", text: text)

    var html: String {
        let document = Document.read(file)
        let canvas = Canvas(
            document: file.name, title: "A weekend in Kyoto", models: ["SmolLM2-135M-Instruct"],
            cells: [CanvasCell(block: 0), CanvasCell(block: 1)])
        var builder = CanvasBuilder(canvas: canvas, blocks: document.codeBlocks.map(\.range))
        for event in plan + story { builder.add(event) }
        return HTMLReport(document, builder.result, highlight: Self.keywords).render()
    }

    private static func keywords(_ code: String) -> [HTMLReport.CodeSpan] {
        code.ranges(of: /\b(import|struct|var|let|try|await|for|in)\b/).map { range in
            let start = code.utf8.distance(from: code.startIndex, to: range.lowerBound)
            let end = code.utf8.distance(from: code.startIndex, to: range.upperBound)
            return HTMLReport.CodeSpan(range: SourceRange(start, end), kind: "keyword")
        }
    }

    private func place(_ words: String) -> SourcePlace {
        let start = file.bytes.count - (Self.text.range(of: words).map { Self.text[$0.lowerBound...].utf8.count } ?? 0)
        return SourcePlace(file, SourceRange(start, start + words.utf8.count))
    }

    private var plan: [RunEvent] {
        let identity = PlaygroundIdentity(index: 0, name: "Plan", place: place("#Playground(\"Plan\")"))
        let request = ModelRequest(
            id: 0, session: 0, model: "SmolLM2-135M-Instruct", prompt: "Plan a weekend in Kyoto",
            schema: "{\"type\": \"object\"}", options: [NamedText("sampling", "greedy")], tools: ["findHotels"],
            place: place("session.respond"))
        let days = ["Kinkaku-ji at dawn", "Fushimi Inari, then noodles"]
        return [
            .started(identity), .requested(request), .answered(answer),
            .showed(ShownValue(origin: .binding, name: "plan", value: tree(days), place: place("let plan"))),
            .printed(PrintedText(text: days.joined(separator: "\n") + "\n", place: place("print(day)"))),
            .expected(
                Expectation(
                    source: "plan.content.days.count == 3", passed: false, isSoft: false,
                    operands: [.init(source: "plan.content.days.count", value: "2")], comment: nil,
                    place: place("#expect"))),
            .transcribed(SessionTranscript(session: 0, entries: lines, place: place("let session"))), .ended(identity),
        ]
    }

    private func tree(_ days: [String]) -> ValueTree {
        let elements = days.enumerated().map { index, day in
            ValueTree(label: "[\(index)]", type: "String", style: .text, summary: "\"\(day)\"", text: day)
        }
        let title = ValueTree(
            label: "title", type: "String", style: .text, summary: "\"Temples and noodles\"",
            text: "Temples and noodles")
        let array = ValueTree(
            label: "days", type: "[String]", style: .array, summary: "2 elements", children: elements)
        return ValueTree(
            type: "Itinerary", style: .structure, summary: "Itinerary(title: \"Temples and noodles\", …)",
            children: [title, array])
    }

    private var lines: [TranscriptLine] {
        [
            TranscriptLine(role: .instructions, text: "You plan trips."),
            TranscriptLine(role: .prompt, text: "Plan a weekend in Kyoto"),
            TranscriptLine(
                role: .toolCalls, text: "findHotels", details: [NamedText("arguments", "{\"city\": \"Kyoto\"}")]),
            TranscriptLine(role: .toolOutput, text: "Ryokan Maple", details: [NamedText("tool", "findHotels")]),
            TranscriptLine(role: .response, text: "{\"title\": \"Temples and noodles\"}"),
        ]
    }

    private var answer: ModelAnswer {
        let spans: [RequestMetrics.Span] = [
            .init(lane: .request, name: "respond", start: 0, duration: 0.91),
            .init(lane: .modelLoading, name: "load", start: 0, duration: 0.11),
            .init(lane: .instructions, name: "12 tokens", start: 0.11, duration: 0.05),
            .init(lane: .modelInference, name: "first turn", start: 0.16, duration: 0.31),
            .init(lane: .tool, name: "findHotels", start: 0.47, duration: 0.12),
            .init(lane: .modelInference, name: "second turn", start: 0.59, duration: 0.32),
        ]
        return ModelAnswer(
            request: 0, entries: Array(lines.dropFirst()), error: nil,
            metrics: RequestMetrics(
                spans: spans, timeToFirstToken: 0.21, generation: 0.6, total: 0.91, inputTokens: 87, cachedTokens: 12,
                outputTokens: 64))
    }

    private var story: [RunEvent] {
        let identity = PlaygroundIdentity(index: 1, name: "Story", place: place("#Playground(\"Story\")"))
        let request = ModelRequest(
            id: 1, session: 1, model: "SmolLM2-135M-Instruct", prompt: "Tell a story", schema: nil, options: [],
            tools: [], place: place("session.streamResponse"))
        let words = ["Once", "Once upon", "Once upon a time", "Once upon a time."]
        let snapshots = words.enumerated().map { index, text in
            RunEvent.streamed(StreamSnapshot(request: 1, time: 0.1 * Double(index + 1), text: text))
        }
        let answer = ModelAnswer(
            request: 1, entries: [TranscriptLine(role: .response, text: "Once upon a time.")], error: nil,
            metrics: RequestMetrics(total: 0.5, outputTokens: 5))
        return [.started(identity), .requested(request)] + snapshots + [.answered(answer), .ended(identity)]
    }
}
