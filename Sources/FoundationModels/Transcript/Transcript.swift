/// Everything that was said in a session, in order. API version 26.0; mutable since 27.0.
///
/// A transcript is a value: saving it, editing it and starting another session from it never disturbs the first.
public struct Transcript: Sendable, Equatable {
    private var entries: [Entry]

    /// Creates a transcript from entries, in their order.
    public init(entries: some Sequence<Entry> = []) {
        self.entries = Array(entries)
    }
}

extension Transcript: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    /// The position of an entry, counted from 0.
    public typealias Index = Int
    /// The type of the transcript's elements.
    public typealias Element = Entry

    /// Creates an empty transcript. API version 27.0.
    public init() {
        entries = []
    }

    /// The position of the first entry.
    public var startIndex: Int { entries.startIndex }
    /// The position after the last entry.
    public var endIndex: Int { entries.endIndex }

    /// The entry at a position.
    public subscript(index: Int) -> Entry {
        get { entries[index] }
        set { entries[index] = newValue }
    }

    /// Replaces a range of entries. API version 27.0.
    public mutating func replaceSubrange(
        _ subrange: Range<Int>, with newElements: consuming some Collection<Entry>
    ) {
        entries.replaceSubrange(subrange, with: newElements)
    }
}

extension Transcript {
    /// One thing said in a session. API version 26.0.
    public enum Entry: Sendable, Identifiable, Equatable {
        /// What the developer told the model, and the tools it has.
        case instructions(Instructions)
        /// What was asked.
        case prompt(Prompt)
        /// Tools the model asked to call, all at once.
        case toolCalls(ToolCalls)
        /// What one tool call gave back.
        case toolOutput(ToolOutput)
        /// What the model answered.
        case response(Response)
        /// What the model thought before it answered. API version 27.0.
        case reasoning(Reasoning)

        /// The identity of the entry.
        public var id: String {
            switch self {
            case .instructions(let entry): entry.id
            case .prompt(let entry): entry.id
            case .toolCalls(let entry): entry.id
            case .toolOutput(let entry): entry.id
            case .response(let entry): entry.id
            case .reasoning(let entry): entry.id
            }
        }

        /// The segments of the entry; tool calls have none.
        package var segments: [Segment] {
            switch self {
            case .instructions(let entry): entry.segments
            case .prompt(let entry): entry.segments
            case .toolCalls: []
            case .toolOutput(let entry): entry.segments
            case .response(let entry): entry.segments
            case .reasoning(let entry): entry.segments
            }
        }

        /// The text of the entry as a model reads it: segments as lines, structured content as JSON.
        package var plainText: String {
            segments.plainText
        }
    }
}
