// Static properties are made once, on first use; lazy ones per object, also after being set by hand.
func loud(_ text: String) -> String { print("making", text); return text }
final class Theater {
    static let founder = loud("founder")
    static var plays = [loud("first play")]
    lazy var stage = loud("stage of \(name)")
    lazy private(set) var seats: [Int] = (1...3).map { $0 * 10 }
    let name: String
    init(_ name: String) { self.name = name }
}
print("start")
let globe = Theater("Globe"), odeon = Theater("Odeon")
odeon.stage = "own stage"
print(odeon.stage)
print(globe.stage, globe.stage.count)
Theater.plays.append("second")
print(Theater.plays, Theater.founder, Theater.founder)
print(globe.seats.count)
