// Format styles of numbers: digits, signs, grouping, notation, rounding.
import Foundation

let american = Locale(identifier: "en_US"), german = Locale(identifier: "de_DE")
print(1234567.formatted(.number.locale(american)), 1234567.formatted(.number.locale(german)))
print(3.14159.formatted(.number.precision(.fractionLength(2)).locale(american)))
print(0.5.formatted(.number.precision(.integerAndFractionLength(integer: 2, fraction: 3)).locale(american)))
print(1234.5678.formatted(.number.precision(.significantDigits(3)).locale(american)))
print(7.formatted(.number.precision(.integerLength(3)).locale(american)))
print(42.formatted(.number.sign(strategy: .always()).locale(american)))
print((-5).formatted(.currency(code: "USD").sign(strategy: .accounting).locale(american)))
print(12345.formatted(.number.notation(.compactName).locale(american)), 12345.formatted(.number.notation(.scientific).locale(american)))
print(1234567.formatted(.number.grouping(.never).locale(american)))
print(2.5.formatted(.number.rounded(rule: .down).precision(.fractionLength(0)).locale(american)))
print(5.formatted(.number.decimalSeparator(strategy: .always).locale(american)))
print(0.256.formatted(.percent.precision(.fractionLength(1)).locale(american)), 25.formatted(.percent.locale(american)))
