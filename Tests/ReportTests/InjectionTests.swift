import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundEvents
import SourceText
import Testing

/// Text from models, documents and programs stays text: four attacks in each of ten places.
@Suite struct InjectionTests {
    static let attacks = [
        "<script>window.hit=1</script>", "<img src=x onerror=window.hit=1>", "\"><svg/onload=window.hit=1>",
        "</pre></style><a href=javascript:window.hit=1 id=evil>x</a>",
    ]

    enum Spot: CaseIterable {
        case answer, prompt, tool, error, heading, infoString, fileName, rawHTML, printed, valueLabel
    }

    @Test(arguments: attacks, Spot.allCases)
    func escapes(attack: String, spot: Spot) {
        let html = Self.report(attack, in: spot)
        let body = html.components(separatedBy: "</head>").last ?? ""
        #expect(!html.contains(attack))
        #expect(body.components(separatedBy: "<script").count == 2)
        #expect(!body.contains("<img"))
        #expect(!body.contains("<a href=javascript"))
    }

    @Test(.enabled(if: Browser.isInstalled, "Chromium's driver is not installed"))
    func executesNothing() async throws {
        try await Browser.with { browser in
            for attack in Self.attacks {
                for spot in Spot.allCases {
                    try await browser.open(Self.report(attack, in: spot))
                    #expect(try await browser.value(of: "window.hit") == "undefined", "\(spot): \(attack)")
                    #expect(try await browser.value(of: "document.getElementById('evil')") == "null")
                }
            }
            #expect(try await browser.consoleMessages() == [])
        }
    }

    private static func report(_ attack: String, in spot: Spot) -> String {
        func text(_ wanted: Spot) -> String { wanted == spot ? attack : "plain" }
        let source = """
            # \(text(.heading))

            \(text(.rawHTML))

            ```swift \(text(.infoString))
            print()
            ```
            """
        let file = SourceFile(name: text(.fileName), text: source)
        let document = Document(markdown: file)
        let place =
            document.codeBlocks.first.map { SourcePlace(file, $0.range) } ?? SourcePlace(file, SourceRange(0, 0))
        let playground = playground(at: place, text)
        let canvas = Canvas(
            document: file.name, title: text(.heading), models: [text(.answer)],
            cells: [CanvasCell(block: 0, playgrounds: [playground])])
        return HTMLReport(document, canvas).render()
    }

    private static func playground(at place: SourcePlace, _ text: (Spot) -> String) -> CanvasPlayground {
        let request = ModelRequest(
            id: 0, session: 0, model: "sample", prompt: text(.prompt), schema: text(.prompt), options: [],
            tools: [text(.tool)], place: place)
        let lines = [
            TranscriptLine(role: .toolCalls, text: text(.tool), details: [NamedText(text(.tool), text(.tool))]),
            TranscriptLine(role: .response, text: text(.answer)),
        ]
        let span = RequestMetrics.Span(lane: .tool, name: text(.tool), start: 0, duration: 1)
        let answer = ModelAnswer(
            request: 0, entries: lines, error: text(.error), metrics: RequestMetrics(spans: [span], total: 1))
        let snapshot = StreamSnapshot(request: 0, time: 0, text: text(.answer))
        let value = ValueTree(
            label: text(.valueLabel), type: text(.valueLabel), style: .leaf, summary: text(.valueLabel))
        let shown = ShownValue(origin: .binding, name: text(.valueLabel), value: value, place: place)
        return CanvasPlayground(
            identity: PlaygroundIdentity(index: 0, name: text(.heading), place: place),
            items: [
                .request(0), .output(text: text(.printed), place: place), .values(ValueHistory(shown)),
                .failure(RunFailure(kind: .trap, diagnostic: Diagnostic(.error, text(.error), at: place))),
            ],
            requests: [CanvasRequest(request: request, snapshots: [snapshot], answer: answer)],
            transcripts: [SessionTranscript(session: 0, entries: lines, place: place)])
    }
}
