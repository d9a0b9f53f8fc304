/// The stacks of a state while they are collected, nearest to their end first.
struct ReadyStacks {
    /// How many stacks may wait; no more than a sixteenth where they stand at four times as many places.
    let limit: Int
    private(set) var tops: [Int32] = []
    /// What the tops stand on: the stacks that wait below the running rules.
    private var open: Set<Int32> = []
    /// Whether no more stacks are begun: there are very many, or fewer with very many places each.
    private var isWide = false

    init(limit: Int) { self.limit = limit }

    func admits(_ parent: Int32) -> Bool { !isWide || open.contains(parent) }

    mutating func add(_ top: Int32, on parent: Int32) {
        tops.append(top)
        open.insert(parent)
        isWide = open.count >= limit || open.count >= limit / 16 && tops.count > 4 * limit
    }
}
