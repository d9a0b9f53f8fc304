import Foundation

/// The format styles of numbers under one name: what is asked of them, until a number comes.
struct NumberFormat: HostRepresentable {
    package static var bridgedName: String { "NumberFormatStyle" }

    enum Form {
        case plain, percent
        case currency(String)
        case bytes(ByteCountFormatStyle.Style)
    }

    var form: Form
    var locale: Locale?
    var precision: NumberFormatStyleConfiguration.Precision?
    var grouping: NumberFormatStyleConfiguration.Grouping?
    var notation: NumberFormatStyleConfiguration.Notation?
    var sign: SignFormat?
    var decimalSeparator: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
    var rounding: FloatingPointRoundingRule?
    var presentation: CurrencyFormatStyleConfiguration.Presentation?
    var scale: Double?

    init(_ form: Form) { self.form = form }

    func setting<Content>(_ path: WritableKeyPath<NumberFormat, Content>, _ content: Content) -> NumberFormat {
        var format = self
        format[keyPath: path] = content
        return format
    }

    func text(of number: Double) -> String {
        switch form {
        case .plain: adjusted(FloatingPointFormatStyle<Double>(locale: place)).format(number)
        case .percent: adjusted(FloatingPointFormatStyle<Double>.Percent(locale: place)).format(number)
        case .currency(let code):
            adjusted(FloatingPointFormatStyle<Double>.Currency(code: code, locale: place)).format(number)
        case .bytes(let style): bytes(style, Int64(exactly: number.rounded(.towardZero)) ?? 0)
        }
    }

    /// Integers keep all their digits; `.percent` shows 25 as `25%`.
    func text(of number: Int) -> String {
        switch form {
        case .plain: adjusted(IntegerFormatStyle<Int>(locale: place)).format(number)
        case .percent: adjusted(IntegerFormatStyle<Int>.Percent(locale: place)).format(number)
        case .currency(let code): adjusted(IntegerFormatStyle<Int>.Currency(code: code, locale: place)).format(number)
        case .bytes(let style): bytes(style, Int64(number))
        }
    }

    func text(of number: Decimal) -> String {
        switch form {
        case .plain: adjusted(Decimal.FormatStyle(locale: place)).format(number)
        case .percent: adjusted(Decimal.FormatStyle.Percent(locale: place)).format(number)
        case .currency(let code): adjusted(Decimal.FormatStyle.Currency(code: code, locale: place)).format(number)
        case .bytes(let style): bytes(style, NSDecimalNumber(decimal: number).int64Value)
        }
    }

    private var place: Locale { locale ?? .autoupdatingCurrent }

    private func bytes(_ style: ByteCountFormatStyle.Style, _ count: Int64) -> String {
        ByteCountFormatStyle(style: style, locale: place).format(count)
    }

    /// The style with everything that was asked for.
    private func adjusted<Style: AdjustableStyle>(_ style: Style) -> Style {
        var style = style
        if let precision { style = style.precision(precision) }
        if let grouping { style = style.grouping(grouping) }
        if let decimalSeparator { style = style.decimalSeparator(strategy: decimalSeparator) }
        if let rounding { style = style.rounded(rule: rounding, wholeIncrement: nil) }
        if let scale { style = style.scale(scale) }
        if let notation { style = style.adjusting(notation) }
        if let sign { style = style.adjusting(sign.number).adjusting(sign.currency) }
        if let presentation { style = style.adjusting(presentation) }
        return style
    }
}

extension NumberFormatStyleConfiguration.Precision: HostRepresentable {
    package static var bridgedName: String { "NumberFormatStyleConfiguration.Precision" }
}
extension NumberFormatStyleConfiguration.Grouping: HostRepresentable {
    package static var bridgedName: String { "NumberFormatStyleConfiguration.Grouping" }
}
extension NumberFormatStyleConfiguration.Notation: HostRepresentable {
    package static var bridgedName: String { "NumberFormatStyleConfiguration.Notation" }
}

extension NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy: HostRepresentable {
    package static var bridgedName: String { "NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy" }
}
extension CurrencyFormatStyleConfiguration.Presentation: HostRepresentable {
    package static var bridgedName: String { "CurrencyFormatStyleConfiguration.Presentation" }
}
extension ByteCountFormatStyle.Style: HostRepresentable {
    package static var bridgedName: String { "ByteCountFormatStyle.Style" }
}
