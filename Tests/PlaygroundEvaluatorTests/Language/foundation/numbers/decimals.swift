// Decimal: exact decimal fractions.
import Foundation
let a: Decimal = 0.1, b = Decimal(string: "0.2")!, price = Decimal(string: "19.99")!
print(a + b, a + b == Decimal(string: "0.3")!, price * 3, price / 4, price - 20, -price, Decimal(5), Decimal(2.5), Decimal(string: "abc") as Any)
var total: Decimal = 0
for _ in 1...10 { total += a }
total *= 2
total -= 1
total /= 4
print(total, total == 0.25, total < price, max(a, b), [b, a].sorted(), abs(-price), price.isNaN, Decimal.zero, Decimal.pi > 3, price.magnitude, price.isZero)
print((price as NSDecimalNumber).doubleValue, NSDecimalNumber(decimal: price).intValue, NSDecimalNumber(string: "1.5").decimalValue, Double(truncating: price as NSNumber), Int(truncating: 7.9 as NSNumber), "\(price)", price.description)
print(pow(Decimal(2), 10), [a, b].reduce(0, +), Decimal(sign: .minus, exponent: -2, significand: 150), Decimal(1) / Decimal(3), Set([Decimal(1), 1.0]).count)
print(price.formatted(.number.locale(Locale(identifier: "en_US"))), price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))), String(data: try JSONEncoder().encode([price]), encoding: .utf8)!, try JSONDecoder().decode(Decimal.self, from: Data("1.1".utf8)))
