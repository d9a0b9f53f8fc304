// The memberwise initializer takes defaults, skips initialised constants, and keeps its order.
struct Order {
    let number: Int
    var dish: String = "soup"
    let currency = "EUR"
    var tip: Double? = nil
    var notes: [String] = []
    var isPaid = false
}
print(Order(number: 1))
print(Order(number: 2, tip: 1.5))
print(Order(number: 3, dish: "fish", notes: ["no salt"], isPaid: true))
let makers: [(Int) -> Order] = [{ Order(number: $0) }, { Order(number: $0 * 10, dish: "rice") }]
print(makers.map { $0(4).number })
