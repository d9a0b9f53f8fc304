// Initializers may assign self as a whole, read what is set, and call methods once all is set.
struct Interval {
    private(set) var low: Int, high: Int
    static let empty = Interval(low: 0, high: 0)
    init(low: Int, high: Int) {
        self.low = low
        self.high = high
        normalize()
    }
    init(around center: Int, by radius: Int = 1) {
        guard radius > 0 else { self = .empty; return }
        low = center - radius
        high = low + 2 * radius
    }
    private mutating func normalize() { if low > high { (low, high) = (high, low) } }
    var length: Int { high - low }
}
print(Interval(low: 9, high: 4), Interval(around: 10), Interval(around: 5, by: 0).length)
