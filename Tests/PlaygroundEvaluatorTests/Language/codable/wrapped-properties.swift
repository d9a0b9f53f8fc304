import Foundation
// Wrappers that know how they are coded.
protocol HasFallback { static var fallback: Self { get } }
extension Int: HasFallback { static var fallback: Int { -1 } }
extension String: HasFallback { static var fallback: String { "none" } }
@propertyWrapper struct Lenient<Value: Codable & HasFallback>: Codable {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
        wrappedValue = (try? decoder.singleValueContainer().decode(Value.self)) ?? .fallback
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}
struct Row: Codable {
    @Lenient var count: Int
    @Lenient var label: String
    var isOpen = true
    enum CodingKeys: String, CodingKey { case count = "n", label, isOpen = "open" }
}
struct Note: Codable { @Lenient var text: String }
let rows = try JSONDecoder().decode(
    [Row].self, from: Data(#"[{"n": 3, "label": "a", "open": false}, {"n": "x", "label": null, "open": true}]"#.utf8))
for row in rows { print(row.count, row.label, row.isOpen) }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(Row(count: 7, label: "b")), as: UTF8.self))
print(String(decoding: try encoder.encode([Note(text: "t")]), as: UTF8.self))
