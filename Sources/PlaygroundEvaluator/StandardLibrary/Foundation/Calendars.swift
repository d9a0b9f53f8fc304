import Foundation

/// `Calendar` and `DateComponents`.
struct CalendarTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct Calendar: Hashable, Sendable", of: Calendar.self) {
            settings
            reading
            moving
            comparing
        }
        types.type("enum Calendar.Component: Hashable, Sendable", of: Calendar.Component.self) {
            types.constants(Self.components)
        }
        types.type("enum Calendar.Identifier: Hashable, Sendable", of: Calendar.Identifier.self) {
            types.constants([
                ("gregorian", Calendar.Identifier.gregorian), ("iso8601", .iso8601), ("buddhist", .buddhist),
                ("hebrew", .hebrew), ("japanese", .japanese), ("chinese", .chinese), ("islamic", .islamic),
                ("persian", .persian),
            ])
        }
        types.type("enum Calendar.MatchingPolicy: Hashable, Sendable", of: Calendar.MatchingPolicy.self) {
            types.constants([
                ("nextTime", Calendar.MatchingPolicy.nextTime),
                ("nextTimePreservingSmallerComponents", .nextTimePreservingSmallerComponents),
                ("previousTimePreservingSmallerComponents", .previousTimePreservingSmallerComponents),
                ("strict", .strict),
            ])
        }
        dateComponents
    }

    private static var components: [(String, Calendar.Component)] {
        [
            ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute),
            ("second", .second), ("nanosecond", .nanosecond), ("weekday", .weekday),
            ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter), ("weekOfMonth", .weekOfMonth),
            ("weekOfYear", .weekOfYear), ("yearForWeekOfYear", .yearForWeekOfYear), ("dayOfYear", .dayOfYear),
            ("calendar", .calendar), ("timeZone", .timeZone),
        ]
    }

    @RowBuilder private var settings: [HostMember] {
        types.constant("static let current: Calendar", Calendar.current)
        types.constant("static let autoupdatingCurrent: Calendar", Calendar.autoupdatingCurrent)
        types.make("init(identifier: Calendar.Identifier)") { (identifier: Calendar.Identifier) in
            Calendar(identifier: identifier)
        }
        types.row("var amSymbol: String") { (calendar: Calendar) in calendar.amSymbol }
        types.row("var pmSymbol: String") { (calendar: Calendar) in calendar.pmSymbol }
        types.row("func minimumRange(of component: Calendar.Component) -> Range<Int>?") {
            (calendar: Calendar, component: Calendar.Component) in calendar.minimumRange(of: component)
        }
        types.row("func maximumRange(of component: Calendar.Component) -> Range<Int>?") {
            (calendar: Calendar, component: Calendar.Component) in calendar.maximumRange(of: component)
        }
        types.row("var identifier: Calendar.Identifier") { (calendar: Calendar) in calendar.identifier }
        types.property("var timeZone: TimeZone", \Calendar.timeZone)
        types.property("var locale: Locale?", \Calendar.locale)
        types.property("var firstWeekday: Int", \Calendar.firstWeekday)
        types.property("var minimumDaysInFirstWeek: Int", \Calendar.minimumDaysInFirstWeek)
        for (name, path) in Self.symbols {
            types.row("var \(name): [String]") { (calendar: Calendar) in calendar[keyPath: path] }
        }
    }

    private static var symbols: [(String, KeyPath<Calendar, [String]>)] {
        [
            ("monthSymbols", \.monthSymbols), ("shortMonthSymbols", \.shortMonthSymbols),
            ("weekdaySymbols", \.weekdaySymbols), ("shortWeekdaySymbols", \.shortWeekdaySymbols),
            ("standaloneMonthSymbols", \.standaloneMonthSymbols),
            ("shortStandaloneMonthSymbols", \.shortStandaloneMonthSymbols),
            ("veryShortMonthSymbols", \.veryShortMonthSymbols),
            ("standaloneWeekdaySymbols", \.standaloneWeekdaySymbols),
            ("veryShortWeekdaySymbols", \.veryShortWeekdaySymbols), ("quarterSymbols", \.quarterSymbols),
            ("eraSymbols", \.eraSymbols),
        ]
    }

    @RowBuilder private var reading: [HostMember] {
        types.row("func component(_ component: Calendar.Component, from date: Date) -> Int") {
            (calendar: Calendar, component: Calendar.Component, date: Date) in
            calendar.component(component, from: date)
        }
        types.row("func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents") {
            (calendar: Calendar, components: Set<Calendar.Component>, date: Date) in
            calendar.dateComponents(components, from: date)
        }
        types.row(
            "func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents"
        ) { (calendar: Calendar, components: Set<Calendar.Component>, start: Date, end: Date) in
            calendar.dateComponents(components, from: start, to: end)
        }
        types.row("func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents") {
            (calendar: Calendar, zone: TimeZone, date: Date) in calendar.dateComponents(in: zone, from: date)
        }
        types.row("func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?") {
            (calendar: Calendar, component: Calendar.Component, date: Date) in
            calendar.dateInterval(of: component, for: date)
        }
        types.row(
            "func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?"
        ) { (calendar: Calendar, smaller: Calendar.Component, larger: Calendar.Component, date: Date) in
            calendar.range(of: smaller, in: larger, for: date)
        }
        types.row(
            "func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?"
        ) { (calendar: Calendar, smaller: Calendar.Component, larger: Calendar.Component, date: Date) in
            calendar.ordinality(of: smaller, in: larger, for: date)
        }
        types.row(
            "func nextDate(after date: Date, matching components: DateComponents, "
                + "matchingPolicy: Calendar.MatchingPolicy) -> Date?"
        ) { (calendar: Calendar, date: Date, components: DateComponents, policy: Calendar.MatchingPolicy) in
            calendar.nextDate(after: date, matching: components, matchingPolicy: policy)
        }
        HostMember(
            "func enumerateDates(startingAfter start: Date, matching components: DateComponents, "
                + "matchingPolicy: Calendar.MatchingPolicy, using block: (Date?, Bool, inout Bool) -> Void)"
        ) { [types] arguments in
            let calendar: Calendar = try arguments.bridgedReceiver()
            var date: Date = try arguments.bridged(0)
            let (components, policy): (DateComponents, Calendar.MatchingPolicy) = (
                try arguments.bridged(1), try arguments.bridged(2)
            )
            let block = try arguments.function(3)
            var isStopped = false
            while !isStopped, let next = calendar.nextDate(after: date, matching: components, matchingPolicy: policy) {
                var values: [Value] = [.some(try next.written(in: types)), .bool(true), .bool(false)]
                _ = try block.call(changing: &values, in: arguments.context)
                isStopped = values[2].truth
                date = next
            }
            return .void
        }
        types.row("func date(_ date: Date, matchesComponents components: DateComponents) -> Bool") {
            (calendar: Calendar, date: Date, components: DateComponents) in
            calendar.date(date, matchesComponents: components)
        }
        types.row("func startOfDay(for date: Date) -> Date") { (calendar: Calendar, date: Date) in
            calendar.startOfDay(for: date)
        }
    }

    @RowBuilder private var moving: [HostMember] {
        types.row("func date(from components: DateComponents) -> Date?") {
            (calendar: Calendar, components: DateComponents) in calendar.date(from: components)
        }
        types.row("func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date?") {
            (calendar: Calendar, component: Calendar.Component, value: Int, date: Date) in
            calendar.date(byAdding: component, value: value, to: date)
        }
        types.row("func date(byAdding components: DateComponents, to date: Date) -> Date?") {
            (calendar: Calendar, components: DateComponents, date: Date) in
            calendar.date(byAdding: components, to: date)
        }
        types.row("func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?") {
            (calendar: Calendar, hour: Int, minute: Int, second: Int, date: Date) in
            calendar.date(bySettingHour: hour, minute: minute, second: second, of: date)
        }
        types.row("func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?") {
            (calendar: Calendar, component: Calendar.Component, value: Int, date: Date) in
            calendar.date(bySetting: component, value: value, of: date)
        }
    }

    @RowBuilder private var comparing: [HostMember] {
        types.row("func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool") {
            (calendar: Calendar, one: Date, other: Date) in calendar.isDate(one, inSameDayAs: other)
        }
        types.row(
            "func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool"
        ) { (calendar: Calendar, one: Date, other: Date, component: Calendar.Component) in
            calendar.isDate(one, equalTo: other, toGranularity: component)
        }
        types.row(
            "func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult"
        ) { (calendar: Calendar, one: Date, other: Date, component: Calendar.Component) in
            calendar.compare(one, to: other, toGranularity: component)
        }
        types.row("func isDateInToday(_ date: Date) -> Bool") { (calendar: Calendar, date: Date) in
            calendar.isDateInToday(date)
        }
        types.row("func isDateInYesterday(_ date: Date) -> Bool") { (calendar: Calendar, date: Date) in
            calendar.isDateInYesterday(date)
        }
        types.row("func isDateInTomorrow(_ date: Date) -> Bool") { (calendar: Calendar, date: Date) in
            calendar.isDateInTomorrow(date)
        }
        types.row("func isDateInWeekend(_ date: Date) -> Bool") { (calendar: Calendar, date: Date) in
            calendar.isDateInWeekend(date)
        }
    }

    private var dateComponents: HostType {
        types.type("struct DateComponents: Hashable, Codable, Sendable", of: DateComponents.self) {
            HostMember(Self.initializer) { [types] arguments in
                var components = DateComponents()
                components.calendar = Calendar.read(arguments.values[0]?.unwrapped ?? .none)
                components.timeZone = TimeZone.read(arguments.values[1]?.unwrapped ?? .none)
                for (index, field) in Self.fields.enumerated() {
                    guard case .int(let value)? = arguments.values[index + 2]?.unwrapped else { continue }
                    components[keyPath: field.path] = value
                }
                return try components.written(in: types)
            }
            for field in Self.fields {
                types.property("var \(field.name): Int?", field.path)
            }
            types.property("var timeZone: TimeZone?", \DateComponents.timeZone)
            types.property("var calendar: Calendar?", \DateComponents.calendar)
            types.row("var date: Date?") { (components: DateComponents) in components.date }
            types.row("func isValidDate(in calendar: Calendar) -> Bool") {
                (components: DateComponents, calendar: Calendar) in components.isValidDate(in: calendar)
            }
            types.row("var isValidDate: Bool") { (components: DateComponents) in components.isValidDate }
            types.property("var isLeapMonth: Bool?", \DateComponents.isLeapMonth)
            types.mutating("mutating func setValue(_ value: Int?, for component: Calendar.Component)") {
                (components: inout DateComponents, value: Int?, component: Calendar.Component) in
                components.setValue(value, for: component)
                return Nothing()
            }
            types.row("func value(for component: Calendar.Component) -> Int?") {
                (components: DateComponents, component: Calendar.Component) in components.value(for: component)
            }
        }
    }

    private static var initializer: String {
        let fields = fields.map { "\($0.name): Int? = nil" }.joined(separator: ", ")
        return "init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, \(fields))"
    }

    private static var fields: [(name: String, path: WritableKeyPath<DateComponents, Int?>)] {
        [
            ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
            ("minute", \.minute), ("second", \.second), ("nanosecond", \.nanosecond), ("weekday", \.weekday),
            ("weekdayOrdinal", \.weekdayOrdinal), ("quarter", \.quarter), ("weekOfMonth", \.weekOfMonth),
            ("weekOfYear", \.weekOfYear), ("yearForWeekOfYear", \.yearForWeekOfYear),
        ]
    }
}

