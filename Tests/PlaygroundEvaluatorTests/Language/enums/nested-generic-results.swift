// A generic Result-like enum with throwing conversions and pattern matching on nested cases.
enum Step<Value> {
    case done(Value)
    case more(any Sequence<Int>, Value)
    case stop(reason: Reason)
    enum Reason: String { case empty, limit }
}
func walk(_ numbers: [Int], limit: Int) -> Step<Int> {
    guard !numbers.isEmpty else { return .stop(reason: .empty) }
    let total = numbers.prefix(limit).reduce(0, +)
    if numbers.count == limit { return .stop(reason: .limit) }
    return numbers.count < limit ? .done(total) : .more(numbers.dropFirst(limit), total)
}
for (numbers, limit) in [([1, 2], 5), ([], 1), ([4, 5, 6], 2), ([7], 1)] {
    switch walk(numbers, limit: limit) {
    case .done(let total): print("done", total)
    case .more(let rest, let total): print("more", Array(rest), total)
    case .stop(.empty): print("empty")
    case .stop(let reason): print("stop", reason.rawValue)
    }
}
