// Strategies for dates, keys, data and unusual numbers.
import Foundation
struct Entry: Codable { var createdAt: Date; var userName: String; var rawData: Data? }
let date = Date(timeIntervalSince1970: 86_400)
let entry = Entry(createdAt: date, userName: "ann", rawData: Data([1, 2, 3]))
let encoder = JSONEncoder(), decoder = JSONDecoder()
encoder.outputFormatting = .sortedKeys
func encoded(_ value: some Encodable) throws -> String { String(data: try encoder.encode(value), encoding: .utf8)! }
print(try encoded(entry))
encoder.dateEncodingStrategy = .iso8601
encoder.keyEncodingStrategy = .convertToSnakeCase
print(try encoded(entry))
encoder.dateEncodingStrategy = .secondsSince1970
print(try encoded(entry))
encoder.dateEncodingStrategy = .millisecondsSince1970
encoder.dataEncodingStrategy = .base64
print(try encoded(entry))
let formatter = DateFormatter()
formatter.dateFormat = "yyyy/MM/dd"
formatter.timeZone = .gmt
formatter.locale = Locale(identifier: "en_US_POSIX")
encoder.dateEncodingStrategy = .formatted(formatter)
print(try encoded([date]))
encoder.dateEncodingStrategy = .custom { date, encoder in
    var container = encoder.singleValueContainer()
    try container.encode("day \(Int(date.timeIntervalSince1970) / 86_400)")
}
print(try encoded([date]))
decoder.keyDecodingStrategy = .convertFromSnakeCase
decoder.dateDecodingStrategy = .iso8601
let read = try decoder.decode(Entry.self, from: Data(#"{"created_at": "1970-01-02T00:00:00Z", "user_name": "bob"}"#.utf8))
print(read.createdAt, read.userName, read.rawData as Any)
decoder.dateDecodingStrategy = .secondsSince1970
print(try decoder.decode([Date].self, from: Data("[60, 0.5]".utf8)))
decoder.dateDecodingStrategy = .formatted(formatter)
print(try decoder.decode([Date].self, from: Data(#"["1999/12/31"]"#.utf8)))
decoder.dateDecodingStrategy = .custom { decoder in
    Date(timeIntervalSince1970: Double(try decoder.singleValueContainer().decode(String.self))!)
}
print(try decoder.decode([Date].self, from: Data(#"["120"]"#.utf8)))
encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
print(try encoded([Double.infinity, .nan, 1.5]))
do { _ = try JSONEncoder().encode(Double.nan) } catch EncodingError.invalidValue(let value, let context) { print("invalid", value, context.codingPath.count) }
decoder.dataDecodingStrategy = .base64
print(try decoder.decode([Data].self, from: Data(#"["AQID"]"#.utf8))[0].count)
