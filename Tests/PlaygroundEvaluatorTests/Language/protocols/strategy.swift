// Protocols as strategies: stored existentials swapped at run time, with generics beside them.
protocol Discount { func apply(to cents: Int) -> Int }
struct Percent: Discount { let percent: Int; func apply(to cents: Int) -> Int { cents - cents * percent / 100 } }
struct Fixed: Discount { let cents: Int; func apply(to total: Int) -> Int { max(0, total - cents) } }
struct Chain: Discount {
    let parts: [any Discount]
    func apply(to cents: Int) -> Int { parts.reduce(cents) { $1.apply(to: $0) } }
}
extension Discount { func then(_ next: any Discount) -> Chain { Chain(parts: [self, next]) } }
struct Basket { var cents: Int; var discount: (any Discount)?; var total: Int { discount?.apply(to: cents) ?? cents } }
var basket = Basket(cents: 1000)
print(basket.total)
basket.discount = Percent(percent: 10)
print(basket.total)
basket.discount = Percent(percent: 50).then(Fixed(cents: 600)).then(Fixed(cents: 1))
print(basket.total, basket.discount is Chain)
