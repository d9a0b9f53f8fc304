/// Stacks as linked frames, each stored once, so that equal stacks have equal numbers.
struct FrameTable {
    struct Frame {
        var state: Int32
        /// The frame below, or -1.
        var parent: Int32
    }

    static let bottom: Int32 = -1

    private(set) var frames: [Frame] = []
    /// Nested containers up to and including each frame.
    private var depths: [Int32] = []
    private var numbers: [UInt64: Int32] = [:]

    var count: Int { frames.count }

    subscript(frame: Int32) -> Frame { frames[Int(frame)] }

    func depth(_ frame: Int32) -> Int { frame == Self.bottom ? 0 : Int(depths[Int(frame)]) }

    /// The number of a frame, or nil when its state would be a dead end at that depth.
    mutating func place(_ state: Int32, on parent: Int32, in automaton: Automaton) -> Int32? {
        let rule = automaton.rules[Int(automaton.states[Int(state)].rule)]
        let depth = depth(parent) + rule.weight
        guard automaton.isViable(state, depth: depth) else { return nil }
        // Both halves in one word, which is quicker to hash.
        let key = UInt64(UInt32(bitPattern: parent)) << 32 | UInt64(UInt32(bitPattern: state))
        if let number = numbers[key] { return number }
        let number = Int32(frames.count)
        frames.append(Frame(state: state, parent: parent))
        depths.append(Int32(depth))
        numbers[key] = number
        return number
    }

    /// The states of a stack, top first.
    func path(of frame: Int32) -> [Int32] {
        var states: [Int32] = []
        var current = frame
        while current != Self.bottom {
            states.append(self[current].state)
            current = self[current].parent
        }
        return states
    }
}

/// Which frames a walk has seen; the next walk forgets them all at once.
struct FrameMarks {
    private var marks: [UInt32] = []
    private var walk: UInt32 = 0

    mutating func begin() {
        if walk == .max { (marks, walk) = ([], 0) }
        walk += 1
    }

    /// Whether the frame is new to this walk.
    mutating func insert(_ frame: Int32) -> Bool {
        let index = Int(frame)
        if index >= marks.count {
            marks.append(contentsOf: repeatElement(0, count: max(index + 1, 2 * marks.count) - marks.count))
        }
        if marks[index] == walk { return false }
        marks[index] = walk
        return true
    }
}
