// Properties that are not coded, defaults for missing keys, and values behind optionals.
import Foundation

struct Settings: Codable, Equatable {
    var theme = "light"
    var size: Int
    var tags: Set<String> = []
    var note: String?
    var isLarge: Bool { size > 12 }

    private enum CodingKeys: String, CodingKey { case theme, size = "font_size", tags, note }

    init(size: Int) { self.size = size }
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        theme = try values.decodeIfPresent(String.self, forKey: .theme) ?? "dark"
        size = try values.decode(Int.self, forKey: .size)
        tags = try values.decodeIfPresent(Set<String>.self, forKey: .tags) ?? []
        note = try? values.decode(String.self, forKey: .note)
    }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func roundTrip(_ json: String) throws -> Settings { try JSONDecoder().decode(Settings.self, from: Data(json.utf8)) }
let made = Settings(size: 10)
print(String(decoding: try encoder.encode(made), as: UTF8.self), made.isLarge)
print(try roundTrip(#"{"font_size": 14}"#))
print(try roundTrip(#"{"font_size": 14, "tags": ["a"], "note": 5, "extra": [1]}"#).tags)
print(try roundTrip(String(decoding: try encoder.encode(made), as: UTF8.self)) == made)
