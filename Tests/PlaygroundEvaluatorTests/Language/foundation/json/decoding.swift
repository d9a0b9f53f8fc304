// Decoding JSON into types: nested, optional, arrays, dictionaries, keys of another name.
import Foundation
struct Team: Codable {
    struct Member: Codable, Equatable { var name: String; var age: Int?; var isLead = false
        enum CodingKeys: String, CodingKey { case name, age, isLead = "is_lead" }
    }
    var title: String
    var members: [Member]
    var scores: [String: Double]
    var site: URL?
    var tags: Set<String>
}
let json = """
{"title": "Blue", "members": [{"name": "Ann", "age": 30, "is_lead": true}, {"name": "Bob", "age": null, "is_lead": false}],
 "scores": {"win": 2.5, "loss": 1}, "site": "https://example.com", "tags": ["x"], "ignored": [1, {"deep": true}]}
"""
let team = try JSONDecoder().decode(Team.self, from: Data(json.utf8))
print(team.title, team.members.count, team.members[0], team.members[1].age as Any, team.scores["win"]!, team.scores["loss"]!, team.site!.host!, team.tags)
print(team.members[0] == Team.Member(name: "Ann", age: 30, isLead: true), try JSONDecoder().decode([Int].self, from: Data("[1, 2]".utf8)), try JSONDecoder().decode([String: [Bool]].self, from: "{\"a\": [true]}".data(using: .utf8)!))
enum Color: String, Codable { case red, green }
enum Level: Int, Codable { case low = 1, high }
struct Thing: Codable { var color: Color; var level: Level; var point: [Double]; var nested: [[Int]] }
let thing = try JSONDecoder().decode(Thing.self, from: Data(#"{"color": "green", "level": 2, "point": [1, 2.5], "nested": [[1], []]}"#.utf8))
print(thing, thing.color == .green, thing.level.rawValue)
func failure<T: Decodable>(_ expected: T.Type, _ text: String) {
    do {
        _ = try JSONDecoder().decode(expected, from: Data(text.utf8))
        print("decoded")
    } catch DecodingError.keyNotFound(let key, let context) {
        print("missing", key.stringValue, context.codingPath.map(\.stringValue))
    } catch DecodingError.typeMismatch(let type, let context) {
        print("mismatch", type, context.codingPath.map(\.stringValue))
    } catch DecodingError.valueNotFound(let type, let context) {
        print("no value", type, context.codingPath.map(\.stringValue))
    } catch DecodingError.dataCorrupted(let context) {
        print("corrupted", context.codingPath.count)
    } catch { print("other", type(of: error)) }
}
failure(Team.Member.self, "{}")
failure(Team.Member.self, #"{"name": 5, "is_lead": true}"#)
failure([Team.Member].self, #"[{"name": null, "is_lead": true}]"#)
failure(Thing.self, "not json")
failure(Color.self, "\"purple\"")
failure([Int].self, "[1, \"x\"]")
failure(Int.self, "5")
print((try? JSONDecoder().decode(Team.self, from: Data())) == nil, (try? JSONDecoder().decode(String.self, from: Data("\"x\"".utf8))) ?? "-")
