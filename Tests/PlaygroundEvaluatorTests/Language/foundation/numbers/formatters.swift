// NumberFormatter: styles, digits, reading numbers.
import Foundation
let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.numberStyle = .decimal
print(formatter.string(from: 1234567.891)!, formatter.string(from: NSNumber(value: 42))!, formatter.number(from: "1,234.5")!.doubleValue, formatter.number(from: "abc") as Any)
formatter.maximumFractionDigits = 2
formatter.minimumFractionDigits = 2
print(formatter.string(from: 3.14159)!, formatter.string(from: 5)!, formatter.string(from: NSNumber(value: 2.5))!, formatter.string(for: 1.005) ?? "-")
formatter.numberStyle = .percent
formatter.minimumFractionDigits = 0
formatter.maximumFractionDigits = 1
print(formatter.string(from: 0.256)!)
formatter.numberStyle = .currency
formatter.currencyCode = "USD"
formatter.minimumFractionDigits = 2
print(formatter.string(from: 1234.5)!)
formatter.numberStyle = .spellOut
formatter.minimumFractionDigits = 0
print(formatter.string(from: 42)!)
formatter.numberStyle = .ordinal
print(formatter.string(from: 3)!)
let german = NumberFormatter()
german.locale = Locale(identifier: "de_DE")
german.numberStyle = .decimal
german.usesGroupingSeparator = true
print(german.string(from: 1234.5)!, german.decimalSeparator!, german.groupingSeparator!)
german.groupingSeparator = "'"
german.minimumIntegerDigits = 6
german.roundingMode = .down
print(german.string(from: 999.99)!)
print(NumberFormatter.localizedString(from: NSNumber(value: 12), number: .decimal))
