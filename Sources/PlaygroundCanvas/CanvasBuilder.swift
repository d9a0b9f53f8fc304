import PlaygroundEvents
import SourceText

/// Folds the events of a run into a canvas.
///
/// Everything a playground causes belongs to the block it stands in, also what functions of other blocks print on its
/// behalf.
package struct CanvasBuilder: Sendable {
    private var canvas: Canvas
    /// The file offsets each cell's block covers, in order.
    private let blocks: [SourceRange]
    private var running: (cell: Int, playground: Int)?

    /// - Parameter blocks: for each cell of the canvas, the range of its block in the document.
    package init(canvas: Canvas, blocks: [SourceRange]) {
        self.canvas = canvas
        self.blocks = blocks
    }

    /// The canvas as far as events have told.
    package var result: Canvas { canvas }

    package mutating func add(_ event: RunEvent) {
        switch event {
        case .started(let identity): start(identity)
        case .printed(let text): print(text)
        case .showed(let value): show(value)
        case .requested(let request): begin(request)
        case .streamed(let snapshot): update(snapshot.request) { $0.snapshots.append(snapshot) }
        case .answered(let answer): update(answer.request) { $0.answer = answer }
        case .transcribed(let transcript): edit { $0.transcripts.append(transcript) }
        case .expected(let expectation): append(.expectation(expectation))
        case .noted(let note): append(.note(note))
        case .failed(let failure): append(.failure(failure))
        // Transcripts of the playground's sessions may still follow.
        case .ended: break
        }
    }

    /// Adds what is wrong with a block, or why it was left out.
    package mutating func report(_ diagnostics: [Diagnostic], block: Int) {
        guard let cell = canvas.cells.firstIndex(where: { $0.block == block }) else { return }
        canvas.cells[cell].diagnostics += diagnostics
    }

    private mutating func start(_ identity: PlaygroundIdentity) {
        guard let cell = blocks.lastIndex(where: { $0.lowerBound <= identity.place.range.lowerBound }) else { return }
        canvas.cells[cell].playgrounds.append(CanvasPlayground(identity: identity))
        running = (cell, canvas.cells[cell].playgrounds.count - 1)
    }

    private mutating func edit(_ change: (inout CanvasPlayground) -> Void) {
        guard let running else { return }
        change(&canvas.cells[running.cell].playgrounds[running.playground])
    }

    private mutating func append(_ item: CanvasItem) {
        edit { $0.items.append(item) }
    }

    /// Joins prints that follow one another, as a terminal would.
    private mutating func print(_ printed: PrintedText) {
        edit { playground in
            if case .output(let text, let place) = playground.items.last {
                playground.items[playground.items.count - 1] = .output(text: text + printed.text, place: place)
            } else {
                playground.items.append(.output(text: printed.text, place: printed.place))
            }
        }
    }

    /// Adds to the history of the same source place, if it has one.
    private mutating func show(_ shown: ShownValue) {
        edit { playground in
            for index in playground.items.indices.reversed() {
                guard case .values(var history) = playground.items[index], history.place == shown.place,
                    history.name == shown.name
                else { continue }
                history.append(shown.value)
                playground.items[index] = .values(history)
                return
            }
            playground.items.append(.values(ValueHistory(shown)))
        }
    }

    private mutating func begin(_ request: ModelRequest) {
        edit { playground in
            playground.requests.append(CanvasRequest(request: request))
            playground.items.append(.request(playground.requests.count - 1))
        }
    }

    private mutating func update(_ request: Int, _ change: (inout CanvasRequest) -> Void) {
        edit { playground in
            guard let index = playground.requests.firstIndex(where: { $0.request.id == request }) else { return }
            change(&playground.requests[index])
        }
    }
}
