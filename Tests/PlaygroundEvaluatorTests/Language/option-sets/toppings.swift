// An option set is made of bits: literals, questions, combinations and changes.
struct Toppings: OptionSet {
    let rawValue: Int
    static let cheese = Toppings(rawValue: 1 << 0)
    static let olives = Toppings(rawValue: 1 << 1)
    static let basil = Toppings(rawValue: 1 << 2)
    static let green: Toppings = [.olives, .basil]
    static let all: Toppings = [.cheese, .green]
}

var order: Toppings = [.cheese, .olives]
print(order.rawValue, order.contains(.cheese), order.contains(.green), order.isEmpty)
print(order.insert(.basil), order == .all)
print(order.insert(.basil).inserted)
print(order.remove(.olives) as Any, order.remove(.olives) as Any)
order.formUnion(.green)
print(order.isSuperset(of: .green), order.isStrictSubset(of: .all), order.isDisjoint(with: []))
print(order.intersection(.green).rawValue, order.subtracting(.cheese) == .green)
print(order.symmetricDifference([.cheese, .basil]))
print(Toppings(), Toppings().isEmpty, Toppings([]) == [])

func price(of toppings: Toppings) -> Int {
    var sum = 8
    if toppings.contains(.cheese) { sum += 2 }
    if !toppings.isDisjoint(with: .green) { sum += 1 }
    return sum
}
print(price(of: []), price(of: .basil), price(of: [.cheese, .olives]))
