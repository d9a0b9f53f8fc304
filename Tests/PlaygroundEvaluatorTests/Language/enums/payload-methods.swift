// Methods and computed properties that switch over payloads, with labels, tuples and defaults.
enum Transaction {
    case deposit(amount: Double, from: String = "cash")
    case withdrawal(Double)
    case transfer(amount: Double, to: String, fee: Double)
    case audit
    var change: Double {
        switch self {
        case .deposit(let amount, _): amount
        case .withdrawal(let amount): -amount
        case .transfer(let amount, to: _, let fee): -amount - fee
        case .audit: 0
        }
    }
    var isLarge: Bool { if case .deposit(amount: 1000..., from: _) = self { true } else { false } }
}
let day: [Transaction] = [
    .deposit(amount: 50), .deposit(amount: 2000, from: "salary"), .withdrawal(30),
    .transfer(amount: 10, to: "rent", fee: 0.5), .audit,
]
print(day.map(\.change), day.filter(\.isLarge).count)
day.forEach { print($0) }
