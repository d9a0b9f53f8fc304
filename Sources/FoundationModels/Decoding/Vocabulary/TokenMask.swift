/// A set of tokens, one bit each.
package struct TokenMask: Sendable, Equatable {
    package private(set) var words: [UInt64]
    package let tokenCount: Int

    package init(tokenCount: Int) {
        self.tokenCount = tokenCount
        words = [UInt64](repeating: 0, count: (tokenCount + 63) / 64)
    }

    package func contains(_ token: Int) -> Bool {
        token >= 0 && token < tokenCount && words[token >> 6] & (1 << UInt64(token & 63)) != 0
    }

    package mutating func insert(_ token: Int) { words[token >> 6] |= 1 << UInt64(token & 63) }

    package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// The tokens in ascending order.
    package func forEach(_ body: (Int) -> Void) {
        for (index, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                body(index << 6 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
    }

    /// The lowest token.
    package var first: Int? {
        words.firstIndex { $0 != 0 }.map { $0 << 6 + words[$0].trailingZeroBitCount }
    }

    /// Makes the logits of all other tokens minus infinity.
    package func clear(_ logits: UnsafeMutableBufferPointer<Float>) {
        for start in stride(from: 0, to: logits.count, by: 64) {
            let word = start >> 6 < words.count ? words[start >> 6] : 0
            if word == .max { continue }
            for token in start..<min(start + 64, logits.count) where word & (1 << UInt64(token - start)) == 0 {
                logits[token] = -.infinity
            }
        }
    }
}
