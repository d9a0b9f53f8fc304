extension Transcript {
    /// The entries after the leading instructions. API version 27.0.
    ///
    /// Setting it leaves the instructions as they are.
    public var history: HistoryView {
        get { HistoryView(entries: Array(self[historyStart...])) }
        set { replaceSubrange(historyStart..., with: newValue) }
    }

    private var historyStart: Int {
        if case .instructions = first { 1 } else { 0 }
    }

    /// Entries without leading instructions, as a collection of their own. API version 27.0.
    public struct HistoryView: Sendable, Equatable, RandomAccessCollection, MutableCollection,
        RangeReplaceableCollection
    {
        private var entries: [Entry]

        /// Creates an empty history.
        public init() {
            entries = []
        }

        init(entries: [Entry]) {
            self.entries = entries
        }

        /// The position of the first entry.
        public var startIndex: Int { entries.startIndex }
        /// The position after the last entry.
        public var endIndex: Int { entries.endIndex }

        /// The entry at a position.
        public subscript(position: Int) -> Entry {
            get { entries[position] }
            set { entries[position] = newValue }
        }

        /// Replaces a range of entries.
        public mutating func replaceSubrange(
            _ subrange: Range<Int>, with newElements: some Collection<Entry>
        ) {
            entries.replaceSubrange(subrange, with: newElements)
        }
    }
}
