// Own error enums: payloads, patterns in catch, order of catches, rethrowing, nested do.
enum BankError: Error, Equatable { case closed, insufficient(needed: Int, has: Int), limit(Int) }
struct Network: Error { var code: Int }
func withdraw(_ amount: Int, from balance: Int) throws -> Int {
    if balance < 0 { throw BankError.closed }
    guard amount <= balance else { throw BankError.insufficient(needed: amount, has: balance) }
    if amount > 500 { throw BankError.limit(500) }
    if amount == 13 { throw Network(code: 13) }
    return balance - amount
}
for (amount, balance) in [(10, 50), (60, 50), (600, 900), (1, -1), (13, 20)] {
    do {
        print("left", try withdraw(amount, from: balance))
    } catch BankError.insufficient(let needed, has: let has) where needed - has < 20 {
        print("short by", needed - has)
    } catch BankError.limit(500...) {
        print("limit")
    } catch let error as BankError {
        print("bank", error, error == .closed)
    } catch let network as Network {
        print("network", network.code)
    } catch {
        print("other", error)
    }
}
func outer() throws -> String {
    do { _ = try withdraw(1, from: -1); return "no" } catch BankError.limit { return "limit" }
}
do { print(try outer()) } catch { print("passed on:", error) }
