// Requirements { get } and { get set } met by stored, computed, constant and static members.
protocol Labelled {
    var label: String { get }
    var weight: Double { get set }
    static var unit: String { get }
}
struct Parcel: Labelled {
    let label: String
    var weight: Double
    static let unit = "kg"
}
final class Scale: Labelled {
    static var unit: String { "g" }
    var grams = 0.0
    var label: String { "scale with \(weight)" }
    var weight: Double {
        get { grams / 1000 }
        set { grams = newValue * 1000 }
    }
}
func load<T: Labelled>(_ thing: inout T, by weight: Double) -> String {
    thing.weight += weight
    return "\(thing.label) \(thing.weight) \(T.unit)"
}
var parcel = Parcel(label: "books", weight: 2)
var scale = Scale()
print(load(&parcel, by: 0.5), load(&scale, by: 0.25), scale.grams)
var things: [any Labelled] = [parcel, scale]
for index in things.indices { things[index].weight *= 2 }
print(things.map(\.weight), parcel.weight, scale.grams, type(of: things[1]).unit)
