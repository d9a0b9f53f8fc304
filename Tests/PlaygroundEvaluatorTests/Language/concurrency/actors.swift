// Actors keep their state to themselves: await from outside, nonisolated parts, methods that call each other.
actor Account {
    let owner: String
    private(set) var balance: Int
    private var log: [String] = []
    init(owner: String, balance: Int) { self.owner = owner; self.balance = balance }
    func deposit(_ amount: Int) { balance += amount; note("in \(amount)") }
    func withdraw(_ amount: Int) throws { guard amount <= balance else { throw Poor(missing: amount - balance) }; balance -= amount; note("out \(amount)") }
    private func note(_ text: String) { log.append(text) }
    func transfer(_ amount: Int, to other: Account) async throws { try withdraw(amount); await other.deposit(amount) }
    var history: String { log.joined(separator: ", ") }
    nonisolated var title: String { "Account of \(owner)" }
}
struct Poor: Error { let missing: Int }
let ann = Account(owner: "Ann", balance: 100), bob = Account(owner: "Bob", balance: 5)
print(ann.title, ann.owner)
try await ann.transfer(30, to: bob)
print(await ann.balance, await bob.balance)
do { try await bob.transfer(50, to: ann) } catch let poor as Poor { print("missing", poor.missing) }
await withTaskGroup(of: Void.self) { group in for n in 1...10 { group.addTask { await ann.deposit(n) } } }
print(await ann.balance, await ann.history.split(separator: ",").count, await bob.history)
