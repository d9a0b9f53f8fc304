import Foundation

/// Passes over all logits, written so that the compiler can use vector instructions.
enum LogitScan {
    typealias Logits = UnsafeBufferPointer<Float>

    /// The highest logit and the first token that has it; nil when there is no number among them.
    static func best(_ logits: Logits) -> (token: Int, logit: Float)? {
        let highest = maximum(logits)
        guard let token = logits.firstIndex(of: highest) else { return nil }
        return (token, highest)
    }

    /// The highest logit, or minus infinity.
    static func maximum(_ logits: Logits) -> Float {
        var lanes = SIMD16<Float>(repeating: -.infinity)
        let whole = logits.count / 16 * 16
        for start in stride(from: 0, to: whole, by: 16) {
            let values = load(logits, at: start)
            lanes.replace(with: values, where: values .> lanes)
        }
        var highest = lanes.max()
        for index in whole..<logits.count where logits[index] > highest { highest = logits[index] }
        return highest
    }

    private static func load(_ logits: Logits, at start: Int) -> SIMD16<Float> {
        UnsafeRawBufferPointer(logits).loadUnaligned(fromByteOffset: start * 4, as: SIMD16<Float>.self)
    }

    /// The `count` best tokens, best first; of equals, the lower number first. Not-a-number never counts.
    static func top(_ count: Int, _ logits: Logits) -> [Candidate] {
        var best = CandidateHeap(capacity: min(count, logits.count))
        var bar = best.bar
        let whole = logits.count / 16 * 16
        for start in stride(from: 0, to: whole, by: 16) where any(load(logits, at: start) .> SIMD16(repeating: bar)) {
            for token in start..<start + 16 where logits[token] > bar {
                bar = best.insert(Candidate(token: token, logit: logits[token]))
            }
        }
        for token in whole..<logits.count where logits[token] > bar {
            bar = best.insert(Candidate(token: token, logit: logits[token]))
        }
        return best.sorted()
    }
}

struct Candidate: Equatable {
    var token: Int
    var logit: Float

    func isBetter(than other: Candidate) -> Bool {
        logit != other.logit ? logit > other.logit : token < other.token
    }
}

/// The best candidates seen so far, the worst of them on top.
private struct CandidateHeap {
    private var heap: [Candidate] = []
    private let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        heap.reserveCapacity(capacity)
    }

    /// What a logit must exceed to come in. Candidates come in ascending order of tokens, so an equal one stays out.
    var bar: Float { capacity == 0 ? .infinity : heap.count < capacity ? -.infinity : heap[0].logit }

    mutating func insert(_ candidate: Candidate) -> Float {
        if heap.count < capacity {
            heap.append(candidate)
            if heap.count == capacity { heap.sort { $1.isBetter(than: $0) } }
        } else {
            heap[0] = candidate
            sink()
        }
        return bar
    }

    private mutating func sink() {
        var index = 0
        while true {
            var worst = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < heap.count && heap[worst].isBetter(than: heap[child]) {
                worst = child
            }
            if worst == index { return }
            heap.swapAt(index, worst)
            index = worst
        }
    }

    func sorted() -> [Candidate] { heap.sorted { $0.isBetter(than: $1) } }
}
