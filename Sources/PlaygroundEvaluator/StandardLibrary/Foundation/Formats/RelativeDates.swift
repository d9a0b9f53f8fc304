import Foundation

extension Date.RelativeFormatStyle.Presentation: HostRepresentable {
    package static var bridgedName: String { "Date.RelativeFormatStyle.Presentation" }
}
extension Date.RelativeFormatStyle.UnitsStyle: HostRepresentable {
    package static var bridgedName: String { "Date.RelativeFormatStyle.UnitsStyle" }
}
extension Date.ISO8601FormatStyle.DateSeparator: HostRepresentable {
    package static var bridgedName: String { "Date.ISO8601FormatStyle.DateSeparator" }
}
extension Date.ISO8601FormatStyle.TimeSeparator: HostRepresentable {
    package static var bridgedName: String { "Date.ISO8601FormatStyle.TimeSeparator" }
}

/// `.relative(presentation:)`, the settings of `.iso8601`, and reading dates with a style.
struct DateStyleTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("struct Date.FormatStyle") {
            relative
            standard
            reading
        }
        types.declare("struct Date") {
            HostMember("init(_ value: String, strategy: Date.FormatStyle) throws") { arguments in
                let style: DateFormat = try arguments.bridged(1)
                return try read(try arguments.string(0), style, arguments)
            }
        }
        types.declare("struct Date.RelativeFormatStyle", module: "Foundation")
        types.type(
            "struct Date.RelativeFormatStyle.Presentation: Hashable", of: Date.RelativeFormatStyle.Presentation.self
        ) {
            types.constants([("numeric", Date.RelativeFormatStyle.Presentation.numeric), ("named", .named)])
        }
        types.type("struct Date.RelativeFormatStyle.UnitsStyle: Hashable", of: Date.RelativeFormatStyle.UnitsStyle.self)
        {
            types.constants([
                ("wide", Date.RelativeFormatStyle.UnitsStyle.wide), ("abbreviated", .abbreviated),
                ("narrow", .narrow), ("spellOut", .spellOut),
            ])
        }
        types.declare("struct Date.ISO8601FormatStyle", module: "Foundation")
        types.type(
            "enum Date.ISO8601FormatStyle.DateSeparator: Hashable", of: Date.ISO8601FormatStyle.DateSeparator.self
        ) {
            types.constants([("dash", Date.ISO8601FormatStyle.DateSeparator.dash), ("omitted", .omitted)])
        }
        types.type(
            "enum Date.ISO8601FormatStyle.TimeSeparator: Hashable", of: Date.ISO8601FormatStyle.TimeSeparator.self
        ) {
            types.constants([("colon", Date.ISO8601FormatStyle.TimeSeparator.colon), ("omitted", .omitted)])
        }
    }

    @RowBuilder private var relative: [HostMember] {
        types.make(
            "static func relative(presentation: Date.RelativeFormatStyle.Presentation, "
                + "unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Date.FormatStyle"
        ) { (presentation: Date.RelativeFormatStyle.Presentation, units: Date.RelativeFormatStyle.UnitsStyle?) in
            let style = Date.RelativeFormatStyle(presentation: presentation, unitsStyle: units ?? .wide)
            return DateFormat(format: { style.format($0) })
        }
    }

    @RowBuilder private var standard: [HostMember] {
        setting("dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator)") {
            (style: Date.ISO8601FormatStyle, separator: Date.ISO8601FormatStyle.DateSeparator) in
            style.dateSeparator(separator)
        }
        setting("timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator)") {
            (style: Date.ISO8601FormatStyle, separator: Date.ISO8601FormatStyle.TimeSeparator) in
            style.timeSeparator(separator)
        }
        setting("time(includingFractionalSeconds: Bool)") {
            (style: Date.ISO8601FormatStyle, hasFraction: Bool) in style.time(includingFractionalSeconds: hasFraction)
        }
    }

    private func setting<Content: Bridged>(
        _ head: String, _ change: @escaping (Date.ISO8601FormatStyle, Content) -> Date.ISO8601FormatStyle
    ) -> HostMember {
        types.row("func \(head) -> Date.FormatStyle") { (format: DateFormat, content: Content) in
            guard let standard = format.standard else { throw HostRefusal("only '.iso8601' has this setting") }
            return DateFormat(change(standard, content))
        }
    }

    @RowBuilder private var reading: [HostMember] {
        HostMember("func parse(_ value: String) throws -> Date") { arguments in
            try read(try arguments.string(0), try arguments.bridgedReceiver(), arguments)
        }
        types.row("var parseStrategy: Date.FormatStyle") { (format: DateFormat) in format }
    }

    private func read(_ text: String, _ style: DateFormat, _ arguments: HostArguments) throws -> Value {
        do {
            return try style.date(from: text).written(in: types)
        } catch {
            throw try NativeError.thrown(error, in: arguments.context)
        }
    }
}
