// Coding errors that a program makes itself, and how they are written.
import Foundation

enum Key: String, CodingKey { case size, unit }
struct Size: Decodable {
    var bytes: Int
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let unit = try container.decode(String.self, forKey: .unit)
        guard let factor = ["B": 1, "kB": 1000][unit] else {
            throw DecodingError.dataCorrupted(.init(codingPath: [Key.unit], debugDescription: "no unit '\(unit)'"))
        }
        bytes = try container.decode(Int.self, forKey: .size) * factor
    }
}
for json in [#"{"size": 5, "unit": "kB"}"#, #"{"size": 5, "unit": "lb"}"#] {
    do { print(try JSONDecoder().decode(Size.self, from: Data(json.utf8)).bytes) } catch { print(error) }
}
let context = DecodingError.Context(codingPath: [Key.size], debugDescription: "half a byte")
print(DecodingError.typeMismatch(Int.self, context))
print(DecodingError.valueNotFound(String.self, context))
print(DecodingError.keyNotFound(Key.unit, context))
print(DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")))
print(EncodingError.invalidValue(5, .init(codingPath: [Key.unit], debugDescription: "too small")))
print([EncodingError.invalidValue("x", .init(codingPath: [], debugDescription: ""))])
