// Access levels are honoured within reach: private storage, private(set), fileprivate helpers, public marks.
public struct Meter {
    public private(set) var reading = 0
    private var history: [Int] = []
    fileprivate static let limit = 100
    public init() {}
    public mutating func add(_ amount: Int) {
        history.append(amount)
        reading = min(reading + amount, Self.limit)
    }
    internal var peak: Int { history.max() ?? 0 }
}
fileprivate func limitText() -> String { "limit \(Meter.limit)" }
var meter = Meter()
meter.add(30)
meter.add(90)
print(meter.reading, meter.peak, limitText())
