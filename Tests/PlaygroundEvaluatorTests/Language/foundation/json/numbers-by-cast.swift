import Foundation
// A number read as part of `Any` is seen as every type that can hold it.
let json = """
{"count": 5, "price": 2.5, "whole": 2.0, "open": true, "zero": 0, "name": "x", "mixed": [1, 2.5], "list": [1, 2],
 "inner": {"k": 1}, "none": null, "big": 12345678901}
"""
let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
for key in ["count", "price", "whole", "open", "zero", "name", "none"] {
    let value = object[key] ?? ""
    print(key, value as? Int ?? -1, value as? Double ?? -1, (value as? Bool).map { "\($0)" } ?? "-", value is String)
}
print(object["mixed"] as? [Double] ?? [], object["list"] as? [Int] ?? [], object["list"] as? [Double] ?? [])
print(object["mixed"] as? [Int] ?? [], object["inner"] as? [String: Double] ?? [:], object["none"] is NSNull)
print(object["big"] as? Int ?? 0, object["count"] as? UInt8 ?? 0, object["big"] as? UInt8 ?? 0, object["count"] as? Float ?? 0)
func kind(_ value: Any) -> String {
    switch value {
    case let number as Int: "int \(number)"
    case let number as Double: "double \(number)"
    case let text as String: "text \(text)"
    case is NSNull: "null"
    default: "other"
    }
}
print(["count", "price", "name", "none", "inner"].map { kind(object[$0] ?? "") })
print(object["count"]!, object["price"]!, "\(object["big"]!)", (object["count"] as? NSNumber)?.doubleValue ?? 0)
let again = try JSONSerialization.data(withJSONObject: object["inner"] ?? [:], options: .sortedKeys)
print(String(decoding: again, as: UTF8.self))
