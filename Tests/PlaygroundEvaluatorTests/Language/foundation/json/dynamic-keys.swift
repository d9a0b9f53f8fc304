// Keys that only the data knows, and containers inside of containers.
import Foundation

struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

struct Rates: Codable {
    var base: String
    var rates: [(currency: String, rate: Double)]

    init(from decoder: any Decoder) throws {
        let outer = try decoder.container(keyedBy: AnyKey.self)
        base = try outer.decode(String.self, forKey: AnyKey("base"))
        let inner = try outer.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("rates"))
        rates = try inner.allKeys.sorted { $0.stringValue < $1.stringValue }.map { ($0.stringValue, try inner.decode(Double.self, forKey: $0)) }
    }

    func encode(to encoder: any Encoder) throws {
        var outer = encoder.container(keyedBy: AnyKey.self)
        try outer.encode(base, forKey: AnyKey("base"))
        var list = outer.nestedUnkeyedContainer(forKey: AnyKey("list"))
        for rate in rates { try list.encode("\(rate.currency) \(rate.rate)") }
    }
}
let json = #"{"base": "EUR", "rates": {"USD": 1.25, "CHF": 0.5, "SEK": 11}}"#
let rates = try JSONDecoder().decode(Rates.self, from: Data(json.utf8))
print(rates.base, rates.rates)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(rates), as: UTF8.self))
print(AnyKey(intValue: 3) == nil, AnyKey(stringValue: "x")!.stringValue)
