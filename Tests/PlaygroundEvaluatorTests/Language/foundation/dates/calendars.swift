// Calendars: parts of dates, adding months, days between, starts of days.
import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "GMT")!
calendar.locale = Locale(identifier: "en_US_POSIX")
let date = calendar.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 15, minute: 30))!
print(date, calendar.component(.year, from: date), calendar.component(.month, from: date), calendar.component(.day, from: date), calendar.component(.weekday, from: date), calendar.component(.hour, from: date))
let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute ?? -1, parts.second as Any, parts.weekday as Any)
print(calendar.date(byAdding: .day, value: 2, to: date)!, calendar.date(byAdding: .month, value: 12, to: date)!, calendar.date(byAdding: .hour, value: -16, to: date)!, calendar.date(byAdding: DateComponents(month: 1, day: 1), to: date)!)
let end = calendar.date(from: DateComponents(year: 2025, month: 1, day: 1))!
print(calendar.dateComponents([.day], from: date, to: end).day!, calendar.dateComponents([.month, .day], from: date, to: end), calendar.dateComponents([.year], from: date, to: end).year ?? -1)
print(calendar.startOfDay(for: date), calendar.isDate(date, inSameDayAs: calendar.startOfDay(for: date)), calendar.isDate(date, equalTo: end, toGranularity: .year), calendar.compare(date, to: end, toGranularity: .month) == .orderedAscending, calendar.isDateInWeekend(date))
print(calendar.range(of: .day, in: .month, for: date)!, calendar.range(of: .day, in: .month, for: date)!.count, calendar.dateInterval(of: .month, for: date)!.start, calendar.dateInterval(of: .day, for: date)!.duration)
print(calendar.date(bySettingHour: 9, minute: 0, second: 0, of: date)!, calendar.date(bySetting: .day, value: 1, of: date) != nil, calendar.nextDate(after: date, matching: DateComponents(hour: 8), matchingPolicy: .nextTime)!, calendar.ordinality(of: .day, in: .year, for: date)!)
print(calendar.weekdaySymbols[0], calendar.shortWeekdaySymbols, calendar.monthSymbols[1], calendar.shortMonthSymbols.count, calendar.firstWeekday, calendar.identifier == .gregorian, calendar.timeZone.identifier, calendar.isDateInToday(Date()), calendar.isDateInYesterday(Date()), calendar.isDateInTomorrow(date))
var components = DateComponents()
components.year = 2000
components.month = 2
components.day = 30
print(components.isValidDate(in: calendar), calendar.date(from: components)!, components.year! + 1, DateComponents(calendar: calendar, year: 2001, month: 9, day: 9).date!, components == components, components.month as Any)
let age = calendar.dateComponents([.year], from: calendar.date(from: DateComponents(year: 1990, month: 12, day: 5))!, to: date).year!
print(age, (0..<3).map { calendar.date(byAdding: .day, value: $0, to: date)! }.map { calendar.component(.day, from: $0) }, Calendar.current.identifier == .gregorian)
