// Coding by hand.
import Foundation
struct Celsius: Codable {
    var degrees: Double
    enum CodingKeys: String, CodingKey { case degrees = "temp", unit }
    init(degrees: Double) { self.degrees = degrees }
    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let number = try values.decode(Double.self, forKey: .degrees)
        let unit = try values.decodeIfPresent(String.self, forKey: .unit) ?? "C"
        degrees = unit == "F" ? (number - 32) / 1.8 : number
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(degrees, forKey: .degrees)
        try container.encode("C", forKey: .unit)
    }
}
let read = try JSONDecoder().decode([Celsius].self, from: Data(#"[{"temp": 5}, {"temp": 212, "unit": "F"}]"#.utf8))
print(read.map(\.degrees))
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(read), encoding: .utf8)!)
enum Shape: Codable { case dot, box(width: Int, Int) }
print(String(data: try encoder.encode([Shape.dot, .box(width: 1, 2)]), encoding: .utf8)!)
print(try JSONDecoder().decode(Shape.self, from: Data(#"{"box": {"width": 3, "_1": 4}}"#.utf8)))
struct Page<Item: Codable>: Codable { var items: [Item]; var next: URL? }
let page = try JSONDecoder().decode(Page<Int>.self, from: Data(#"{"items": [1, 2], "next": "https://a.b"}"#.utf8))
print(page.items, page.next!)
struct Note: Codable { var id: UUID; var text: String; var when: Date; var extra: [String: Int] }
let note = Note(id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, text: "t", when: Date(timeIntervalSinceReferenceDate: 5), extra: ["k": 1])
let text = String(data: try encoder.encode(note), encoding: .utf8)!
print(text, try JSONDecoder().decode(Note.self, from: Data(text.utf8)).when == note.when)
