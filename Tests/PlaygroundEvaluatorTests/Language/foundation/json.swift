// JSON in and out.
import Foundation
enum Level: String, Codable { case easy, hard = "difficult" }
struct Step: Codable, Equatable { var text: String; var minutes: Int? }
struct Recipe: Codable, Equatable {
    var title: String
    var steps: [Step]
    var level: Level
    var rating = 4.5
    enum CodingKeys: String, CodingKey { case title = "name", steps, level, rating }
}
let recipe = Recipe(title: "Soup", steps: [Step(text: "cut", minutes: 3), Step(text: "cook", minutes: nil)], level: .hard)
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let data = try encoder.encode(recipe)
print(String(data: data, encoding: .utf8)!)
let decoder = JSONDecoder()
print(try decoder.decode(Recipe.self, from: data) == recipe)
print(try decoder.decode([Step].self, from: Data(#"[{"text": "a"}, {"text": "b", "minutes": 1}]"#.utf8)))
do {
    _ = try decoder.decode(Recipe.self, from: Data(#"{"name": "x"}"#.utf8))
} catch DecodingError.keyNotFound(let key, let context) {
    print(key.stringValue, context.debugDescription)
}
do {
    _ = try decoder.decode(Step.self, from: Data(#"{"text": 1}"#.utf8))
} catch let error as DecodingError {
    print(error)
} catch {
    print("other", error)
}
struct Snake: Codable { var firstName: String; var bornAt: Date }
decoder.keyDecodingStrategy = .convertFromSnakeCase
decoder.dateDecodingStrategy = .iso8601
print(try decoder.decode(Snake.self, from: Data(#"{"first_name": "A", "born_at": "2001-01-01T00:00:00Z"}"#.utf8)))
let plain = JSONEncoder()
plain.outputFormatting = .sortedKeys
print(String(decoding: try plain.encode(["b": [1, 2], "a": []]), as: UTF8.self))
struct Custom: Codable {
    var value: Int
    init(value: Int) { self.value = value }
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = try container.decode(Int.self) * 2
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value / 2)
    }
}
print(try JSONDecoder().decode([Custom].self, from: Data("[1, 2]".utf8)).map(\.value), String(decoding: try plain.encode([Custom(value: 8)]), as: UTF8.self))
