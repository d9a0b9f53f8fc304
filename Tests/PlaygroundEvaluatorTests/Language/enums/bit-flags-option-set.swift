// An OptionSet: union, contains, insert, remove, literals and raw values.
struct Toppings: OptionSet {
    let rawValue: Int
    static let cheese = Toppings(rawValue: 1 << 0)
    static let ham = Toppings(rawValue: 1 << 1)
    static let olives = Toppings(rawValue: 1 << 2)
    static let classic: Toppings = [.cheese, .ham]
}
var pizza: Toppings = [.cheese]
pizza.insert(.olives)
print(pizza.contains(.olives), pizza.contains(.ham), pizza.rawValue)
pizza.formUnion(.classic)
print(pizza == [.cheese, .ham, .olives], pizza.subtracting(.classic) == .olives, pizza.isEmpty)
pizza.remove(.cheese)
print(pizza.intersection(.classic).rawValue, Toppings().isEmpty, pizza.isSuperset(of: [.ham]))
