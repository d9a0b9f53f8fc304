import Foundation

/// The unnormalised probabilities of all tokens, and draws from them.
///
/// Weights are summed in blocks with double precision, so that a draw finds its token in two short passes.
struct TokenWeights {
    private static let blockSize = 256

    private var weights: [Float] = []
    private var blocks: [Double] = []
    private(set) var total = 0.0

    /// Computes `exp((logit - highest) / temperature)` for all tokens.
    mutating func fill(_ logits: UnsafeBufferPointer<Float>, temperature: Double) {
        let highest = LogitScan.maximum(logits)
        resize(to: logits.count)
        guard highest > -.infinity else { return }
        let scale = Float(1 / temperature)
        weights.withUnsafeMutableBufferPointer { weights in
            FastExponential.fill(weights, logits: logits, highest: highest, scale: scale)
        }
        for block in blocks.indices {
            let range = self.range(of: block)
            blocks[block] = weights[range].reduce(0) { $0 + Double($1) }
        }
        total = blocks.reduce(0, +)
    }

    private mutating func resize(to count: Int) {
        total = 0
        if weights.count != count {
            weights = [Float](repeating: 0, count: count)
            blocks = [Double](repeating: 0, count: (count + Self.blockSize - 1) / Self.blockSize)
        } else {
            weights.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
            blocks.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
        }
    }

    private func range(of block: Int) -> Range<Int> {
        block * Self.blockSize..<min((block + 1) * Self.blockSize, weights.count)
    }

    subscript(token: Int) -> Double { Double(weights[token]) }

    /// A token drawn by weight; `unit` is uniform in 0..<1. Nil when there is no weight at all.
    func draw(_ unit: Double) -> Int? {
        guard total > 0 else { return nil }
        var rest = unit * total
        var chosen: Int?
        for (block, weight) in blocks.enumerated() where weight > 0 {
            if rest < weight { return draw(from: block, rest) ?? chosen }
            rest -= weight
            chosen = lastToken(in: block)
        }
        return chosen
    }

    private func draw(from block: Int, _ rest: Double) -> Int? {
        var rest = rest
        for token in range(of: block) where weights[token] > 0 {
            if rest < Double(weights[token]) { return token }
            rest -= Double(weights[token])
        }
        return lastToken(in: block)
    }

    /// Where rounding ends up when the last sum was a hair too small.
    private func lastToken(in block: Int) -> Int? { range(of: block).last { weights[$0] > 0 } }
}

/// `exp` for many numbers at most 0, accurate to the last bits of a `Float`.
enum FastExponential {
    static func fill(
        _ weights: UnsafeMutableBufferPointer<Float>, logits: UnsafeBufferPointer<Float>, highest: Float, scale: Float
    ) {
        let whole = logits.count / 8 * 8
        let source = UnsafeRawBufferPointer(logits)
        let target = UnsafeMutableRawBufferPointer(weights)
        for offset in stride(from: 0, to: whole * 4, by: 32) {
            let values = source.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
            target.storeBytes(of: exponential((values - highest) * scale), toByteOffset: offset, as: SIMD8<Float>.self)
        }
        for index in whole..<logits.count {
            weights[index] = exponential(SIMD8(repeating: (logits[index] - highest) * scale))[0]
        }
    }

    /// Splits x into n·ln 2 + r, takes e^r from a polynomial and 2^n from the exponent bits.
    static func exponential(_ values: SIMD8<Float>) -> SIMD8<Float> {
        // Below this the result is 0 for our purposes (1e-38); the comparison is false for not-a-number too.
        let isCounted = values .> -87
        let x = SIMD8<Float>(repeating: -87).replacing(with: values, where: isCounted)
        let n = (x * 1.442_695_04).rounded(.toNearestOrEven)
        let r = (x - n * 0.693_359_375) + n * 2.121_944_4e-4
        var p = SIMD8<Float>(repeating: 1.987_569_15e-4)
        p = p * r + 1.398_199_95e-3
        p = p * r + 8.333_451_9e-3
        p = p * r + 4.166_579_6e-2
        p = p * r + 1.666_666_55e-1
        p = p * r + 5.000_000_1e-1
        let fraction = p * r * r + r + 1
        let bits = SIMD8<Int32>(truncatingIfNeeded: SIMD8<Int32>(n) &+ 127) &<< 23
        let power = unsafeBitCast(bits, to: SIMD8<Float>.self)
        return SIMD8<Float>(repeating: 0).replacing(with: fraction * power, where: isCounted)
    }
}
