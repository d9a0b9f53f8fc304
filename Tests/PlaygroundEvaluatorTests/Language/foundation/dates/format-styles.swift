// Dates and numbers in words by `formatted`.
import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
let date = Date(timeIntervalSince1970: 1_700_000_000)
var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: .gmt)
print(date.formatted(style), style.format(date))
style = Date.FormatStyle(locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: .gmt)
print(date.formatted(style.year().month(.wide).day()), date.formatted(style.weekday(.abbreviated)), date.formatted(style.hour().minute()), date.formatted(style.month(.twoDigits).day(.twoDigits)))
print(1234567.formatted(.number.locale(Locale(identifier: "en_US"))), 1234.5678.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US"))), 0.256.formatted(.percent.locale(Locale(identifier: "en_US"))))
print(9.99.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))), 1234.5.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))), 5.formatted(.number.sign(strategy: .always()).locale(Locale(identifier: "en_US"))))
print(["a", "b", "c"].formatted(.list(type: .and).locale(Locale(identifier: "en_US"))), ["x", "y"].formatted(.list(type: .or).locale(Locale(identifier: "en_US"))), (1_500_000).formatted(.number.notation(.compactName).locale(Locale(identifier: "en_US"))))
print(1_000_000.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US"))), 3.14159.formatted(.number.precision(.significantDigits(3)).locale(Locale(identifier: "en_US"))))
