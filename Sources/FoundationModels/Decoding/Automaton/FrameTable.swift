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
    /// The bytes of the shortest ending of the stack up to and including each frame.
    private var endings: [Int] = []
    private var numbers: [UInt64: Int32] = [:]

    var count: Int { frames.count }

    subscript(frame: Int32) -> Frame { frames[Int(frame)] }

    func depth(_ frame: Int32) -> Int { frame == Self.bottom ? 0 : Int(depths[Int(frame)]) }

    func bytesToFinish(_ frame: Int32) -> Int { frame == Self.bottom ? 0 : endings[Int(frame)] }

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
        endings.append(bytesToFinish(parent) + automaton.bytesToFinish[Int(state)])
        numbers[key] = number
        return number
    }
}

/// Stacks apart from the table they were made in: parts they share are there once.
struct StackSet {
    /// Each frame's parent is the position of an earlier one, or `FrameTable.bottom`.
    var frames: [FrameTable.Frame] = []
    /// The positions of the stacks' upper ends.
    var tops: [Int32] = []
}

extension FrameTable {
    /// The stacks that end at these frames.
    func stackSet(of tops: [Int32]) -> StackSet {
        var set = StackSet()
        var positions: [Int32: Int32] = [Self.bottom: Self.bottom]
        for top in tops {
            var unseen: [Int32] = []
            var frame = top
            while positions[frame] == nil {
                unseen.append(frame)
                frame = self[frame].parent
            }
            for frame in unseen.reversed() {
                positions[frame] = Int32(set.frames.count)
                let parent = positions[self[frame].parent] ?? Self.bottom
                set.frames.append(Frame(state: self[frame].state, parent: parent))
            }
            set.tops.append(positions[top] ?? Self.bottom)
        }
        return set
    }

    /// The numbers here of the frames of another table. They are as deep as they were there, so none is a dead end.
    mutating func insert(_ others: [Frame], in automaton: Automaton) -> [Int32] {
        var numbers: [Int32] = []
        for other in others {
            let parent = other.parent == Self.bottom ? Self.bottom : numbers[Int(other.parent)]
            numbers.append(place(other.state, on: parent, in: automaton) ?? Self.bottom)
        }
        return numbers
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
