// Failable initializers of classes: own, inherited, through super, and forced by init!.
class Account {
    let iban: String
    init?(iban: String) {
        guard iban.count >= 4 else { return nil }
        self.iban = iban
    }
}
class Savings: Account {
    let rate: Double
    init?(iban: String, rate: Double) {
        guard rate >= 0 else { return nil }
        self.rate = rate
        super.init(iban: iban)
    }
    convenience init?(text: String) {
        let parts = text.split(separator: "@").map(String.init)
        guard parts.count == 2, let rate = Double(parts[1]) else { return nil }
        self.init(iban: parts[0], rate: rate)
    }
}
print(Account(iban: "DE") == nil, Account(iban: "DE12")?.iban ?? "-")
print(Savings(iban: "FR", rate: 1) == nil, Savings(iban: "FR99", rate: -1) == nil)
for text in ["NL55@0.5", "NL55", "N@1", "NL55@x"] {
    if let account = Savings(text: text) { print(account.iban, account.rate) } else { print("refused", text) }
}
