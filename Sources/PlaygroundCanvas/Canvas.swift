import PlaygroundEvents
import SourceText

/// What a run of one document produced, block by block: the model every rendering is made from.
package struct Canvas: Sendable, Codable {
    /// The document's name as the user gave it.
    package var document: String
    /// The front matter's title or the first heading.
    package var title: String?
    /// The names of the models that may answer, in the order asked for.
    package var models: [String]
    /// One cell a code block that ran or was left out, in document order.
    package var cells: [CanvasCell]

    package init(document: String, title: String?, models: [String], cells: [CanvasCell] = []) {
        self.document = document
        self.title = title
        self.models = models
        self.cells = cells
    }

    /// Whether a playground failed, a hard expectation did not hold, or a block could not be read.
    package var hasFailures: Bool { cells.contains(where: \.hasFailures) }

    /// Whether a soft expectation did not hold.
    package var hasSoftFailures: Bool { cells.contains(where: \.hasSoftFailures) }

    /// The canvas with other cells in place of those of the same blocks.
    package func replacingCells(_ others: [CanvasCell]) -> Canvas {
        var canvas = self
        for other in others {
            if let index = canvas.cells.firstIndex(where: { $0.block == other.block }) { canvas.cells[index] = other }
        }
        return canvas
    }

    /// Whether anything ran at all.
    package var isEmpty: Bool { cells.allSatisfy { $0.playgrounds.isEmpty && $0.diagnostics.isEmpty } }
}

/// The results of one code block.
package struct CanvasCell: Sendable, Codable {
    /// The block's index among the document's blocks.
    package var block: Int
    /// Why the block could not be read or was left out, and notes about it.
    package var diagnostics: [Diagnostic]
    package var playgrounds: [CanvasPlayground]
    /// The block's results are kept, but a reader need not see them (`hidden`).
    package var isHidden: Bool

    package init(
        block: Int, diagnostics: [Diagnostic] = [], playgrounds: [CanvasPlayground] = [], isHidden: Bool = false
    ) {
        self.block = block
        self.diagnostics = diagnostics
        self.playgrounds = playgrounds
        self.isHidden = isHidden
    }

    package var hasFailures: Bool {
        diagnostics.contains { $0.severity == .error } || playgrounds.contains(where: \.hasFailures)
    }

    package var hasSoftFailures: Bool { playgrounds.contains(where: \.hasSoftFailures) }

    package var isEmpty: Bool {
        diagnostics.isEmpty && playgrounds.allSatisfy { $0.items.isEmpty && $0.transcripts.isEmpty }
    }
}

/// The results of one `#Playground` section, or of the top-level statements of a block.
package struct CanvasPlayground: Sendable, Codable {
    package var identity: PlaygroundIdentity
    /// What happened, in the order in which it happened.
    package var items: [CanvasItem]
    package var requests: [CanvasRequest]
    package var transcripts: [SessionTranscript]

    package init(
        identity: PlaygroundIdentity, items: [CanvasItem] = [], requests: [CanvasRequest] = [],
        transcripts: [SessionTranscript] = []
    ) {
        self.identity = identity
        self.items = items
        self.requests = requests
        self.transcripts = transcripts
    }

    package var hasFailures: Bool {
        items.contains { item in
            switch item {
            case .failure: true
            case .expectation(let expectation): !expectation.passed && !expectation.isSoft
            case .values, .output, .request, .note: false
            }
        }
    }

    package var hasSoftFailures: Bool {
        items.contains { item in
            if case .expectation(let expectation) = item { !expectation.passed && expectation.isSoft } else { false }
        }
    }
}

/// Something a playground produced.
package enum CanvasItem: Sendable, Codable {
    /// A binding or expression with every value it had, in a loop more than one.
    case values(ValueHistory)
    /// Text written by consecutive prints.
    case output(text: String, place: SourcePlace)
    /// A request, by its index in the playground's `requests`.
    case request(Int)
    case expectation(Expectation)
    case note(Diagnostic)
    case failure(RunFailure)
}

/// The values one source place had, in order; only the first few and the last are kept.
package struct ValueHistory: Sendable, Codable {
    /// How many values a history keeps before it drops those in the middle.
    package static let capacity = 20

    package var origin: ShownValue.Origin
    package var name: String
    package var place: SourcePlace
    /// The values kept, oldest first; the last one is the newest.
    package private(set) var values: [ValueTree]
    /// The number of all values, also of those dropped.
    package private(set) var count: Int

    package init(_ shown: ShownValue) {
        origin = shown.origin
        name = shown.name
        place = shown.place
        values = [shown.value]
        count = 1
    }

    package var latest: ValueTree? { values.last }

    package mutating func append(_ value: ValueTree) {
        if values.count == ValueHistory.capacity { values.removeLast() }
        values.append(value)
        count += 1
    }
}

/// A request with its answer.
package struct CanvasRequest: Sendable, Codable {
    package var request: ModelRequest
    package var snapshots: [StreamSnapshot]
    /// nil while the request has not ended.
    package var answer: ModelAnswer?

    package init(request: ModelRequest, snapshots: [StreamSnapshot] = [], answer: ModelAnswer? = nil) {
        self.request = request
        self.snapshots = snapshots
        self.answer = answer
    }
}
