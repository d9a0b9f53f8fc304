// Types and functions declared inside functions, closures and blocks.
func summarize(_ values: [Int]) -> String {
    struct Summary { var low: Int, high: Int; var text: String { "\(low)...\(high)" } }
    enum Kind { case narrow, wide }
    func kind(of summary: Summary) -> Kind { summary.high - summary.low > 5 ? .wide : .narrow }
    guard let low = values.min(), let high = values.max() else { return "none" }
    let summary = Summary(low: low, high: high)
    switch kind(of: summary) { case .wide: return "wide \(summary.text)"; case .narrow: return "narrow \(summary.text)" }
}
print(summarize([3, 12]), summarize([4, 5]), summarize([]))
let make = { (n: Int) -> [String] in
    func star(_ k: Int) -> String { String(repeating: "*", count: k) }
    return (1...n).map(star)
}
print(make(3))
do {
    struct Point: Hashable { var x: Int }
    func shift(_ p: Point) -> Point { Point(x: p.x + 1) }
    print(Set([Point(x: 1), shift(Point(x: 0))]).count)
}
func even(_ n: Int) -> Bool {
    func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
    return n == 0 ? true : odd(n - 1)
}
print(even(10), even(7))
