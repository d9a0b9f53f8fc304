// A recursive enum for JSON with literals, subscripts and pretty printing.
enum JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral {
    case string(String), number(Int), bool(Bool), list([JSON]), object([(String, JSON)])
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: JSON...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }
    subscript(key: String) -> JSON? {
        guard case .object(let pairs) = self else { return nil }
        return pairs.first { $0.0 == key }?.1
    }
    subscript(index: Int) -> JSON? { if case .list(let items) = self, items.indices.contains(index) { items[index] } else { nil } }
    var text: String {
        switch self {
        case .string(let text): "\"\(text)\""
        case .number(let number): "\(number)"
        case .bool(let flag): "\(flag)"
        case .list(let items): "[" + items.map(\.text).joined(separator: ",") + "]"
        case .object(let pairs): "{" + pairs.map { "\($0.0):\($0.1.text)" }.joined(separator: ",") + "}"
        }
    }
}
let data: JSON = ["name": "Bo", "age": 3, "tags": ["a", 2, ["deep": []]], "ok": true]
print(data.text)
print(data["tags"]?[2]?["deep"]?.text ?? "none", data["age"]?[0]?.text ?? "none")
