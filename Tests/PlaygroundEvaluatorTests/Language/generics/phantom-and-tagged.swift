// A generic parameter that appears in no member still tells types apart.
struct Identifier<Owner>: Hashable, ExpressibleByIntegerLiteral {
    let raw: Int
    init(integerLiteral value: Int) { raw = value }
}
struct User { let id: Identifier<User>; let name: String }
struct Invoice { let id: Identifier<Invoice>; let payer: Identifier<User> }
let users = [User(id: 1, name: "Lea"), User(id: 2, name: "Max")]
let invoices = [Invoice(id: 7, payer: 2), Invoice(id: 8, payer: 2)]
func find(_ id: Identifier<User>) -> User? { users.first { $0.id == id } }
print(invoices.compactMap { find($0.payer)?.name }, find(3)?.name ?? "unknown")
print(Set([Identifier<User>(integerLiteral: 4), 4, 5]).count)
print(users[0].id, type(of: invoices[0].id))
