import Foundation

/// The format styles of durations under one name.
struct DurationFormat: HostRepresentable {
    package static var bridgedName: String { "Duration.FormatStyle" }
    let format: @Sendable (Duration) -> String
}

extension Duration.TimeFormatStyle.Pattern: HostRepresentable {
    package static var bridgedName: String { "Duration.TimeFormatStyle.Pattern" }
}
extension Duration.UnitsFormatStyle.Unit: HostRepresentable {
    package static var bridgedName: String { "Duration.UnitsFormatStyle.Unit" }
}
extension Duration.UnitsFormatStyle.UnitWidth: HostRepresentable {
    package static var bridgedName: String { "Duration.UnitsFormatStyle.UnitWidth" }
}

/// `Duration.formatted` and its styles.
struct DurationFormatTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("struct Duration") {
            types.row("func formatted() -> String") { (duration: Duration) in duration.formatted() }
            types.row("func formatted(_ style: Duration.FormatStyle) -> String") {
                (duration: Duration, style: DurationFormat) in style.format(duration)
            }
        }
        types.type("struct Duration.FormatStyle: Sendable", of: DurationFormat.self) { styles }
        types.declare("struct Duration.TimeFormatStyle")
        types.declare("struct Duration.UnitsFormatStyle")
        types.type("struct Duration.TimeFormatStyle.Pattern: Sendable", of: Duration.TimeFormatStyle.Pattern.self) {
            types.constants([
                ("hourMinute", Duration.TimeFormatStyle.Pattern.hourMinute), ("hourMinuteSecond", .hourMinuteSecond),
                ("minuteSecond", .minuteSecond),
            ])
        }
        types.type(
            "struct Duration.UnitsFormatStyle.Unit: Hashable, Sendable", of: Duration.UnitsFormatStyle.Unit.self
        ) {
            types.constants([
                ("weeks", Duration.UnitsFormatStyle.Unit.weeks), ("days", .days), ("hours", .hours),
                ("minutes", .minutes), ("seconds", .seconds), ("milliseconds", .milliseconds),
                ("microseconds", .microseconds), ("nanoseconds", .nanoseconds),
            ])
        }
        types.type(
            "struct Duration.UnitsFormatStyle.UnitWidth: Hashable, Sendable",
            of: Duration.UnitsFormatStyle.UnitWidth.self
        ) {
            types.constants([
                ("wide", Duration.UnitsFormatStyle.UnitWidth.wide), ("abbreviated", .abbreviated),
                ("condensedAbbreviated", .condensedAbbreviated), ("narrow", .narrow),
            ])
        }
    }

    @RowBuilder private var styles: [HostMember] {
        types.make("static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.FormatStyle") {
            (pattern: Duration.TimeFormatStyle.Pattern) in DurationFormat { $0.formatted(.time(pattern: pattern)) }
        }
        types.make(
            "static func units(allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], "
                + "width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated) -> Duration.FormatStyle"
        ) { (units: Set<Duration.UnitsFormatStyle.Unit>?, width: Duration.UnitsFormatStyle.UnitWidth?) in
            DurationFormat {
                $0.formatted(.units(allowed: units ?? [.hours, .minutes, .seconds], width: width ?? .abbreviated))
            }
        }
    }
}
