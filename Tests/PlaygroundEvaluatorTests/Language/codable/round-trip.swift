// Synthesised Codable: nested types, optionals, arrays, enums with raw values, dates left out.
import Foundation
enum Kind: String, Codable { case fiction, science }
struct Author: Codable, Equatable { var name: String; var born: Int? }
struct Book: Codable, Equatable {
    var title: String
    var kind: Kind
    var authors: [Author]
    var ratings: [String: Double]
}
let book = Book(title: "Cosmos", kind: .science, authors: [Author(name: "Carl", born: 1934), Author(name: "Ann")], ratings: ["me": 4.5])
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let data = try encoder.encode(book)
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode(Book.self, from: data)
print(back == book, back.authors[1].born as Any)
do { _ = try JSONDecoder().decode(Book.self, from: Data(#"{"title": "x", "kind": "poetry"}"#.utf8)) }
catch is DecodingError { print("not a book") }
