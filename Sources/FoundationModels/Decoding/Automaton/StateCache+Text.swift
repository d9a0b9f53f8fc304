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
    func closingByteCount(_ state: Int32) -> Int { stacks[Int(state)].map(frames.bytesToFinish).min() ?? 0 }

    private func closingByte(_ state: Int32) -> UInt8? {
        let ways = stacks[Int(state)].filter(endsWithAByte).map { (frames.bytesToFinish($0), $0) }
        return ways.min(by: <).flatMap { automaton.closingBytes[Int(frames[$0.1].state)] }
    }

    /// Whether the way to the end begins with a byte, not with a call or a jump to a state that is ready as well.
    func endsWithAByte(_ frame: Int32) -> Bool {
        automaton.closingBytes[Int(frames[frame].state)] != nil
    }
}
