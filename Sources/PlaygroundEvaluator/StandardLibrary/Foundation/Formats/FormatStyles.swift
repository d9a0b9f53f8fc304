import Foundation

/// How a list of texts is joined: `.list(type: .and)`.
struct ListFormat: HostRepresentable {
    package static var bridgedName: String { "ListStyle" }
    var isAnd: Bool
    var width = ListWidth.standard
    var locale: Locale?

    func text(of list: [String]) -> String {
        var style = ListFormatStyle<StringStyle, [String]>.list(type: isAnd ? .and : .or, width: width.native)
        if let locale { style = style.locale(locale) }
        return style.format(list)
    }
}

enum ListKind: BridgedEnum {
    case and, or
    package static var bridgedName: String { "ListStyle.Kind" }
    package static var bridgedCases: [(name: String, value: ListKind)] { [("and", .and), ("or", .or)] }
}

enum ListWidth: BridgedEnum {
    case standard, short, narrow
    package static var bridgedName: String { "ListStyle.Width" }
    package static var bridgedCases: [(name: String, value: ListWidth)] {
        [("standard", .standard), ("short", .short), ("narrow", .narrow)]
    }

    var native: ListFormatStyle<StringStyle, [String]>.Width {
        switch self {
        case .standard: .standard
        case .short: .short
        case .narrow: .narrow
        }
    }
}

