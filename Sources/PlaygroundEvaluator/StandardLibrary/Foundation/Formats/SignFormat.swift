import Foundation

/// When a number shows its sign, for plain numbers and for amounts of money.
struct SignFormat: HostRepresentable, Hashable {
    package static var bridgedName: String { "NumberFormatStyleConfiguration.SignDisplayStrategy" }

    enum Form: Hashable { case automatic, never, always, accounting, accountingAlways }

    var form: Form
    var showsZero = false

    var number: NumberFormatStyleConfiguration.SignDisplayStrategy {
        switch form {
        case .automatic, .accounting: .automatic
        case .never: .never
        case .always, .accountingAlways: .always(includingZero: showsZero)
        }
    }

    var currency: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
        switch form {
        case .automatic: .automatic
        case .never: .never
        case .always: .always(showZero: showsZero)
        case .accounting: .accounting
        case .accountingAlways: .accountingAlways(showZero: showsZero)
        }
    }
}
