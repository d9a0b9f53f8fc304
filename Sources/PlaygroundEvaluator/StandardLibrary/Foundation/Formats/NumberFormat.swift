import Foundation

/// The format styles of numbers under one name: what is asked of them, until a number comes.
struct NumberFormat: HostRepresentable {
    package static var bridgedName: String { "NumberFormatStyle" }

    enum Form {
        case plain, percent
        case currency(String)
    }

    var form: Form
    var locale: Locale?
    var precision: NumberFormatStyleConfiguration.Precision?
    var grouping: NumberFormatStyleConfiguration.Grouping?
    var notation: NumberFormatStyleConfiguration.Notation?
    var sign: NumberFormatStyleConfiguration.SignDisplayStrategy?

    init(_ form: Form) { self.form = form }

    func setting<Content>(_ path: WritableKeyPath<NumberFormat, Content>, _ content: Content) -> NumberFormat {
        var format = self
        format[keyPath: path] = content
        return format
    }

    func text(of number: Double) -> String {
        switch form {
        case .plain: plain(number)
        case .percent: percent(number)
        case .currency(let code): currency(number, code)
        }
    }

    /// Integers keep all their digits; `.percent` shows 25 as `25%`.
    func text(of number: Int) -> String {
        switch form {
        case .plain: plain(number)
        case .percent: percent(number)
        case .currency(let code): currency(number, code)
        }
    }

    private var place: Locale { locale ?? .autoupdatingCurrent }

    private func plain(_ number: Double) -> String {
        var style = FloatingPointFormatStyle<Double>(locale: place)
        if let precision { style = style.precision(precision) }
        if let grouping { style = style.grouping(grouping) }
        if let notation { style = style.notation(notation) }
        if let sign { style = style.sign(strategy: sign) }
        return style.format(number)
    }

    private func plain(_ number: Int) -> String {
        var style = IntegerFormatStyle<Int>(locale: place)
        if let precision { style = style.precision(precision) }
        if let grouping { style = style.grouping(grouping) }
        if let notation { style = style.notation(notation) }
        if let sign { style = style.sign(strategy: sign) }
        return style.format(number)
    }

    private func percent(_ number: Double) -> String {
        var style = FloatingPointFormatStyle<Double>.Percent(locale: place)
        if let precision { style = style.precision(precision) }
        if let grouping { style = style.grouping(grouping) }
        return style.format(number)
    }

    private func percent(_ number: Int) -> String {
        var style = IntegerFormatStyle<Int>.Percent(locale: place)
        if let precision { style = style.precision(precision) }
        if let grouping { style = style.grouping(grouping) }
        return style.format(number)
    }

    private func currency(_ number: Double, _ code: String) -> String {
        var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: place)
        if let precision { style = style.precision(precision) }
        if let grouping { style = style.grouping(grouping) }
        return style.format(number)
    }

    private func currency(_ number: Int, _ code: String) -> String {
        var style = IntegerFormatStyle<Int>.Currency(code: code, locale: place)
        if let precision { style = style.precision(precision) }
        if let grouping { style = style.grouping(grouping) }
        return style.format(number)
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
extension NumberFormatStyleConfiguration.SignDisplayStrategy: HostRepresentable {
    package static var bridgedName: String { "NumberFormatStyleConfiguration.SignDisplayStrategy" }
}
