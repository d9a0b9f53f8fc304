// Amounts of money: Decimal, currencies, presentation, exact sums.
import Foundation

let american = Locale(identifier: "en_US"), french = Locale(identifier: "fr_FR")
let prices = ["19.99", "5.01", "0.10"].compactMap { Decimal(string: $0) }
let sum = prices.reduce(0, +)
print(sum, sum * 2, sum / 4)
print(sum.formatted(.currency(code: "USD").locale(american)), sum.formatted(.currency(code: "EUR").locale(french)))
print(1500.formatted(.currency(code: "JPY").locale(american)))
print(12.5.formatted(.currency(code: "USD").presentation(.isoCode).locale(american)))
print(12.5.formatted(.currency(code: "USD").presentation(.fullName).locale(american)))

var exact = Decimal(string: "2.345")!
var rounded = Decimal()
for (name, mode) in [("plain", NSDecimalNumber.RoundingMode.plain), ("bankers", .bankers), ("down", .down), ("up", .up)] {
    NSDecimalRound(&rounded, &exact, 2, mode)
    print(name, rounded)
}
print(0.1 + 0.2 == 0.3, Decimal(string: "0.1")! + Decimal(string: "0.2")! == Decimal(string: "0.3")!)
