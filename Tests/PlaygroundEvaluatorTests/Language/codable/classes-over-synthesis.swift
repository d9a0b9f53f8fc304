import Foundation
// Subclasses that build on what the compiler makes for their superclass.
class Vehicle: Codable {
    let id: Int
    var name: String
    var note: String?
    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
final class Car: Vehicle {
    var doors: Int
    private enum Keys: String, CodingKey { case doors }
    init(id: Int, name: String, doors: Int) {
        self.doors = doors
        super.init(id: id, name: name)
    }
    required init(from decoder: any Decoder) throws {
        doors = try decoder.container(keyedBy: Keys.self).decodeIfPresent(Int.self, forKey: .doors) ?? 4
        try super.init(from: decoder)
    }
    override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(doors, forKey: .doors)
    }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let garage: [Vehicle] = [Car(id: 1, name: "Mini", doors: 2), Vehicle(id: 2, name: "Bike")]
print(String(decoding: try encoder.encode(garage), as: UTF8.self))
let car = try JSONDecoder().decode(Car.self, from: Data(#"{"id": 7, "name": "Van", "note": "old"}"#.utf8))
print(car.id, car.name, car.doors, car.note ?? "-")

class Animal: Codable { var legs = 4; enum CodingKeys: String, CodingKey { case legs = "leg_count" } }
final class Bird: Animal { var song = "tweet" }
let bird = try JSONDecoder().decode(Bird.self, from: Data(#"{"leg_count": 2, "song": "caw"}"#.utf8))
print(bird.legs, bird.song, String(decoding: try encoder.encode(bird), as: UTF8.self), Animal().legs)
