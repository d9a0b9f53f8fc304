/// Rules that begin with themselves: the machine would push frames for ever without reading a byte.
///
/// No schema leads to one, since a container reads its bracket before anything in it begins.
extension Automaton {
    /// Whether a rule may call itself before it has read a byte, with something left to do afterwards.
    func hasLeftRecursion() -> Bool {
        let firsts = firstCalls()
        return rules.indices.contains { rule in
            firsts[rule].contains { !$0.isTail && reaches(Int32(rule), from: $0.rule, by: firsts) }
        }
    }

    /// For each rule the calls it may make before it reads a byte.
    private func firstCalls() -> [[CallEdge]] {
        var canBeEmpty = [Bool](repeating: false, count: rules.count)
        var calls: [[CallEdge]] = []
        var isComplete = false
        // What is known of one rule may open the way behind a call of it in another.
        while !isComplete {
            isComplete = true
            calls = []
            for rule in rules.indices {
                let (first, reachesEnd) = beginnings(of: rules[rule], canBeEmpty)
                calls.append(first)
                if reachesEnd, !canBeEmpty[rule] {
                    canBeEmpty[rule] = true
                    isComplete = false
                }
            }
        }
        return calls
    }

    private func beginnings(of rule: Rule, _ canBeEmpty: [Bool]) -> (calls: [CallEdge], reachesEnd: Bool) {
        var seen: Set = [rule.start]
        var work = [rule.start]
        var calls: [CallEdge] = []
        var reachesEnd = false
        while let number = work.popLast() {
            let state = states[Int(number)]
            calls += state.calls
            if state.isFinal { reachesEnd = true }
            let behindCalls = state.calls.filter { canBeEmpty[Int($0.rule)] }.map(\.resume)
            for next in state.jumps + behindCalls where seen.insert(next).inserted { work.append(next) }
        }
        return (calls, reachesEnd)
    }

    private func reaches(_ goal: Int32, from rule: Int32, by calls: [[CallEdge]]) -> Bool {
        var seen: Set = [rule]
        var work = [rule]
        while let current = work.popLast() {
            if current == goal { return true }
            for call in calls[Int(current)] where seen.insert(call.rule).inserted { work.append(call.rule) }
        }
        return false
    }
}
