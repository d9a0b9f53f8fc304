extension Grammar {
    /// One scalar of the set, in UTF-8; no two branches begin with the same byte range.
    package static func scalar(of set: ScalarSet) -> Grammar {
        utf8(set.ranges.flatMap(UTF8Ranges.split))
    }

    /// Byte-range sequences in ascending order as a tree by their first range.
    private static func utf8(_ sequences: [[ClosedRange<UInt8>]]) -> Grammar {
        var branches: [Grammar] = []
        var index = 0
        while index < sequences.count {
            let lead = sequences[index][0]
            let group = sequences[index...].prefix { $0[0] == lead }
            index += group.count
            let tails = group.map { Array($0.dropFirst()) }
            branches.append(tails == [[]] ? .byte(lead) : .sequence([.byte(lead), utf8(tails)]))
        }
        return branches.count == 1 ? branches[0] : branches.isEmpty ? .nothing : .choice(branches)
    }
}

/// Cuts ranges of scalars into sequences of byte ranges.
enum UTF8Ranges {
    private static let lengthLimits: [UInt32] = [0x7F, 0x7FF, 0xFFFF, 0x10FFFF]

    /// Each result stands for all combinations of bytes from its ranges. The range holds no surrogates.
    static func split(_ range: ClosedRange<UInt32>) -> [[ClosedRange<UInt8>]] {
        var result: [[ClosedRange<UInt8>]] = []
        var rest: [ClosedRange<UInt32>] = [range]
        while let range = rest.popLast() {
            if let cut = cut(in: range) {
                rest.append(cut + 1...range.upperBound)
                rest.append(range.lowerBound...cut)
            } else {
                result.append(zip(encode(range.lowerBound), encode(range.upperBound)).map { $0...$1 })
            }
        }
        return result
    }

    /// The last number of the first part, when the range has to be cut.
    private static func cut(in range: ClosedRange<UInt32>) -> UInt32? {
        let (low, high) = (range.lowerBound, range.upperBound)
        for limit in lengthLimits where low <= limit && limit < high { return limit }
        for level in 1..<max(1, encode(low).count) {
            let mask: UInt32 = 1 << (6 * UInt32(level)) - 1
            guard low & ~mask != high & ~mask else { continue }
            if low & mask != 0 { return low | mask }
            if high & mask != mask { return high & ~mask - 1 }
        }
        return nil
    }

    private static func encode(_ value: UInt32) -> [UInt8] {
        Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
    }
}
