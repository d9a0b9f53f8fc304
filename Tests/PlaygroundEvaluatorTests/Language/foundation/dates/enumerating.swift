// The next dates that match, weekdays of a month, and the names calendars give.
import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
calendar.locale = Locale(identifier: "en_US")
let start = calendar.date(from: DateComponents(year: 2024, month: 9, day: 10))!

var fridays: [Date] = []
calendar.enumerateDates(startingAfter: start, matching: DateComponents(weekday: 6), matchingPolicy: .nextTime) { date, _, stop in
    if let date { fridays.append(date) }
    stop = fridays.count == 3
}
print(fridays.map { calendar.component(.day, from: $0) })
print(calendar.nextDate(after: start, matching: DateComponents(day: 1), matchingPolicy: .nextTime)!)
print(calendar.dateInterval(of: .month, for: start)!.duration / 86_400, calendar.ordinality(of: .day, in: .year, for: start)!)
print(calendar.weekdaySymbols[calendar.component(.weekday, from: start) - 1], calendar.shortMonthSymbols.prefix(3))
print(calendar.veryShortWeekdaySymbols.joined(), calendar.minimumRange(of: .day)!, calendar.maximumRange(of: .day)!)
print(calendar.isDateInWeekend(fridays[0]), calendar.isDate(start, equalTo: fridays[0], toGranularity: .month))
