/// Passes over all logits. The loops are plain, over pointers and without dependent steps, since such loops are fast.
enum LogitScan {
    typealias Logits = UnsafeBufferPointer<Float>

    /// The highest logit and the first token that has it; nil when there is no number among them.
    static func best(_ logits: Logits) -> (token: Int, logit: Float)? {
        let highest = maximum(logits)
        guard highest > -.infinity, let token = logits.firstIndex(of: highest) else { return nil }
        return (token, highest)
    }

    /// The highest logit, or minus infinity. Not-a-number never counts.
    static func maximum(_ logits: Logits) -> Float {
        var lanes = (-Float.infinity, -Float.infinity, -Float.infinity, -Float.infinity)
        let whole = logits.count & ~3
        var index = 0
        while index < whole {
            lanes.0 = higher(logits[index], lanes.0)
            lanes.1 = higher(logits[index + 1], lanes.1)
            lanes.2 = higher(logits[index + 2], lanes.2)
            lanes.3 = higher(logits[index + 3], lanes.3)
            index += 4
        }
        let rest = logits[whole...].reduce(-.infinity) { higher($1, $0) }
        return max(max(lanes.0, lanes.1), max(lanes.2, lanes.3), rest)
    }

    @inline(__always)
    private static func higher(_ new: Float, _ old: Float) -> Float { new > old ? new : old }

    /// The `count` best tokens, best first; of equals, the lower number first. Not-a-number never counts.
    static func top(_ count: Int, _ logits: Logits) -> [Candidate] {
        var best = CandidateHeap(capacity: min(count, logits.count))
        var bar = best.bar
        var token = 0
        while token < logits.count {
            if logits[token] > bar { bar = best.insert(Candidate(token: token, logit: logits[token])) }
            token += 1
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
        while let child = worstChild(of: index), heap[index].isBetter(than: heap[child]) {
            heap.swapAt(index, child)
            index = child
        }
    }

    private func worstChild(of index: Int) -> Int? {
        let (left, right) = (2 * index + 1, 2 * index + 2)
        if right < heap.count { return heap[left].isBetter(than: heap[right]) ? right : left }
        return left < heap.count ? left : nil
    }

    func sorted() -> [Candidate] { heap.sorted { $0.isBetter(than: $1) } }
}
