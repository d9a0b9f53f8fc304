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

    /// A shortest text that ends the output among those that nest no deeper than necessary.
    ///
    /// It is found byte by byte, so that each byte leads to a state that this cache has: the least there is to write
    /// gets less with every byte.
    mutating func closingText(_ state: Int32) -> [UInt8] {
        var text: [UInt8] = []
        var current = state
        while current != StateCache.dead, !accepting[Int(current)], let byte = closingByte(current) {
            text.append(byte)
            current = next(current, byte)
        }
        return text
    }

    /// What the closing text has at most.
    func closingByteCount(_ state: Int32) -> Int {
        if state == StateCache.dead || accepting[Int(state)] { return 0 }
        return closingWay(state)?.bytes ?? 0
    }

    private func closingByte(_ state: Int32) -> UInt8? { closingWay(state)?.first }

    /// The shortest of the endings that begin with a byte; after it, a shorter one is among those of the next state.
    private func closingWay(_ state: Int32) -> (bytes: Int, first: UInt8)? {
        stacks[Int(state)].compactMap { frame in
            guard case .byte(let first) = automaton.closingSteps[Int(frames[frame].state)] else { return nil }
            return (frames.bytesToFinish(frame), first)
        }.min { $0.bytes < $1.bytes }
    }
}
