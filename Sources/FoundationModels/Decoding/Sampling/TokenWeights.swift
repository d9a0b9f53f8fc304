/// The unnormalised probabilities of all tokens, and draws from them.
///
/// Weights are summed in blocks with double precision, so that a draw finds its token in two short passes.
struct TokenWeights {
    private static let blockSize = 256

    private var weights: [Float] = []
    private var blocks: [Double] = []
    private(set) var total = 0.0

    subscript(token: Int) -> Double { Double(weights[token]) }

    /// Computes `exp((logit - highest) / temperature)` for all tokens.
    mutating func fill(_ logits: UnsafeBufferPointer<Float>, temperature: Double) {
        if weights.count != logits.count { weights = [Float](repeating: 0, count: logits.count) }
        let highest = LogitScan.maximum(logits)
        let scale = Float(1 / temperature)
        weights.withUnsafeMutableBufferPointer { weights in
            guard highest.isFinite else { return weights.update(repeating: 0) }
            for token in 0..<logits.count {
                weights[token] = FastExponential.value((logits[token] - highest) * scale)
            }
        }
        sumUp()
    }

    private mutating func sumUp() {
        let count = (weights.count + Self.blockSize - 1) / Self.blockSize
        if blocks.count != count { blocks = [Double](repeating: 0, count: count) }
        for block in blocks.indices { blocks[block] = sum(range(of: block)) }
        total = blocks.reduce(0, +)
    }

    private func range(of block: Int) -> Range<Int> {
        block * Self.blockSize..<min((block + 1) * Self.blockSize, weights.count)
    }

    /// Four sums side by side, since one addition need not wait for another.
    private func sum(_ range: Range<Int>) -> Double {
        weights.withUnsafeBufferPointer { weights in
            var sums = (0.0, 0.0, 0.0, 0.0)
            var token = range.lowerBound
            while token + 4 <= range.upperBound {
                sums.0 += Double(weights[token])
                sums.1 += Double(weights[token + 1])
                sums.2 += Double(weights[token + 2])
                sums.3 += Double(weights[token + 3])
                token += 4
            }
            let rest = weights[token..<range.upperBound].reduce(0) { $0 + Double($1) }
            return sums.0 + sums.1 + sums.2 + sums.3 + rest
        }
    }

    /// A token drawn by weight; `unit` is uniform in 0..<1. Nil when there is no weight at all.
    func draw(_ unit: Double) -> Int? {
        guard total > 0 else { return nil }
        var rest = unit * total
        var last: Int?
        for (block, weight) in blocks.enumerated() where weight > 0 {
            if rest < weight { return draw(from: block, rest) }
            rest -= weight
            last = block
        }
        return last.flatMap(lastToken)
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

// MARK: - The nucleus

extension TokenWeights {
    /// Weights from 1 downwards fall into 512 bins, eight for each halving.
    private static func bin(_ weight: Float) -> Int {
        min(511, max(0, Int((0x3F80_0000 - Int32(bitPattern: weight.bitPattern)) >> 20)))
    }

    /// Keeps the fewest tokens whose share of the weight reaches `threshold`: the heaviest, of equals the first.
    ///
    /// Only the bin that holds the last of them has to be sorted.
    mutating func keepNucleus(_ threshold: Double) {
        let goal = threshold * total
        var bins = [Double](repeating: 0, count: 512)
        for weight in weights where weight > 0 { bins[Self.bin(weight)] += Double(weight) }
        var sum = 0.0
        guard
            let edge = bins.firstIndex(where: {
                sum += $0; return sum >= goal
            })
        else { return }
        sum -= bins[edge]
        let candidates = weights.indices.filter { weights[$0] > 0 && Self.bin(weights[$0]) == edge }
            .sorted { weights[$0] != weights[$1] ? weights[$0] > weights[$1] : $0 < $1 }
        let needed = candidates.prefix { token in
            defer { sum += Double(weights[token]) }
            return sum < goal
        }
        let kept = Set(needed)
        for token in weights.indices where weights[token] > 0 {
            let bin = Self.bin(weights[token])
            if bin > edge || (bin == edge && !kept.contains(token)) { weights[token] = 0 }
        }
        sumUp()
    }
}

/// `exp` for numbers up to 0, accurate to about the last bit of a `Float`, in steps that compilers turn into vectors.
enum FastExponential {
    /// Below it the result counts as 0 (it is less than 1e-37).
    private static let least: Float = -86
    /// Adding it leaves the nearest integer in the low bits of the sum.
    private static let rounder: Float = 12_582_912

    /// Splits x into n·ln 2 + r with a small r, takes e^r from its series and 2^n from the bits of the exponent.
    @inline(__always)
    static func value(_ x: Float) -> Float {
        let clamped = x > least ? x : least
        let shifted = clamped * 1.442_695_04 + rounder
        let n = shifted - rounder
        let r = clamped - n * 0.693_359_375 + n * 2.121_944_4e-4
        let series = 1 + r * (1 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720))))))
        let power = Float(bitPattern: (shifted.bitPattern &<< 23) &+ 0x3F80_0000)
        return x > least ? series * power : 0
    }
}
