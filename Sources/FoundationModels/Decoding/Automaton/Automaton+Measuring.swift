/// What every state still needs, computed once: the base of "no dead ends" and of clean endings.
extension Automaton {
    /// Finds calls after which nothing remains, so that the stack grows with open containers only.
    mutating func markTailCalls() {
        let finishes = states.indices.map { onlyFinishes(Int32($0)) }
        for index in states.indices {
            for call in states[index].calls.indices {
                states[index].calls[call].isTail = finishes[Int(states[index].calls[call].resume)]
            }
        }
    }

    /// Whether the rule is over at this state, with no other way to go on; follows chains of single jumps.
    private func onlyFinishes(_ state: Int32) -> Bool {
        var current = state
        for _ in 0..<64 {
            let here = states[Int(current)]
            guard here.bytes.isEmpty, here.calls.isEmpty else { return false }
            if here.isFinal { return here.jumps.isEmpty }
            guard here.jumps.count == 1 else { return false }
            current = here.jumps[0]
        }
        return false
    }

    /// What a call adds to the depth a caller needs. A tail call takes the caller's place on the stack.
    func depthNeed(of call: CallEdge, from state: Int32) -> Int {
        let callee = rules[Int(call.rule)]
        let need = callee.weight + depthNeeds[Int(callee.start)]
        return call.isTail ? need - rules[Int(states[Int(state)].rule)].weight : need
    }

    mutating func measure() {
        let backwards = predecessors()
        measureDepths(backwards)
        measureBytes(backwards)
    }

    /// For each state, those with an edge to it; a call leads to where it resumes and depends on the rule's start.
    private func predecessors() -> [[Int32]] {
        var result = [[Int32]](repeating: [], count: states.count)
        for (index, state) in states.enumerated() {
            for edge in state.bytes { result[Int(edge.target)].append(Int32(index)) }
            for jump in state.jumps { result[Int(jump)].append(Int32(index)) }
            for call in state.calls {
                result[Int(call.resume)].append(Int32(index))
                result[Int(rules[Int(call.rule)].start)].append(Int32(index))
            }
        }
        return result
    }

    private mutating func measureDepths(_ backwards: [[Int32]]) {
        depthNeeds = [Int](repeating: Self.unreachable, count: states.count)
        var work = Worklist(count: states.count)
        for (index, state) in states.enumerated() where state.isFinal {
            depthNeeds[index] = 0
            work.add(backwards[index])
        }
        while let index = work.next() {
            let need = leastDepth(from: index)
            if need < depthNeeds[Int(index)] {
                depthNeeds[Int(index)] = need
                work.add(backwards[Int(index)])
            }
        }
    }

    private func leastDepth(from index: Int32) -> Int {
        let state = states[Int(index)]
        var least = depthNeeds[Int(index)]
        for edge in state.bytes { least = min(least, depthNeeds[Int(edge.target)]) }
        for jump in state.jumps { least = min(least, depthNeeds[Int(jump)]) }
        for call in state.calls {
            least = min(least, max(depthNeed(of: call, from: index), depthNeeds[Int(call.resume)]))
        }
        return least
    }

    private mutating func measureBytes(_ backwards: [[Int32]]) {
        bytesToFinish = [Int](repeating: Self.unreachable, count: states.count)
        closingSteps = [ClosingStep](repeating: .end, count: states.count)
        var work = ShortestFirst()
        for (index, state) in states.enumerated() where state.isFinal {
            bytesToFinish[index] = 0
            work.add(Int32(index), at: 0)
        }
        while let (index, bytes) = work.next() {
            guard bytes == bytesToFinish[Int(index)] else { continue }
            for before in backwards[Int(index)] { shorten(before, &work) }
        }
    }

    /// A way is kept only when it is strictly shorter, so that ways to the end never run in a circle.
    private mutating func shorten(_ index: Int32, _ work: inout ShortestFirst) {
        guard let way = shortestWay(from: index), way.bytes < bytesToFinish[Int(index)] else { return }
        bytesToFinish[Int(index)] = way.bytes
        closingSteps[Int(index)] = way.first
        work.add(index, at: way.bytes)
    }

    /// The best way on from a state by what is known of its successors; the first of equals, so the order is stable.
    private func shortestWay(from index: Int32) -> (first: ClosingStep, bytes: Int)? {
        let state = states[Int(index)]
        let allowance = depthNeeds[Int(index)]
        guard allowance < Self.unreachable else { return nil }
        if state.isFinal { return (.end, 0) }
        var best: (first: ClosingStep, bytes: Int)?
        func offer(_ first: ClosingStep, _ bytes: Int, depth: Int) {
            if depth <= allowance, bytes < best?.bytes ?? Self.unreachable { best = (first, bytes) }
        }
        for edge in state.bytes {
            let target = Int(edge.target)
            offer(.byte(edge.bytes.lowerBound), 1 + bytesToFinish[target], depth: depthNeeds[target])
        }
        for jump in state.jumps { offer(.jump(jump), bytesToFinish[Int(jump)], depth: depthNeeds[Int(jump)]) }
        for call in state.calls {
            let inside = bytesToFinish[Int(rules[Int(call.rule)].start)]
            let depth = max(depthNeed(of: call, from: index), depthNeeds[Int(call.resume)])
            offer(.call(call), inside + bytesToFinish[Int(call.resume)], depth: depth)
        }
        return best
    }
}

/// A set of states to look at again, first in, first out.
private struct Worklist {
    private var queue: [Int32] = []
    private var head = 0
    private var isQueued: [Bool]

    init(count: Int) { isQueued = [Bool](repeating: false, count: count) }

    mutating func add(_ states: [Int32]) {
        for state in states where !isQueued[Int(state)] {
            isQueued[Int(state)] = true
            queue.append(state)
        }
    }

    mutating func next() -> Int32? {
        guard head < queue.count else { return nil }
        defer { head += 1 }
        isQueued[Int(queue[head])] = false
        return queue[head]
    }
}
