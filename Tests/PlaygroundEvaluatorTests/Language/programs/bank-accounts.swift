// Accounts behind a protocol, errors with words of their own, observers that keep a history.
import Foundation
enum BankError: Error, LocalizedError {
    case insufficientFunds(needed: Double, available: Double)
    case accountNotFound(String)
    case frozen
    var errorDescription: String? {
        switch self {
        case .insufficientFunds(let n, let a): return "Need \(n), have \(a)"
        case .accountNotFound(let id): return "No account \(id)"
        case .frozen: return "Frozen"
        }
    }
}
protocol Account: AnyObject {
    var id: String { get }
    var balance: Double { get set }
    func withdraw(_ amount: Double) throws
}
extension Account {
    func deposit(_ amount: Double) { balance += amount }
    func withdraw(_ amount: Double) throws {
        guard balance >= amount else { throw BankError.insufficientFunds(needed: amount, available: balance) }
        balance -= amount
    }
}
class Checking: Account {
    let id: String
    var balance: Double { didSet { history.append((oldValue, balance)) } }
    private(set) var history: [(Double, Double)] = []
    init(id: String, balance: Double = 0) { self.id = id; self.balance = balance }
}
final class Savings: Checking {
    let rate: Double
    init(id: String, balance: Double, rate: Double) { self.rate = rate; super.init(id: id, balance: balance) }
    func accrue() { deposit(balance * rate) }
}
struct Bank {
    private var accounts: [String: any Account] = [:]
    subscript(id: String) -> (any Account)? { accounts[id] }
    mutating func open(_ a: any Account) { accounts[a.id] = a }
    func transfer(_ amount: Double, from: String, to: String) throws {
        guard let a = self[from] else { throw BankError.accountNotFound(from) }
        guard let b = self[to] else { throw BankError.accountNotFound(to) }
        try a.withdraw(amount)
        b.deposit(amount)
    }
}
var bank = Bank()
bank.open(Checking(id: "A", balance: 100))
bank.open(Savings(id: "B", balance: 1000, rate: 0.05))
for (amount, from, to) in [(50.0, "A", "B"), (500, "A", "B"), (1, "A", "Z")] {
    do { try bank.transfer(amount, from: from, to: to); print("ok", bank["A"]!.balance, bank["B"]!.balance) } catch let
        e as BankError
    { print(e.localizedDescription, e) } catch { print("?") }
}
(bank["B"] as? Savings)?.accrue()
print(bank["B"]?.balance ?? -1, (bank["A"] as! Checking).history)