/// `formatted()` and its styles.
struct FormatStyleTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        dates
        numbers
        types.type("struct ListStyle: Sendable", of: ListFormat.self) {
            types.make("static func list(type: ListStyle.Kind, width: ListStyle.Width = .standard) -> ListStyle") {
                (kind: ListKind, width: ListWidth?) in
                ListFormat(isAnd: kind == .and, width: width ?? .standard)
            }
            types.row("func locale(_ locale: Locale) -> ListStyle") { (format: ListFormat, locale: Locale) in
                ListFormat(isAnd: format.isAnd, width: format.width, locale: locale)
            }
        }
        types.enumeration("enum ListStyle.Kind: Hashable, Sendable", of: ListKind.self)
        types.enumeration("enum ListStyle.Width: Hashable, Sendable", of: ListWidth.self)
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
            HostMember("func formatted(_ style: ListStyle) -> String", where: "Element: StringProtocol") { arguments in
                guard let style = ListFormat.read(try arguments.given(0)) else { throw HostRefusal("not a list style") }
                return .string(style.text(of: try arguments.receiverElements().map { String($0.text ?? "") }))
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
        types.declare("enum NumberFormatStyleConfiguration", module: "Foundation")
        types.type("struct NumberFormatStyle: Sendable", of: NumberFormat.self) {
            types.constant("static var number: NumberFormatStyle", NumberFormat(.plain))
            types.constant("static var percent: NumberFormatStyle", NumberFormat(.percent))
            types.make("static func currency(code: String) -> NumberFormatStyle") { (code: String) in
                NumberFormat(.currency(code))
            }
            setting("precision(_ p: NumberFormatStyleConfiguration.Precision)", \.precision)
            setting("grouping(_ group: NumberFormatStyleConfiguration.Grouping)", \.grouping)
            setting("notation(_ notation: NumberFormatStyleConfiguration.Notation)", \.notation)
            setting("sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy)", \.sign)
            setting("locale(_ locale: Locale)", \.locale)
            setting(
                "decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)",
                \.decimalSeparator)
            setting("presentation(_ p: CurrencyFormatStyleConfiguration.Presentation)", \.presentation)
            setting("scale(_ multiplicand: Double)", \.scale)
            types.row("func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven) -> NumberFormatStyle") {
                (format: NumberFormat, rule: FloatingPointRoundingRule?) in
                format.setting(\.rounding, rule ?? .toNearestOrEven)
            }
            types.make("static func byteCount(style: ByteCountFormatStyle.Style) -> NumberFormatStyle") {
                (style: ByteCountFormatStyle.Style) in NumberFormat(.bytes(style))
            }
            types.row("func format(_ value: Double) -> String") { (format: NumberFormat, number: Double) in
                format.text(of: number)
            }
            types.row("func format(_ value: Int) -> String") { (format: NumberFormat, number: Int) in
                format.text(of: number)
            }
        }
        types.type(
            "struct NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy: Hashable",
            of: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy.self
        ) {
            types.constants([
                ("automatic", NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy.automatic),
                ("always", .always),
            ])
        }
        types.declare("enum CurrencyFormatStyleConfiguration", module: "Foundation")
        types.type(
            "struct CurrencyFormatStyleConfiguration.Presentation: Hashable",
            of: CurrencyFormatStyleConfiguration.Presentation.self
        ) {
            types.constants([
                ("standard", CurrencyFormatStyleConfiguration.Presentation.standard), ("narrow", .narrow),
                ("isoCode", .isoCode), ("fullName", .fullName),
            ])
        }
        types.declare("struct ByteCountFormatStyle", module: "Foundation")
        types.type("enum ByteCountFormatStyle.Style: Hashable", of: ByteCountFormatStyle.Style.self) {
            types.constants([
                ("file", ByteCountFormatStyle.Style.file), ("memory", .memory), ("decimal", .decimal),
                ("binary", .binary),
            ])
        }
        types.type(
            "struct NumberFormatStyleConfiguration.Notation: Hashable", of: NumberFormatStyleConfiguration.Notation.self
        ) {
            types.constants([
                ("automatic", NumberFormatStyleConfiguration.Notation.automatic), ("scientific", .scientific),
                ("compactName", .compactName),
            ])
        }
        types.type(
            "struct NumberFormatStyleConfiguration.SignDisplayStrategy: Hashable",
            of: SignFormat.self
        ) {
            types.constants([
                ("automatic", SignFormat(form: .automatic)), ("never", SignFormat(form: .never)),
                ("accounting", SignFormat(form: .accounting)),
            ])
            always("always", "includingZero", .always, true)
            always("always", "showZero", .always, false)
            always("accountingAlways", "showZero", .accountingAlways, false)
        }
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
            types.make("static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision") {
                (length: Int) in .integerLength(max(0, length)) as NumberFormatStyleConfiguration.Precision
            }
            types.make(
                "static func integerAndFractionLength(integer: Int, fraction: Int) "
                    + "-> NumberFormatStyleConfiguration.Precision"
            ) { (integer: Int, fraction: Int) in
                .integerAndFractionLength(integer: max(0, integer), fraction: max(0, fraction))
                    as NumberFormatStyleConfiguration.Precision
            }
            types.make(
                "static func significantDigits(_ limits: ClosedRange<Int>) -> NumberFormatStyleConfiguration.Precision"
            ) { (limits: Value) in
                .significantDigits(try Self.limits(limits)) as NumberFormatStyleConfiguration.Precision
            }
            types.make("static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision") {
                (digits: Int) in .significantDigits(max(1, digits)) as NumberFormatStyleConfiguration.Precision
            }
        }
        types.type("struct NumberFormatStyleConfiguration.Grouping", of: NumberFormatStyleConfiguration.Grouping.self) {
            types.constants([("automatic", NumberFormatStyleConfiguration.Grouping.automatic), ("never", .never)])
        }
    }

    private func always(_ name: String, _ label: String, _ form: SignFormat.Form, _ standard: Bool) -> HostMember {
        types.make("static func \(name)(\(label): Bool = \(standard)) -> \(SignFormat.bridgedName)") { (zero: Bool?) in
            SignFormat(form: form, showsZero: zero ?? standard)
        }
    }

    private func setting<Content: Bridged>(
        _ head: String, _ path: WritableKeyPath<NumberFormat, Content?> & Sendable
    ) -> HostMember {
        types.row("func \(head) -> NumberFormatStyle") { (format: NumberFormat, content: Content) in
            format.setting(path, content)
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
            types.constant("static var iso8601: Date.FormatStyle", DateFormat(.iso8601))
            dateStyle
        }
        types.type("struct Date.FormatStyle.Symbol: Hashable, Sendable", of: DateSymbol.self) {
            types.constants(DateSymbol.names.map { ($0, DateSymbol(name: $0)) })
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

    @RowBuilder private var dateStyle: [HostMember] {
        types.make(
            "init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, "
                + "locale: Locale = .current, calendar: Calendar = .current, timeZone: TimeZone = .current)"
        ) {
            (
                date: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?, locale: Locale?,
                calendar: Calendar?, zone: TimeZone?
            ) in
            DateFormat(
                Date.FormatStyle(
                    date: date, time: time, locale: locale ?? .autoupdatingCurrent,
                    calendar: calendar ?? .autoupdatingCurrent, timeZone: zone ?? .autoupdatingCurrent))
        }
        types.row("func format(_ value: Date) -> String") { (format: DateFormat, date: Date) in format.format(date) }
        types.row("func locale(_ locale: Locale) -> Date.FormatStyle") { (format: DateFormat, locale: Locale) in
            format.fields.map { DateFormat($0.locale(locale)) } ?? format
        }
        for field in DateFields.changes {
            types.row("func \(field.name)(_ format: Date.FormatStyle.Symbol = .defaultDigits) -> Date.FormatStyle") {
                (format: DateFormat, symbol: DateSymbol?) in
                if let style = format.fields { return DateFormat(field.change(style, symbol?.name)) }
                let standard = DateFields.standardChanges.first { $0.name == field.name }
                guard let standard, let style = format.standard else {
                    throw HostRefusal("an ISO 8601 style has no '\(field.name)' here")
                }
                return DateFormat(standard.change(style))
            }
        }
    }
}
