import Synchronization

/// The deterministic machine, built while it is used: sets of stacks as numbered states, with their byte transitions.
///
/// A cache only grows. Whoever holds it replaces it when it is full (`SchemaConstraint` does), so memory is bounded
/// while positions that still point into an old cache stay right.
final class StateCache: Sendable {
    static let dead: Int32 = -1

    private let storage: Mutex<Storage>

    /// `openStacks` bounds how many stacks may wait below the running rules of one state.
    init(automaton: Automaton, openStacks: Int = SchemaConstraint.Options().openStacks) {
        storage = Mutex(Storage(automaton: automaton, openStacks: openStacks))
    }

    /// Runs `body` with exclusive access; every question about the machine goes through here.
    func withStorage<Result>(_ body: (inout sending Storage) throws -> sending Result) rethrows -> sending Result {
        try storage.withLock { try body(&$0) }
    }

    struct Storage {
        let automaton: Automaton
        private let openStacks: Int
        private(set) var frames = FrameTable()
        private var marks = FrameMarks()
        /// For each state its stacks, sorted.
        private(set) var stacks: [[Int32]] = []
        private var numbers: [[Int32]: Int32] = [:]
        /// The lengths of all sets of stacks together: what most of the memory goes into.
        private(set) var stackCount = 0
        private(set) var accepting: [Bool] = []
        /// 256 successors a state; meaningful once the state is expanded.
        private(set) var transitions: [Int32] = []
        private(set) var isExpanded: [Bool] = []
        /// The only byte that can follow, or -1; meaningful once the state is expanded.
        private(set) var onlyByte: [Int16] = []
        /// What `SchemaConstraint` computed for states, kept as long as this cache.
        var masks: [Int32: TokenMask] = [:]
        var forcedRuns: [Int32: ForcedRun] = [:]
        var closings: [Int32: ClosingPlan] = [:]

        init(automaton: Automaton, openStacks: Int) {
            (self.automaton, self.openStacks) = (automaton, openStacks)
        }
    }
}

extension StateCache.Storage {
    var count: Int { stacks.count }

    /// Whether the cache should make room: too many states, or fewer of unusually many stacks; never before it holds a
    /// dozen sets as large as the last one, since moving to a fresh cache costs about as much as a step.
    func isFull(limit: Int) -> Bool {
        let room = max(64 * limit, 12 * (stacks.last?.count ?? 0))
        return count > limit || stackCount > room || frames.count > 4 * room
    }

    /// The state before anything was written.
    mutating func start() -> Int32 {
        let start = automaton.rules[Int(automaton.rootRule)].start
        return intern(closure(of: [frames.place(start, on: FrameTable.bottom, in: automaton)].compactMap { $0 }))
    }

    /// The state that holds exactly these stacks, all there are of one; moves a position between caches.
    mutating func state(of set: StackSet) -> Int32 {
        let numbers = frames.insert(set.frames, in: automaton)
        return intern(set.tops.map { numbers[Int($0)] }.sorted())
    }

    /// The stacks of a state, apart from this cache.
    func stackSet(of state: Int32) -> StackSet { frames.stackSet(of: stacks[Int(state)]) }

    /// The state after one more byte, or `dead`.
    mutating func next(_ state: Int32, _ byte: UInt8) -> Int32 {
        if !isExpanded[Int(state)] { expand(state) }
        return transitions[Int(state) << 8 | Int(byte)]
    }

    /// The state after these bytes, or `dead`.
    mutating func next(_ state: Int32, bytes: some Sequence<UInt8>) -> Int32 {
        var current = state
        for byte in bytes {
            current = next(current, byte)
            if current == StateCache.dead { break }
        }
        return current
    }

    /// The only byte that can follow, unless the output may also end here.
    mutating func forcedByte(_ state: Int32) -> UInt8? {
        if accepting[Int(state)] { return nil }
        if !isExpanded[Int(state)] { expand(state) }
        return UInt8(exactly: onlyByte[Int(state)])
    }

    /// Whether no byte can follow.
    mutating func isClosed(_ state: Int32) -> Bool {
        if !isExpanded[Int(state)] { expand(state) }
        return onlyByte[Int(state)] == Self.noByte
    }

    private static var noByte: Int16 { -2 }
    private static var severalBytes: Int16 { -1 }

