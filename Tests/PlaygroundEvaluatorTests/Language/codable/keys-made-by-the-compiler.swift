import Foundation
// `CodingKeys` that nobody wrote.
struct Settings: Codable {
    var theme = "light"
    var size = 12
    var tags: Set<String> = []
    init() {}
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        theme = try container.decodeIfPresent(String.self, forKey: .theme) ?? "light"
        size = (try? container.decode(Int.self, forKey: .size)) ?? 12
        tags = try container.decodeIfPresent(Set<String>.self, forKey: .tags) ?? []
    }
}
let read = try JSONDecoder().decode(Settings.self, from: Data(#"{"size": "big", "tags": ["a"]}"#.utf8))
print(read)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(Settings()), as: UTF8.self))

struct Reading {
    let place: String
    var celsius: Double
    var fahrenheit: Double { celsius * 1.8 + 32 }
}
extension Reading: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(place.uppercased(), forKey: .place)
        try container.encode(celsius.rounded(), forKey: .celsius)
    }
}
print(String(decoding: try encoder.encode(Reading(place: "Oslo", celsius: 1.6)), as: UTF8.self))
print(try JSONDecoder().decode(Reading.self, from: Data(#"{"place": "Rome", "celsius": 20}"#.utf8)).fahrenheit)
