// Initializers of structs: delegation, failable, throwing, generic, with closures and defaults.
import Foundation
enum ParseError: Error { case empty, notANumber(String) }
struct Money: Equatable {
    let cents: Int
    let currency: String
    init(cents: Int, currency: String = "EUR") {
        self.cents = cents
        self.currency = currency
    }
    init?(exactly amount: Double) {
        let cents = amount * 100
        guard cents == cents.rounded() else { return nil }
        self.init(cents: Int(cents))
    }
    init(parsing text: String) throws {
        guard !text.isEmpty else { throw ParseError.empty }
        guard let amount = Double(text) else { throw ParseError.notANumber(text) }
        self.init(cents: Int(amount * 100))
    }
    init<S: Sequence>(sumOf all: S) where S.Element == Money {
        self.init(cents: all.reduce(0) { $0 + $1.cents })
    }
}
print(Money(exactly: 1.25) as Any, Money(exactly: 0.001) as Any)
for text in ["12.5", "", "x"] {
    do { print(try Money(parsing: text).cents) } catch { print(error) }
}
print(Money(sumOf: [Money(cents: 5), Money(cents: 7, currency: "USD")]), (try? Money(parsing: "3")) == Money(cents: 300))