    /// Numbers a closed set of stacks.
    private mutating func intern(_ tops: [Int32]) -> Int32 {
        if tops.isEmpty { return StateCache.dead }
        if let number = numbers[tops] { return number }
        let number = Int32(stacks.count)
        stacks.append(tops)
        stackCount += tops.count
        numbers[tops] = number
        accepting.append(tops.contains(where: endsOutput))
        transitions.append(contentsOf: repeatElement(StateCache.dead, count: 256))
        isExpanded.append(false)
        onlyByte.append(Self.severalBytes)
        return number
    }

    private func endsOutput(_ frame: Int32) -> Bool {
        frames[frame].parent == FrameTable.bottom && automaton.states[Int(frames[frame].state)].isFinal
    }

    /// All stacks reachable without a byte that can read one or end the output, sorted.
    ///
    /// Where a schema keeps very many branches open (each level of nesting can double them), those that are longest to
    /// end are left out. Every stack that stays can still end, and the shortest ending of all stays, so outputs stay
    /// right and never get stuck.
    private mutating func closure(of tops: [Int32]) -> [Int32] {
        var ready = ReadyStacks(limit: openStacks)
        var work = ShortestFirst()
        func visit(_ frame: Int32?, at distance: Int? = nil) {
            guard let frame, ready.admits(frames[frame].parent), marks.insert(frame) else { return }
            work.add(frame, at: distance ?? frames.bytesToFinish(frame))
        }
        marks.begin()
        visit(shortestEnding(of: tops), at: -1)
        for frame in tops { visit(frame) }
        while let frame = work.next()?.number {
            let (number, parent) = (frames[frame].state, frames[frame].parent)
            guard ready.admits(parent) else { continue }
            let state = automaton.states[Int(number)]
            if !state.bytes.isEmpty || endsOutput(frame) { ready.add(frame, on: parent) }
            for jump in state.jumps { visit(frames.place(jump, on: parent, in: automaton)) }
            for call in state.calls { visit(enter(call, on: parent)) }
            if state.isFinal, parent != FrameTable.bottom { visit(parent) }
        }
        return ready.tops.sorted()
    }

    /// Where the shortest ending of all reads its first byte, or ends the output.
    private mutating func shortestEnding(of tops: [Int32]) -> Int32? {
        var next = tops.min { frames.bytesToFinish($0) < frames.bytesToFinish($1) }
        while let frame = next, !endsOutput(frame) {
            let parent = frames[frame].parent
            switch automaton.closingSteps[Int(frames[frame].state)] {
            case .byte: return frame
            case .end: next = parent
            case .jump(let target): next = frames.place(target, on: parent, in: automaton)
            case .call(let call): next = enter(call, on: parent)
            }
        }
        return next
    }

    private mutating func enter(_ call: Automaton.CallEdge, on parent: Int32) -> Int32? {
        let start = automaton.rules[Int(call.rule)].start
        if call.isTail { return frames.place(start, on: parent, in: automaton) }
        guard let below = frames.place(call.resume, on: parent, in: automaton) else { return nil }
        return frames.place(start, on: below, in: automaton)
    }

    /// Computes all transitions of a state at once: bytes between two edge limits share their successor.
    private mutating func expand(_ state: Int32) {
        let edges = viableEdges(of: state)
        var limits = Set<Int>()
        for edge in edges {
            limits.insert(Int(edge.bytes.lowerBound))
            limits.insert(Int(edge.bytes.upperBound) + 1)
        }
        var reachable = 0
        var last = 0
        let sorted = limits.sorted()
        for (low, high) in zip(sorted, sorted.dropFirst()) {
            let tops = edges.filter { $0.bytes.contains(UInt8(low)) }.map(\.target)
            let successor = intern(closure(of: tops))
            guard successor != StateCache.dead else { continue }
            for byte in low..<high { transitions[Int(state) << 8 | byte] = successor }
            reachable += high - low
            last = low
        }
        onlyByte[Int(state)] = reachable == 0 ? Self.noByte : reachable == 1 ? Int16(last) : Self.severalBytes
        isExpanded[Int(state)] = true
    }

    private mutating func viableEdges(of state: Int32) -> [Automaton.ByteEdge] {
        var edges: [Automaton.ByteEdge] = []
        for frame in stacks[Int(state)] {
            let (number, parent) = (frames[frame].state, frames[frame].parent)
            for edge in automaton.states[Int(number)].bytes {
                guard let target = frames.place(edge.target, on: parent, in: automaton) else { continue }
                edges.append(Automaton.ByteEdge(bytes: edge.bytes, target: target))
            }
        }
        return edges
    }
}
