// Codable written by hand: own keys, nested containers, several shapes, defaults.
import Foundation
struct Place: Codable {
    var name: String, latitude: Double, longitude: Double, rating: Int
    enum CodingKeys: String, CodingKey { case name, location, rating }
    enum LocationKeys: String, CodingKey { case latitude = "lat", longitude = "lon" }
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        rating = try container.decodeIfPresent(Int.self, forKey: .rating) ?? 3
        let location = try container.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
        latitude = try location.decode(Double.self, forKey: .latitude)
        longitude = try location.decode(Double.self, forKey: .longitude)
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name.uppercased(), forKey: .name)
        var location = container.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
        try location.encode(latitude, forKey: .latitude)
        try location.encode(longitude, forKey: .longitude)
    }
}
let place = try JSONDecoder().decode(Place.self, from: Data(#"{"name": "Oslo", "location": {"lat": 59.9, "lon": 10.7}}"#.utf8))
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(place.name, place.latitude, place.rating, String(decoding: try encoder.encode(place), as: UTF8.self))
enum Flexible: Codable {
    case number(Double), text(String), list([Flexible])
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) { self = .number(number) }
        else if let text = try? container.decode(String.self) { self = .text(text) }
        else { self = .list(try container.decode([Flexible].self)) }
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        }
    }
}
let mixed = try JSONDecoder().decode([Flexible].self, from: Data(#"[1, "two", [3, "four"]]"#.utf8))
print(mixed, String(decoding: try encoder.encode(mixed), as: UTF8.self))
struct Wrapper: Codable { var values: [Int]
    init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        values = []
        while !container.isAtEnd { values.append(try container.decode(Int.self) * 10) }
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.unkeyedContainer()
        for value in values { try container.encode(value) }
        try container.encodeNil()
    }
}
let wrapper = try JSONDecoder().decode(Wrapper.self, from: Data("[1, 2]".utf8))
print(wrapper.values, String(decoding: try encoder.encode(wrapper), as: UTF8.self))
struct Dynamic: Decodable {
    var fields: [String: Int] = [:]
    struct Key: CodingKey { var stringValue: String; var intValue: Int? { nil }; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { return nil } }
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for key in container.allKeys { fields[key.stringValue] = try container.decode(Int.self, forKey: key) }
    }
}
print(try JSONDecoder().decode(Dynamic.self, from: Data(#"{"a": 1, "b": 2}"#.utf8)).fields.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
struct Strict: Decodable { let age: Int
    enum CodingKeys: CodingKey { case age }
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        age = try container.decode(Int.self, forKey: .age)
        guard age >= 0, container.contains(.age) else { throw DecodingError.dataCorruptedError(forKey: .age, in: container, debugDescription: "negative") }
    }
}
do { _ = try JSONDecoder().decode(Strict.self, from: Data(#"{"age": -1}"#.utf8)) } catch DecodingError.dataCorrupted(let context) { print(context.debugDescription, context.codingPath.map(\.stringValue)) }
