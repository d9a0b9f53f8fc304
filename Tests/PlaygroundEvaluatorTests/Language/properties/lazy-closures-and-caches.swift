// A lazy property that is a closure, one that depends on another, and a reset by assignment.
struct Report {
    let words: [String]
    lazy var counts: [String: Int] = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    lazy var most: String = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "none"
    lazy var mark: (String) -> String = { "<\($0)>" }
}
var report = Report(words: ["b", "a", "b", "c", "a"])
print(report.most, report.counts["c"] ?? 0, report.mark("x"))
report.counts = ["z": 9]
report.mark = { $0 + "!" }
print(report.most, report.counts.count, report.mark("x"))
