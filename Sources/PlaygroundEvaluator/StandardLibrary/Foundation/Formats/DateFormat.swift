import Foundation

extension Date.FormatStyle.DateStyle: HostRepresentable {
    package static var bridgedName: String { "Date.FormatStyle.DateStyle" }
}
extension Date.FormatStyle.TimeStyle: HostRepresentable {
    package static var bridgedName: String { "Date.FormatStyle.TimeStyle" }
}

/// The format styles of dates under one name.
struct DateFormat: HostRepresentable {
    package static var bridgedName: String { "Date.FormatStyle" }
    let format: @Sendable (Date) -> String
    /// Set for styles built field by field: `.dateTime.year().month()`.
    var fields: Date.FormatStyle?
    /// The same for `.iso8601`.
    var standard: Date.ISO8601FormatStyle?

    init(_ style: Date.FormatStyle) {
        fields = style
        format = { style.format($0) }
    }

    init(format: @escaping @Sendable (Date) -> String) { self.format = format }

    /// The date a text of this form means.
    func date(from text: String) throws -> Date {
        if let fields { return try fields.parse(text) }
        if let standard { return try standard.parse(text) }
        throw HostRefusal("this style reads no dates")
    }

    init(_ style: Date.ISO8601FormatStyle) {
        standard = style
        format = { style.format($0) }
    }
}

/// How a field is written: `.month(.wide)`.
struct DateSymbol: HostRepresentable, Hashable {
    package static var bridgedName: String { "Date.FormatStyle.Symbol" }
    static let names = ["wide", "abbreviated", "narrow", "short", "twoDigits", "defaultDigits", "padded"]
    let name: String
}

/// The fields of a date style by name.
enum DateFields {
    typealias Change = (Date.FormatStyle, String?) -> Date.FormatStyle

    static var changes: [(name: String, change: Change)] {
        [
            ("year", year), ("month", month), ("day", day), ("weekday", weekday),
            ("hour", { style, _ in style.hour() }),
            ("minute", { $1 == "twoDigits" ? $0.minute(.twoDigits) : $0.minute() }),
            ("second", { $1 == "twoDigits" ? $0.second(.twoDigits) : $0.second() }),
            ("era", { style, _ in style.era() }), ("quarter", { style, _ in style.quarter() }),
            ("week", { style, _ in style.week() }), ("dayOfYear", { style, _ in style.dayOfYear() }),
            ("timeZone", { style, _ in style.timeZone() }),
        ]
    }

    static var standardChanges: [(name: String, change: (Date.ISO8601FormatStyle) -> Date.ISO8601FormatStyle)] {
        [("year", { $0.year() }), ("month", { $0.month() }), ("day", { $0.day() })]
    }

    private static func year(_ style: Date.FormatStyle, _ symbol: String?) -> Date.FormatStyle {
        symbol == "twoDigits" ? style.year(.twoDigits) : style.year()
    }

    private static func month(_ style: Date.FormatStyle, _ symbol: String?) -> Date.FormatStyle {
        switch symbol {
        case "wide": style.month(.wide)
        case "narrow": style.month(.narrow)
        case "twoDigits": style.month(.twoDigits)
        case "defaultDigits": style.month(.defaultDigits)
        default: style.month(.abbreviated)
        }
    }

    private static func day(_ style: Date.FormatStyle, _ symbol: String?) -> Date.FormatStyle {
        symbol == "twoDigits" ? style.day(.twoDigits) : style.day()
    }

    private static func weekday(_ style: Date.FormatStyle, _ symbol: String?) -> Date.FormatStyle {
        switch symbol {
        case "wide": style.weekday(.wide)
        case "narrow": style.weekday(.narrow)
        case "short": style.weekday(.short)
        default: style.weekday(.abbreviated)
        }
    }
}
