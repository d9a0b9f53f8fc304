/// The stacks of a state while they are collected, nearest to their end first.
struct ReadyStacks {
    private(set) var tops: [Int32] = []
    /// What the tops stand on: the stacks that wait below the running rules.
    private(set) var open: Set<Int32> = []
    private var nearest = Int.max
    private var nearestEnding = Int.max

    /// Whether no more stacks should be begun: there are very many, or fewer with very many places each, and the
    /// shortest ending is among them.
    var isWide: Bool {
        (open.count >= 256 || open.count >= 16 && tops.count > 1_024) && nearestEnding <= nearest
    }

    /// A stack that ends the output, or whose shortest ending goes on with a byte.
    mutating func add(_ top: Int32, on parent: Int32, endingAfter bytes: Int) {
        nearestEnding = min(nearestEnding, bytes)
        add(top, on: parent, passing: bytes)
    }

    /// A stack that can read a byte, but whose shortest ending goes on otherwise.
    mutating func add(_ top: Int32, on parent: Int32, passing bytes: Int) {
        nearest = min(nearest, bytes)
        tops.append(top)
        open.insert(parent)
    }
}
