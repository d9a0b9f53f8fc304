// A lazy property of a struct is computed once, on first use, by a mutating access.
struct Report {
    var numbers: [Int]
    lazy var total: Int = {
        print("adding up")
        return numbers.reduce(0, +)
    }()
    lazy var label = "Total: \(total)"
}
var report = Report(numbers: [3, 4, 5])
print("made")
print(report.total)
report.numbers.append(100)
print(report.total, report.label)
var copy = report
copy.total = 1
print(copy.total, report.total)
