// A branch hands its value on; what holds objects is let go of only afterwards.
final class Ship {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("scrapped", name) }
}

struct Berth { var ship: Ship? }

func berth(for tonnage: Int) -> Berth {
    let berth: Berth = if tonnage > 100 { Berth(ship: Ship("Titania")) } else { Berth(ship: nil) }
    let crew = switch tonnage {
    case ..<10: ["captain"]
    case 10..<50: ["captain", "mate"]
    default: Array(repeating: "sailor", count: tonnage / 50)
    }
    print("crew of", crew.count)
    return berth
}

func visit() throws {
    struct Sunk: Error {}
    let ship = if berth(for: 150).ship != nil { Ship("Ariel") } else { throw Sunk() }
    let double: Double? = if ship.name.isEmpty { nil } else { 1 }
    print(ship.name, double as Any)
}

print(berth(for: 20).ship?.name ?? "empty")
try visit()
let optional = if berth(for: 5).ship != nil { nil as Int? } else { 3 }
print(optional as Any)
