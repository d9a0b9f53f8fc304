// DateFormatter: fixed patterns and styles, reading and writing.
import Foundation
let date = Date(timeIntervalSince1970: 1_700_000_000)
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
for pattern in ["yyyy-MM-dd", "dd/MM/yy", "MMM d, yyyy", "EEEE, MMMM d", "HH:mm:ss", "h:mm a", "E", "yyyy-MM-dd'T'HH:mm:ssZ", "D", "w"] {
    formatter.dateFormat = pattern
    print(pattern, formatter.string(from: date))
}
formatter.dateFormat = "yyyy-MM-dd HH:mm"
print(formatter.date(from: "2023-11-14 22:13")!, formatter.date(from: "14.11.2023") as Any, formatter.date(from: "2023-13-40 10:00") as Any, formatter.dateFormat!)
formatter.timeZone = TimeZone(identifier: "America/New_York")
print(formatter.string(from: date), formatter.timeZone.identifier)
formatter.timeZone = TimeZone(abbreviation: "UTC")
formatter.dateStyle = .medium
formatter.timeStyle = .none
print(formatter.string(from: date))
formatter.dateStyle = .full
print(formatter.string(from: date))
formatter.dateStyle = .none
formatter.timeStyle = .short
print(formatter.string(from: date), formatter.dateStyle == .none)
let german = DateFormatter()
german.locale = Locale(identifier: "de_DE")
german.timeZone = .gmt
german.dateFormat = "d. MMMM yyyy"
print(german.string(from: date), german.calendar.identifier == .gregorian)
german.setLocalizedDateFormatFromTemplate("MMMd")
print(german.string(from: date), german.monthSymbols[0], german.weekdaySymbols.count)
let shared = { let f = DateFormatter(); f.dateFormat = "yyyy"; f.timeZone = .gmt; return f }()
print(shared.string(from: date), [date, date + 86_400 * 365].map(shared.string(from:)))
