// What initializers may do before, and what only after, everything has a value.
class Vehicle {
    let wheels: Int
    var name = "vehicle"
    init(wheels: Int) {
        self.wheels = wheels
        describe()
    }
    convenience init?(text: String) {
        guard let count = Int(text) else { return nil }
        self.init(wheels: count)
        name = "made of " + text
    }
    func describe() { print(name, wheels, type(of: self)) }
}
class Bike: Vehicle {
    let gears: Int
    var log: [String] { didSet { print("log changed") } }
    init(gears: Int) {
        let doubled = gears * 2
        self.gears = doubled
        log = ["new"]
        super.init(wheels: 2)
        name = "bike"
        log.append(name)
        describe()
    }
}
struct Span {
    let low: Int, high: Int
    var note: String?
    init(_ first: Int, _ second: Int) {
        if first < second { (low, high) = (first, second) } else { (low, high) = (second, first) }
        note = "length \(length)"
    }
    init(upTo end: Int) { self.init(0, end) }
    init(like other: Span) { self = other }
    var length: Int { high - low }
}
enum Light {
    case red, green
    init?(_ word: String) {
        switch word {
        case "stop": self = .red
        case "go": self = .green
        default: return nil
        }
    }
}
_ = Bike(gears: 3)
print(Vehicle(text: "four") == nil, Vehicle(text: "4")?.name ?? "none")
print(Span(5, 2), Span(like: Span(upTo: 3)).length, Light("go") as Any, Light("jump") as Any)