/// `Locale` and `TimeZone`.
struct LocaleTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct Locale: Hashable, Codable, Sendable", of: Locale.self) {
            types.constant("static let current: Locale", Locale.current)
            types.constant("static let autoupdatingCurrent: Locale", Locale.autoupdatingCurrent)
            types.make("init(identifier: String)") { (identifier: String) in Locale(identifier: identifier) }
            types.make("init(languageCode: String, languageRegion: String? = nil)") {
                (language: String, region: String?) in
                Locale(identifier: region.map { language + "_" + $0 } ?? language)
            }
            types.row("var measurementSystem: Locale.MeasurementSystem") { (locale: Locale) in locale.measurementSystem
            }
            types.row("var identifier: String") { (locale: Locale) in locale.identifier }
            types.row("var language: Locale.Language") { (locale: Locale) in locale.language }
            types.row("var region: Locale.Region?") { (locale: Locale) in locale.region }
            types.row("var languageCode: String?") { (locale: Locale) in locale.language.languageCode?.identifier }
            types.row("var regionCode: String?") { (locale: Locale) in locale.region?.identifier }
            types.row("var currency: Locale.Currency?") { (locale: Locale) in locale.currency }
            types.row("var groupingSeparator: String?") { (locale: Locale) in locale.groupingSeparator }
            types.row("var calendar: Calendar") { (locale: Locale) in locale.calendar }
            types.row("func localizedString(forCurrencyCode code: String) -> String?") {
                (locale: Locale, code: String) in locale.localizedString(forCurrencyCode: code)
            }
            types.constant("static var availableIdentifiers: [String]", Locale.availableIdentifiers)
            types.constant("static var preferredLanguages: [String]", Locale.preferredLanguages)
            types.row("var currencyCode: String?") { (locale: Locale) in locale.currency?.identifier }
            types.row("var currencySymbol: String?") { (locale: Locale) in locale.currencySymbol }
            types.row("var decimalSeparator: String?") { (locale: Locale) in locale.decimalSeparator }
            types.row("func localizedString(forLanguageCode code: String) -> String?") {
                (locale: Locale, code: String) in
                locale.localizedString(forLanguageCode: code)
            }
            types.row("func localizedString(forRegionCode code: String) -> String?") { (locale: Locale, code: String) in
                locale.localizedString(forRegionCode: code)
            }
            types.row("func localizedString(forIdentifier identifier: String) -> String?") {
                (locale: Locale, identifier: String) in locale.localizedString(forIdentifier: identifier)
            }
        }
        types.type("struct Locale.Currency: Hashable, Sendable", of: Locale.Currency.self) {
            types.make("init(_ identifier: String)") { (identifier: String) in Locale.Currency(identifier) }
            types.row("var identifier: String") { (currency: Locale.Currency) in currency.identifier }
        }
        types.type("struct Locale.Language: Hashable, Sendable", of: Locale.Language.self) {
            types.make("init(identifier: String)") { (identifier: String) in Locale.Language(identifier: identifier) }
            types.row("var languageCode: Locale.LanguageCode?") { (language: Locale.Language) in language.languageCode }
            types.row("var region: Locale.Region?") { (language: Locale.Language) in language.region }
            types.row("var maximalIdentifier: String") { (language: Locale.Language) in language.maximalIdentifier }
            types.row("var minimalIdentifier: String") { (language: Locale.Language) in language.minimalIdentifier }
        }
        types.type("struct Locale.MeasurementSystem: Hashable, Sendable", of: Locale.MeasurementSystem.self) {
            types.constants([
                ("metric", Locale.MeasurementSystem.metric), ("us", .us), ("uk", .uk),
            ])
            types.row("var identifier: String") { (system: Locale.MeasurementSystem) in system.identifier }
        }
        types.type("struct Locale.LanguageCode: Hashable, Sendable", of: Locale.LanguageCode.self) {
            types.make("init(_ identifier: String)") { (identifier: String) in Locale.LanguageCode(identifier) }
            types.row("var identifier: String") { (code: Locale.LanguageCode) in code.identifier }
            types.constants([
                ("english", Locale.LanguageCode.english), ("french", .french), ("german", .german),
                ("spanish", .spanish), ("italian", .italian), ("japanese", .japanese), ("korean", .korean),
                ("chinese", .chinese), ("portuguese", .portuguese), ("dutch", .dutch),
            ])
        }
        types.type("struct Locale.Region: Hashable, Sendable", of: Locale.Region.self) {
            types.make("init(_ identifier: String)") { (identifier: String) in Locale.Region(identifier) }
            types.row("var identifier: String") { (region: Locale.Region) in region.identifier }
        }
        types.type("struct TimeZone: Hashable, Codable, Sendable", of: TimeZone.self) {
            types.constant("static let current: TimeZone", TimeZone.current)
            types.constant("static let autoupdatingCurrent: TimeZone", TimeZone.autoupdatingCurrent)
            types.constant("static let gmt: TimeZone", TimeZone.gmt)
            types.constant("static var knownTimeZoneIdentifiers: [String]", TimeZone.knownTimeZoneIdentifiers)
            types.make("init?(identifier: String)") { (identifier: String) in TimeZone(identifier: identifier) }
            types.make("init?(abbreviation: String)") { (abbreviation: String) in TimeZone(abbreviation: abbreviation) }
            types.make("init?(secondsFromGMT seconds: Int)") { (seconds: Int) in TimeZone(secondsFromGMT: seconds) }
            types.row("var identifier: String") { (zone: TimeZone) in zone.identifier }
            types.row("func secondsFromGMT(for date: Date = Date()) -> Int") { (zone: TimeZone, date: Date?) in
                zone.secondsFromGMT(for: date ?? Date())
            }
            types.row("func abbreviation(for date: Date = Date()) -> String?") { (zone: TimeZone, date: Date?) in
                zone.abbreviation(for: date ?? Date())
            }
            types.row("func isDaylightSavingTime(for date: Date = Date()) -> Bool") { (zone: TimeZone, date: Date?) in
                zone.isDaylightSavingTime(for: date ?? Date())
            }
        }
    }
}
