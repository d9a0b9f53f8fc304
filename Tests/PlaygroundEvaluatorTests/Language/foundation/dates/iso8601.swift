// ISO 8601 dates, and the same by format styles.
import Foundation
let date = Date(timeIntervalSince1970: 1_700_000_000.25)
let iso = ISO8601DateFormatter()
print(iso.string(from: date), iso.date(from: "2023-11-14T22:13:20Z")!, iso.date(from: "2023-11-14") as Any, iso.date(from: "2023-11-14T23:13:20+01:00")!)
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(iso.string(from: date), iso.date(from: "2023-11-14T22:13:20.500Z")!.timeIntervalSince1970, iso.formatOptions.contains(.withFractionalSeconds))
iso.formatOptions = [.withFullDate]
print(iso.string(from: date), iso.date(from: "2020-02-29")!)
iso.formatOptions = .withInternetDateTime
iso.timeZone = TimeZone(secondsFromGMT: 7200)!
print(iso.string(from: date))
print(date.ISO8601Format(), date.formatted(.iso8601), date.formatted(.iso8601.year().month().day()))
print(ISO8601DateFormatter.string(from: date, timeZone: .gmt, formatOptions: [.withFullTime]))
