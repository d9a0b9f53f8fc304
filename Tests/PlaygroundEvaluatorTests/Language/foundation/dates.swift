// Dates, calendars and formatters.
import Foundation
let epoch = Date(timeIntervalSince1970: 0)
let later = epoch.addingTimeInterval(86_400 * 45 + 3_661)
print(epoch, later, later.timeIntervalSince(epoch), epoch < later, later == epoch, later - 1)
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let parts = calendar.dateComponents([.year, .month, .day, .hour], from: later)
print(parts.year!, parts.month!, parts.day!, parts.hour ?? -1, parts.minute as Any, calendar.component(.weekday, from: later))
print(calendar.date(byAdding: .month, value: 1, to: epoch)!, calendar.startOfDay(for: later), calendar.isDate(epoch, inSameDayAs: later))
print(calendar.dateComponents([.day], from: epoch, to: later).day!, calendar.date(from: DateComponents(year: 2024, month: 2, day: 29))!)
let formatter = DateFormatter()
formatter.dateFormat = "yyyy-MM-dd HH:mm"
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.locale = Locale(identifier: "en_US_POSIX")
print(formatter.string(from: later), formatter.date(from: "2020-01-02 03:04")!, formatter.date(from: "nope") as Any)
let iso = ISO8601DateFormatter()
print(iso.string(from: later), iso.date(from: "2001-01-01T00:00:00Z")!, later.ISO8601Format())
print(DateComponents(calendar: calendar, year: 2000, month: 1, day: 1).date!, TimeZone(identifier: "Europe/Paris")!.identifier)
