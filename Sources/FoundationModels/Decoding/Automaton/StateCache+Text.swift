/// Questions about text: what must follow, and how to come to an end.
extension StateCache.Storage {
    /// The bytes that must follow because there is no choice; stops where there is one or the output may end.
    mutating func forcedText(_ state: Int32, limit: Int = 4096) -> [UInt8] {
        var text: [UInt8] = []
        var current = state
        while text.count < limit, let byte = forcedByte(current) {
            text.append(byte)
            current = next(current, byte)
        }
        return text
    }

    /// The shortest text that ends the output among those that nest no deeper than necessary.
    func closingText(_ state: Int32) -> [UInt8] {
        let costs = stacks[Int(state)].map(bytesToFinish)
        guard let least = costs.min(), let best = costs.firstIndex(of: least) else { return [] }
        return frames.path(of: stacks[Int(state)][best]).flatMap(automaton.closingText(from:))
    }

    func closingByteCount(_ state: Int32) -> Int { stacks[Int(state)].map(bytesToFinish).min() ?? 0 }

    private func bytesToFinish(_ frame: Int32) -> Int {
        var (count, current) = (0, frame)
        while current != FrameTable.bottom {
            count += automaton.bytesToFinish[Int(frames[current].state)]
            current = frames[current].parent
        }
        return count
    }
}

extension Automaton {
    /// The closing text from a state to the end of its rule.
    func closingText(from start: Int32) -> [UInt8] {
        var text: [UInt8] = []
        var stack = [start]
        while let state = stack.popLast() {
            switch closingSteps[Int(state)] {
            case .finish: break
            case .byte(let byte, let target): text.append(byte); stack.append(target)
            case .jump(let target): stack.append(target)
            case .call(let call): stack.append(call.resume); stack.append(rules[Int(call.rule)].start)
            }
        }
        return text
    }
}
