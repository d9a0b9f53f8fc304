// Adding months and years at their ends, leap days, and whether components make a date.
import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day))!
}
func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return String(format: "%04d-%02d-%02d", parts.year!, parts.month!, parts.day!)
}

let january = date(2024, 1, 31)
for months in 1...4 { print(text(calendar.date(byAdding: .month, value: months, to: january)!), terminator: " ") }
print()
print(text(calendar.date(byAdding: .year, value: 1, to: date(2024, 2, 29))!))
print(text(calendar.date(byAdding: DateComponents(month: -1, day: 1), to: date(2024, 3, 31))!))
print((2023...2025).map { calendar.range(of: .day, in: .month, for: date($0, 2, 1))!.count })

var february = DateComponents(calendar: calendar, year: 2023, month: 2, day: 29)
print(february.isValidDate)
february.setValue(2024, for: .year)
print(february.isValidDate, february.value(for: .day)!, text(february.date!))
let age = calendar.dateComponents([.year, .month, .day], from: date(1990, 5, 17), to: date(2024, 5, 16))
print(age.year!, age.month!, age.day!)
