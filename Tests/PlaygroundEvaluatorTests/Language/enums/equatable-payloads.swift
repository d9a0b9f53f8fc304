// Equatable and Hashable made for enums with payloads; use as keys and in sets.
enum Place: Hashable {
    case home
    case street(String, number: Int?)
    case at(Coordinates)
    struct Coordinates: Hashable { var latitude, longitude: Double }
}
var visits: [Place: Int] = [:]
let walk: [Place] = [.home, .street("Elm", number: 4), .home, .street("Elm", number: nil), .at(.init(latitude: 1, longitude: 2)), .street("Elm", number: 4)]
for place in walk { visits[place, default: 0] += 1 }
print(visits[.home]!, visits[.street("Elm", number: 4)]!, visits[.street("Elm", number: nil)]!)
print(Set(walk).count, walk.firstIndex(of: .at(Place.Coordinates(latitude: 1, longitude: 2)))!)
print(Place.home == .home, Place.street("A", number: 1) != .street("A", number: 2))
