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

    init(_ style: Date.FormatStyle) {
        fields = style
        format = { style.format($0) }
    }

    init(format: @escaping @Sendable (Date) -> String) {
        self.format = format
    }

    func adding(_ change: (Date.FormatStyle) -> Date.FormatStyle) -> DateFormat {
        fields.map { DateFormat(change($0)) } ?? self
    }
}

/// The format styles of numbers under one name.
struct NumberFormat: HostRepresentable {
    package static var bridgedName: String { "NumberFormatStyle" }

    enum Form {
        case plain(FloatingPointFormatStyle<Double>)
        case percent(FloatingPointFormatStyle<Double>.Percent)
        case currency(FloatingPointFormatStyle<Double>.Currency)
    }

    var form: Form

    func text(of number: Double) -> String {
        switch form {
        case .plain(let style): style.format(number)
        case .percent(let style): style.format(number)
        case .currency(let style): style.format(number)
        }
    }

    /// Integers keep all their digits; `.percent` shows 25 as `25%`.
    func text(of number: Int) -> String {
        switch form {
        case .plain: number.formatted(integerStyle)
        case .percent: number.formatted(.percent)
        case .currency(let style): style.format(Double(number))
        }
    }

    private var integerStyle: IntegerFormatStyle<Int> {
        isGrouped ? IntegerFormatStyle() : IntegerFormatStyle().grouping(.never)
    }

    var isGrouped = true

    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> NumberFormat {
        var result = self
        switch form {
        case .plain(let style): result.form = .plain(style.precision(precision))
        case .percent(let style): result.form = .percent(style.precision(precision))
        case .currency(let style): result.form = .currency(style.precision(precision))
        }
        return result
    }

    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> NumberFormat {
        var result = self
        result.isGrouped = grouping != .never
        switch form {
        case .plain(let style): result.form = .plain(style.grouping(grouping))
        case .percent(let style): result.form = .percent(style.grouping(grouping))
        case .currency(let style): result.form = .currency(style.grouping(grouping))
        }
        return result
    }
}

extension NumberFormatStyleConfiguration.Precision: HostRepresentable {
    package static var bridgedName: String { "NumberFormatStyleConfiguration.Precision" }
}
extension NumberFormatStyleConfiguration.Grouping: HostRepresentable {
    package static var bridgedName: String { "NumberFormatStyleConfiguration.Grouping" }
}

