// CodingKeys rename and leave out properties; decodeIfPresent by default value in a custom init.
import Foundation
struct Profile: Codable {
    var id: Int
    var fullName: String
    var secret = "hidden"
    enum CodingKeys: String, CodingKey { case id = "user_id", fullName }
}
struct Settings: Decodable {
    let theme: String
    let size: Int
    enum CodingKeys: CodingKey { case theme, size }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        theme = try container.decodeIfPresent(String.self, forKey: .theme) ?? "light"
        size = try container.decode(Int.self, forKey: .size)
    }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
encoder.keyEncodingStrategy = .convertToSnakeCase
print(String(decoding: try encoder.encode(Profile(id: 3, fullName: "Jo")), as: UTF8.self))
let profile = try JSONDecoder().decode(Profile.self, from: Data(#"{"user_id": 9, "fullName": "Al"}"#.utf8))
print(profile.id, profile.fullName, profile.secret)
print(try JSONDecoder().decode(Settings.self, from: Data(#"{"size": 4}"#.utf8)))
do { _ = try JSONDecoder().decode(Settings.self, from: Data(#"{"theme": "x"}"#.utf8)) }
catch DecodingError.keyNotFound(let key, _) { print("missing", key.stringValue) }
