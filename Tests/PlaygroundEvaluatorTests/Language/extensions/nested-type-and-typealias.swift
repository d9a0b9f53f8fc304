// Extensions may add nested types, typealiases, static storage and protocol conformances in steps.
struct Invoice { let lines: [Line] }
extension Invoice {
    struct Line { let text: String; let cents: Int }
    enum Status: Equatable { case open, paid(by: Payer) }
    typealias Payer = String
    static var issued = 0
}
extension Invoice.Line { var isFree: Bool { cents == 0 } }
extension Invoice.Status { var isOpen: Bool { self == .open } }
extension Invoice: CustomStringConvertible {
    var description: String { lines.map(\.text).joined(separator: "/") }
    var status: Status { lines.allSatisfy(\.isFree) ? .paid(by: "nobody") : .open }
}
let invoice = Invoice(lines: [.init(text: "pen", cents: 120), Invoice.Line(text: "bag", cents: 0)])
Invoice.issued += 1
print(invoice, invoice.status, invoice.status.isOpen, Invoice.issued)
print(Invoice(lines: []).status, invoice.lines.map(\.isFree))
