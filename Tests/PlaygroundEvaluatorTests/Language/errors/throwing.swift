import Foundation
enum VendingError: Error { case invalid, funds(needed: Int), stock }
struct Machine {
    var stock = ["Chips": (price: 5, count: 1)]
    var coins = 0
    mutating func vend(_ name: String) throws -> String {
        guard let item = stock[name] else { throw VendingError.invalid }
        guard item.count > 0 else { throw VendingError.stock }
        guard item.price <= coins else { throw VendingError.funds(needed: item.price - coins) }
        coins -= item.price
        stock[name] = (item.price, item.count - 1)
        return name
    }
}
var machine = Machine()
for coins in [0, 5, 9] {
    machine.coins = coins
    do {
        print(try machine.vend("Chips"))
    } catch VendingError.funds(let needed) {
        print("needs", needed)
    } catch let error as VendingError {
        print("vending", error)
    } catch {
        print("?", error)
    }
}
print((try? machine.vend("Gum")) == nil)
struct Problem: LocalizedError {
    let code: Int
    var errorDescription: String? { "Problem \(code)" }
}
func fail(_ n: Int) throws { if n > 0 { throw Problem(code: n) } }
do { try fail(7) } catch { print(error.localizedDescription) }
func wrap(_ body: () throws -> Int) rethrows -> Int { try body() + 1 }
print(wrap { 1 })
do { print(try wrap { throw Problem(code: 1) }) } catch let p as Problem { print("caught", p.code) }
func cleanup() throws -> Int {
    defer { print("cleanup") }
    try fail(0)
    defer { print("second") }
    try fail(2)
    return 1
}
do { _ = try cleanup() } catch { print("failed", (error as? Problem)?.code ?? 0) }
let results = [1, 0].map { n in Result { try fail(n) } }
for r in results {
    switch r {
    case .success: print("ok")
    case .failure(let e): print("error", e)
    }
}
func nested() throws -> String {
    do { try fail(3) } catch let e as Problem where e.code == 4 { return "four" }
    return "unreached"
}
do { print(try nested()) } catch { print("outer", error) }
