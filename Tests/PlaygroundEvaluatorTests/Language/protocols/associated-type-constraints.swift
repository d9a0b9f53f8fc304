// Associated types with constraints and where clauses between them.
protocol Shop {
    associatedtype Product: Hashable & CustomStringConvertible
    associatedtype Cart: Collection where Cart.Element == Product
    func price(of product: Product) -> Int
    var cart: Cart { get }
}
extension Shop {
    var total: Int { cart.reduce(0) { $0 + price(of: $1) } }
    var kinds: Int { Set(cart).count }
    var receipt: String { cart.map { "\($0.description)=\(price(of: $0))" }.joined(separator: "; ") }
}
struct Bakery: Shop {
    let cart: [String]
    func price(of product: String) -> Int { product.count }
}
struct Toys: Shop {
    let cart: Set<Int>
    func price(of product: Int) -> Int { product * 2 }
}
print(Bakery(cart: ["roll", "cake", "roll"]).total, Bakery(cart: ["roll", "roll"]).kinds, Bakery(cart: ["pie"]).receipt)
print(Toys(cart: [5, 7]).total)
func richest<S: Shop>(_ shops: [S]) -> Int where S.Product == String { shops.map(\.total).max() ?? 0 }
print(richest([Bakery(cart: ["a"]), Bakery(cart: ["long name"])]))
