// Every operand may be of several types, and still each is read once or twice.
struct Cents: ExpressibleByIntegerLiteral {
    var count: Int

    init(integerLiteral value: Int) { count = value }
    init(count: Int) { self.count = count }

    static func + (left: Cents, right: Cents) -> Cents { Cents(count: left.count + right.count) }
    static prefix func - (amount: Cents) -> Cents { Cents(count: -amount.count) }
}

let sum: Cents = 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14 + 15 + 16
let nested: Cents = -(1 + -(2 + -(3 + -(4 + -(5 + -(6 + -7))))))
print(sum.count, nested.count)

enum Side { case left, right }
let sides: [Side] = [.left, .right].map { $0 }.filter { $0 == .left }.reversed().dropFirst(0).prefix(3)
    .map { $0 }.filter { _ in true }.reversed()
print(sides)