/// `formatted()` and its styles.
struct FormatStyleTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        dates
        numbers
        for name in Self.integers {
            types.declare("struct \(name)") {
                number("func formatted() -> String") { value, _ in try Self.integer(value).formatted() }
                number("func formatted(_ format: NumberFormatStyle) -> String") { value, format in
                    format?.text(of: try Self.integer(value)) ?? ""
                }
            }
        }
        for name in ["Double", "Float"] {
            types.declare("struct \(name)") {
                number("func formatted() -> String") { value, _ in (value.floatingPoint ?? 0).formatted() }
                number("func formatted(_ format: NumberFormatStyle) -> String") { value, format in
                    format?.text(of: value.floatingPoint ?? 0) ?? ""
                }
            }
        }
        types.declare("protocol Sequence<Element>") {
            HostMember("func formatted() -> String", where: "Element: StringProtocol") { arguments in
                .string(try arguments.receiverElements().map { String($0.text ?? "") }.formatted())
            }
        }
    }

    private static let integers = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    private static func integer(_ value: Value) throws -> Int {
        guard let number = value.wideInteger else { throw HostRefusal("the receiver is no integer") }
        return Int(clamping: number)
    }

    private func number(_ declaration: String, _ text: @escaping (Value, NumberFormat?) throws -> String) -> HostMember
    {
        HostMember(declaration) { arguments in
            let format = arguments.values.first.flatMap { $0 }.flatMap(NumberFormat.read)
            return .string(try text(arguments.receiver, format))
        }
    }

    @ListBuilder<HostType> private var numbers: [HostType] {
        types.type("struct NumberFormatStyle: Sendable", of: NumberFormat.self) {
            types.constant(
                "static var number: NumberFormatStyle", NumberFormat(form: .plain(FloatingPointFormatStyle())))
            types.constant(
                "static var percent: NumberFormatStyle",
                NumberFormat(form: .percent(FloatingPointFormatStyle.Percent())))
            types.make("static func currency(code: String) -> NumberFormatStyle") { (code: String) in
                NumberFormat(form: .currency(FloatingPointFormatStyle.Currency(code: code)))
            }
            types.row("func precision(_ p: NumberFormatStyleConfiguration.Precision) -> NumberFormatStyle") {
                (format: NumberFormat, precision: NumberFormatStyleConfiguration.Precision) in
                format.precision(precision)
            }
            types.row("func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> NumberFormatStyle") {
                (format: NumberFormat, grouping: NumberFormatStyleConfiguration.Grouping) in format.grouping(grouping)
            }
        }
        types.declare("enum NumberFormatStyleConfiguration", module: "Foundation")
        types.type("struct NumberFormatStyleConfiguration.Precision", of: NumberFormatStyleConfiguration.Precision.self)
        {
            types.make("static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision") {
                (length: Int) in .fractionLength(max(0, length)) as NumberFormatStyleConfiguration.Precision
            }
            types.make(
                "static func fractionLength(_ limits: ClosedRange<Int>) -> NumberFormatStyleConfiguration.Precision"
            ) {
                (limits: Value) in .fractionLength(try Self.limits(limits)) as NumberFormatStyleConfiguration.Precision
            }
            types.make("static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision") {
                (digits: Int) in .significantDigits(max(1, digits)) as NumberFormatStyleConfiguration.Precision
            }
        }
        types.type("struct NumberFormatStyleConfiguration.Grouping", of: NumberFormatStyleConfiguration.Grouping.self) {
            types.constants([("automatic", NumberFormatStyleConfiguration.Grouping.automatic), ("never", .never)])
        }
    }

    private static func limits(_ range: Value) throws -> ClosedRange<Int> {
        guard case .range(let range) = range, let lower = range.lower.flatMap(Int.read),
            let upper = range.upper.flatMap(Int.read), lower >= 0, lower <= upper
        else { throw HostRefusal("argument 1 is not a range of lengths") }
        return lower...upper
    }

    @ListBuilder<HostType> private var dates: [HostType] {
        types.type("struct Date.FormatStyle: Sendable", of: DateFormat.self) {
            types.constant("static var dateTime: Date.FormatStyle", DateFormat(Date.FormatStyle()))
            types.constant("static var iso8601: Date.FormatStyle", DateFormat { $0.formatted(.iso8601) })
            field("year") { $0.year() }
            field("month") { $0.month() }
            field("day") { $0.day() }
            field("hour") { $0.hour() }
            field("minute") { $0.minute() }
            field("second") { $0.second() }
            field("weekday") { $0.weekday() }
        }
        types.type("struct Date.FormatStyle.DateStyle: Hashable, Sendable", of: Date.FormatStyle.DateStyle.self) {
            types.constants([
                ("omitted", Date.FormatStyle.DateStyle.omitted), ("numeric", .numeric), ("abbreviated", .abbreviated),
                ("long", .long), ("complete", .complete),
            ])
        }
        types.type("struct Date.FormatStyle.TimeStyle: Hashable, Sendable", of: Date.FormatStyle.TimeStyle.self) {
            types.constants([
                ("omitted", Date.FormatStyle.TimeStyle.omitted), ("shortened", .shortened), ("standard", .standard),
                ("complete", .complete),
            ])
        }
    }

    private func field(_ name: String, _ change: @escaping (Date.FormatStyle) -> Date.FormatStyle) -> HostMember {
        types.row("func \(name)() -> Date.FormatStyle") { (format: DateFormat) in format.adding(change) }
    }
}
