import Foundation

/// `Date` and `DateInterval`.
struct DateTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct Date: Comparable, Hashable, Codable, Sendable, Strideable", of: Date.self) {
            making
            intervals
            formatting
        } configure: { type in
            type.hooks.mirror = { value in
                Date.read(value).map {
                    [("timeIntervalSinceReferenceDate", .double($0.timeIntervalSinceReferenceDate))]
                }
                    ?? []
            }
        }
        types.type("struct DateInterval: Comparable, Hashable, Codable, Sendable", of: DateInterval.self) {
            types.make("init(start: Date, end: Date)") { (start: Date, end: Date) in
                if end < start { throw Trap.fatal("Reverse intervals are not allowed") }
                return DateInterval(start: start, end: end)
            }
            types.make("init(start: Date, duration: Double)") { (start: Date, duration: Double) in
                if duration < 0 { throw Trap.fatal("Negative durations are not allowed") }
                return DateInterval(start: start, duration: duration)
            }
            types.row("var start: Date") { (interval: DateInterval) in interval.start }
            types.row("var end: Date") { (interval: DateInterval) in interval.end }
            types.row("var duration: Double") { (interval: DateInterval) in interval.duration }
            types.row("func intersection(with other: DateInterval) -> DateInterval?") {
                (interval: DateInterval, other: DateInterval) in interval.intersection(with: other)
            }
            types.row("func contains(_ date: Date) -> Bool") { (interval: DateInterval, date: Date) in
                interval.contains(date)
            }
            types.row("func intersects(_ other: DateInterval) -> Bool") {
                (interval: DateInterval, other: DateInterval) in interval.intersects(other)
            }
        }
    }

    @RowBuilder private var making: [HostMember] {
        types.make("init()") { Date() }
        types.constant("static var now: Date", Date())
        types.constant("static let distantPast: Date", Date.distantPast)
        types.constant("static let distantFuture: Date", Date.distantFuture)
        types.make("init(timeIntervalSince1970 interval: Double)") { (interval: Double) in
            Date(timeIntervalSince1970: interval)
        }
        types.make("init(timeIntervalSinceNow interval: Double)") { (interval: Double) in
            Date(timeIntervalSinceNow: interval)
        }
        types.make("init(timeIntervalSinceReferenceDate interval: Double)") { (interval: Double) in
            Date(timeIntervalSinceReferenceDate: interval)
        }
        types.make("init(timeInterval interval: Double, since date: Date)") { (interval: Double, date: Date) in
            Date(timeInterval: interval, since: date)
        }
    }

    @RowBuilder private var intervals: [HostMember] {
        types.row("var timeIntervalSince1970: Double") { (date: Date) in date.timeIntervalSince1970 }
        types.row("var timeIntervalSinceNow: Double") { (date: Date) in date.timeIntervalSinceNow }
        types.row("var timeIntervalSinceReferenceDate: Double") { (date: Date) in date.timeIntervalSinceReferenceDate }
        types.row("func timeIntervalSince(_ date: Date) -> Double") { (date: Date, other: Date) in
            date.timeIntervalSince(other)
        }
        types.row("func distance(to other: Date) -> Double") { (date: Date, other: Date) in date.distance(to: other) }
        types.row("func advanced(by n: Double) -> Date") { (date: Date, interval: Double) in date.advanced(by: interval)
        }
        types.row("func addingTimeInterval(_ timeInterval: Double) -> Date") { (date: Date, interval: Double) in
            date.addingTimeInterval(interval)
        }
        types.mutating("mutating func addTimeInterval(_ timeInterval: Double)") {
            (date: inout Date, interval: Double) in
            date.addTimeInterval(interval)
            return Nothing()
        }
        types.row("func compare(_ other: Date) -> ComparisonResult") { (date: Date, other: Date) in date.compare(other)
        }
        types.make("static func + (lhs: Date, rhs: Double) -> Date") { (date: Date, interval: Double) in date + interval
        }
        types.make("static func - (lhs: Date, rhs: Double) -> Date") { (date: Date, interval: Double) in date - interval
        }
        types.assignment("+=", of: "Date", "Double") { (date: Date, interval: Double) in date + interval }
        types.assignment("-=", of: "Date", "Double") { (date: Date, interval: Double) in date - interval }
    }

    @RowBuilder private var formatting: [HostMember] {
        types.row("func ISO8601Format() -> String") { (date: Date) in date.ISO8601Format() }
        types.row("func description(with locale: Locale?) -> String") { (date: Date, locale: Locale?) in
            date.description(with: locale)
        }
        types.row("func formatted() -> String") { (date: Date) in date.formatted() }
        types.row("func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String") {
            (date: Date, day: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) in
            date.formatted(date: day, time: time)
        }
        types.row("func formatted(_ format: Date.FormatStyle) -> String") { (date: Date, format: DateFormat) in
            format.format(date)
        }
    }
}

/// `DateFormatter` and `ISO8601DateFormatter`.
struct DateFormatterTables {
    let types: HostTypes

