struct Item {
    var name: String
    var price: Double
}

let basket = [Item(name: "tea", price: 3.5), Item(name: "milk", price: 1.25)]
let total = basket.reduce(0) { $0 + $1.price }
print(total, type(of: total))

let count = basket.reduce(0) { sum, item in sum + item.name.count }
print(count, type(of: count))

let weighted = basket.enumerated().reduce(0) { $0 + Double($1.offset + 1) * $1.element.price }
print(weighted)
