// Encoding types as JSON: order of keys, layout, what is left out.
import Foundation
struct Item: Codable { var name: String; var price: Double; var count: Int?; var tags: [String]; var isNew: Bool }
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
func text<T: Encodable>(_ value: T) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
print(try text(Item(name: "tea \"green\"", price: 2.5, count: nil, tags: ["a", "b"], isNew: true)))
print(try text([Item(name: "é/ü", price: 3, count: 1, tags: [], isNew: false)]), try text([1: "one"]), try text(["k": [1, nil, 3]]), try text([1.0, 0.1, 1e10]))
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(try text(Item(name: "x", price: 1.25, count: 2, tags: ["t"], isNew: true)))
print(try text(["empty": [String]()]), try text([String: Int]()))
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
print(try text(["url": URL(string: "https://a.b/c")!]), try text("text"), try text(5), try text(true), try text(nil as Int?))
enum Shape: Codable { case circle(radius: Double), square(side: Int), dot, pair(Int, String) }
print(try text([Shape.circle(radius: 1), .square(side: 2), .dot, .pair(1, "a")]))
print(try JSONDecoder().decode([Shape].self, from: Data(#"[{"dot": {}}, {"circle": {"radius": 2}}]"#.utf8)))
enum Suit: String, Codable, CaseIterable { case hearts, spades }
print(try text(Suit.allCases), try text(["trump": Suit.hearts]))
class Animal: Codable { var legs = 4; var name: String; init(name: String) { self.name = name } }
print(try text(Animal(name: "cat")), try JSONDecoder().decode(Animal.self, from: Data(#"{"legs": 3, "name": "dog"}"#.utf8)).legs)
let round = try JSONDecoder().decode(Item.self, from: encoder.encode(Item(name: "r", price: 1, count: 3, tags: [], isNew: false)))
print(round.name, round.count!, try encoder.encode([1, 2]).count, type(of: try encoder.encode(1)))