    private static var symbols: [(String, KeyPath<DateFormatter, [String]>)] {
        [
            ("monthSymbols", \.monthSymbols), ("shortMonthSymbols", \.shortMonthSymbols),
            ("weekdaySymbols", \.weekdaySymbols), ("shortWeekdaySymbols", \.shortWeekdaySymbols),
        ]
    }

    @ListBuilder<HostType> var list: [HostType] {
        types.type("class DateFormatter: Sendable", of: DateFormatter.self) {
            types.make("init()") { DateFormatter() }
            types.property(
                "var dateFormat: String!", get: { (formatter: DateFormatter) -> String? in formatter.dateFormat }
            ) {
                $0.dateFormat = $1
            }
            types.property("var dateStyle: DateFormatter.Style", \DateFormatter.dateStyle)
            types.property("var timeStyle: DateFormatter.Style", \DateFormatter.timeStyle)
            types.property("var locale: Locale!", get: { (formatter: DateFormatter) -> Locale? in formatter.locale }) {
                $0.locale = $1
            }
            types.property(
                "var timeZone: TimeZone!", get: { (formatter: DateFormatter) -> TimeZone? in formatter.timeZone }
            ) {
                $0.timeZone = $1
            }
            types.property(
                "var calendar: Calendar!", get: { (formatter: DateFormatter) -> Calendar? in formatter.calendar }
            ) {
                $0.calendar = $1
            }
            types.property("var isLenient: Bool", \DateFormatter.isLenient)
            for (name, path) in Self.symbols {
                types.row("var \(name): [String]!") { (formatter: DateFormatter) in formatter[keyPath: path] }
            }
            types.property(
                "var amSymbol: String!", get: { (formatter: DateFormatter) -> String? in formatter.amSymbol }
            ) { $0.amSymbol = $1 ?? "AM" }
            types.property(
                "var pmSymbol: String!", get: { (formatter: DateFormatter) -> String? in formatter.pmSymbol }
            ) { $0.pmSymbol = $1 ?? "PM" }
            types.property("var doesRelativeDateFormatting: Bool", \DateFormatter.doesRelativeDateFormatting)
            types.row("func string(from date: Date) -> String") { (formatter: DateFormatter, date: Date) in
                formatter.string(from: date)
            }
            types.row("func date(from string: String) -> Date?") { (formatter: DateFormatter, text: String) in
                formatter.date(from: text)
            }
            types.row("func setLocalizedDateFormatFromTemplate(_ template: String)") {
                (formatter: DateFormatter, template: String) in
                formatter.setLocalizedDateFormatFromTemplate(template)
                return Nothing()
            }
            types.make(
                "static func localizedString(from date: Date, dateStyle: DateFormatter.Style, "
                    + "timeStyle: DateFormatter.Style) -> String"
            ) { (date: Date, day: DateFormatter.Style, time: DateFormatter.Style) in
                DateFormatter.localizedString(from: date, dateStyle: day, timeStyle: time)
            }
        }
        types.type("enum DateFormatter.Style: Hashable, Sendable", of: DateFormatter.Style.self) {
            types.constants([
                ("none", DateFormatter.Style.none), ("short", .short), ("medium", .medium), ("long", .long),
                ("full", .full),
            ])
        }
        types.type("class ISO8601DateFormatter: Sendable", of: ISO8601DateFormatter.self) {
            types.make("init()") { ISO8601DateFormatter() }
            types.property("var formatOptions: ISO8601DateFormatter.Options", \ISO8601DateFormatter.formatOptions)
            types.property(
                "var timeZone: TimeZone!", get: { (formatter: ISO8601DateFormatter) -> TimeZone? in formatter.timeZone }
            ) { $0.timeZone = $1 ?? TimeZone.gmt }
            types.row("func string(from date: Date) -> String") { (formatter: ISO8601DateFormatter, date: Date) in
                formatter.string(from: date)
            }
            types.row("func date(from string: String) -> Date?") { (formatter: ISO8601DateFormatter, text: String) in
                formatter.date(from: text)
            }
            types.make(
                "static func string(from date: Date, timeZone: TimeZone, "
                    + "formatOptions: ISO8601DateFormatter.Options = []) -> String"
            ) { (date: Date, zone: TimeZone, options: ISO8601DateFormatter.Options?) in
                ISO8601DateFormatter.string(from: date, timeZone: zone, formatOptions: options ?? [])
            }
        }
        types.type(
            "struct ISO8601DateFormatter.Options: OptionSet, Hashable, Sendable", of: ISO8601DateFormatter.Options.self
        ) {
            types.optionSet(ISO8601DateFormatter.Options.self)
            types.constants([
                ("withInternetDateTime", ISO8601DateFormatter.Options.withInternetDateTime),
                ("withFullDate", .withFullDate), ("withFullTime", .withFullTime),
                ("withFractionalSeconds", .withFractionalSeconds), ("withTimeZone", .withTimeZone),
                ("withDashSeparatorInDate", .withDashSeparatorInDate),
                ("withColonSeparatorInTime", .withColonSeparatorInTime), ("withYear", .withYear),
                ("withMonth", .withMonth), ("withDay", .withDay), ("withTime", .withTime),
                ("withSpaceBetweenDateAndTime", .withSpaceBetweenDateAndTime),
            ])
        }
    }
}
