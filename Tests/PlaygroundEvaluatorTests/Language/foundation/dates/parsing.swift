// Dates read back from texts, by styles and formatters; what cannot be read is an error or nil.
import Foundation

let utc = TimeZone(identifier: "UTC")!
let style = Date.FormatStyle(date: .numeric, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: utc)
let day = try style.parse("11/14/2023")
print(day, style.format(day))
print(try Date("2023-11-14T10:30:00Z", strategy: .iso8601))
do {
    _ = try Date("tomorrow", strategy: .iso8601)
} catch {
    print("not a date")
}

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = utc
for (format, text) in [("yyyy-MM-dd", "2024-02-29"), ("dd.MM.yyyy HH:mm", "01.05.2024 18:30"), ("MMM d, yyyy", "Mar 3, 2021")] {
    formatter.dateFormat = format
    print(formatter.date(from: text).map { "\($0)" } ?? "unreadable", formatter.date(from: "?") == nil)
}
print(day.formatted(.iso8601), day.formatted(.iso8601.dateSeparator(.omitted)), day.formatted(.iso8601.year().month().day()))
