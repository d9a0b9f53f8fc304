import Foundation
// Where in a list a value is read that cannot be used.
struct Amount: Decodable {
    let cents: Int
    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let cents = Int(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no \(text)"))
        }
        self.cents = cents
    }
}
struct Bill: Decodable { let amounts: [Amount] }
for json in [#"{"amounts": ["1", "20"]}"#, #"{"amounts": ["1", "x"]}"#] {
    do {
        print(try JSONDecoder().decode(Bill.self, from: Data(json.utf8)).amounts.map(\.cents))
    } catch DecodingError.dataCorrupted(let context) {
        print(context.debugDescription, context.codingPath.map(\.stringValue), context.codingPath.last?.intValue ?? -1)
    }
}
struct Envelope<Content: Codable>: Codable { var content: Content; var note: String? }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func show(_ value: some Codable) throws { print(String(decoding: try encoder.encode(value), as: UTF8.self)) }
try show(Envelope(content: [1, 2]))
try show(Envelope(content: ["a": Envelope(content: true)], note: "n"))
let again = try JSONDecoder().decode(Envelope<[String: [Int]]>.self, from: Data(#"{"content": {"k": [3]}}"#.utf8))
print(again)
