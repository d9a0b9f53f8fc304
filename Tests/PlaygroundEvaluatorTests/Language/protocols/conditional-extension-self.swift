// Extensions constrained to Self conforming to more, and to concrete types.
protocol Vehicle { var wheels: Int { get } }
protocol Electric { var range: Int { get } }
extension Vehicle { var kind: String { wheels == 2 ? "bike" : "other" } }
extension Vehicle where Self: Electric { var kind: String { "electric with \(range) km" }; func charge() -> String { "charging" } }
extension Vehicle where Self == Tram { func ring() -> String { "ding" } }
struct Bike: Vehicle { let wheels = 2 }
struct Scooter: Vehicle, Electric { let wheels = 2, range = 30 }
struct Tram: Vehicle { let wheels = 8 }
print(Bike().kind, Scooter().kind, Scooter().charge(), Tram().ring(), Tram().kind)
func kind<V: Vehicle>(_ v: V) -> String { v.kind }
print(kind(Scooter()), (Scooter() as any Vehicle).kind)
