// What an actor marks nonisolated is used from outside without waiting; the rest is not.
actor Account {
    let owner: String
    nonisolated let number: Int
    private var balance = 0
    init(owner: String, number: Int) {
        self.owner = owner
        self.number = number
        balance = 5
    }
    nonisolated var label: String { "\(owner) #\(number)" }
    nonisolated func greeting(_ word: String) -> String { word + ", " + label }
    func deposit(_ amount: Int) -> Int {
        balance += amount
        return balance
    }
    nonisolated func later(_ amount: Int) async -> String { "\(label): \(await deposit(amount))" }
    var isRich: Bool { balance > 100 }
}
let account = Account(owner: "Ann", number: 7)
print(account.greeting("Hello"), account.number)
print(await account.deposit(20), await account.later(80), await account.isRich)
