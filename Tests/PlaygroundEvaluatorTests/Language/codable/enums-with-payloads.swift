// Codable made for enums with associated values, and encode(to:) written by hand for another.
import Foundation
enum Shape: Codable, Equatable {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
    case none
}
struct Celsius: Codable {
    var degrees: Double
    init(degrees: Double) { self.degrees = degrees }
    init(from decoder: Decoder) throws { degrees = try decoder.singleValueContainer().decode(Double.self) }
    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(degrees)
    }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let shapes: [Shape] = [.circle(radius: 1.5), .rectangle(width: 2, height: 3), .none]
let data = try encoder.encode(shapes)
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode([Shape].self, from: data) == shapes)
let temperatures = try encoder.encode(["oslo": Celsius(degrees: -4.5)])
print(String(decoding: temperatures, as: UTF8.self))
print(try JSONDecoder().decode([String: Celsius].self, from: temperatures)["oslo"]!.degrees)
