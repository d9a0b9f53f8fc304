// JSONSerialization: objects without types.
import Foundation
let text = #"{"name": "Ann", "age": 30, "height": 1.75, "tags": ["a", "b"], "address": {"city": "Oslo"}, "none": null, "ok": true}"#
let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
print(object["name"] as? String ?? "-", object["age"] as? Int ?? 0, object["height"] as? Double ?? 0, (object["tags"] as? [String]) ?? [], object["ok"] as? Bool ?? false, object["none"] is NSNull, object.count)
if let address = object["address"] as? [String: Any], let city = address["city"] as? String { print(city) }
let list = try JSONSerialization.jsonObject(with: Data("[1, \"x\", [2]]".utf8), options: []) as! [Any]
print(list.count, list[0] as! Int, list[1] as? String ?? "-", (list[2] as? [Int]) ?? [])
let data = try JSONSerialization.data(withJSONObject: ["b": 1, "a": [true, "x", 2.5]] as [String: Any], options: [.sortedKeys])
print(String(data: data, encoding: .utf8)!, JSONSerialization.isValidJSONObject(["k": 1]), JSONSerialization.isValidJSONObject(["k": Date()]))
print(String(decoding: try JSONSerialization.data(withJSONObject: ["k": [1]], options: [.prettyPrinted]), as: UTF8.self))
do { _ = try JSONSerialization.jsonObject(with: Data("{bad".utf8)) } catch { print("bad json") }
print((try? JSONSerialization.jsonObject(with: Data("5".utf8), options: .fragmentsAllowed)) as? Int ?? 0, (try? JSONSerialization.jsonObject(with: Data())) == nil)
for (key, value) in object.sorted(by: { $0.key < $1.key }) {
    switch value {
    case let text as String: print(key, "text", text)
    case let list as [Any]: print(key, "list", list.count)
    case let dictionary as [String: Any]: print(key, "object", dictionary.keys.sorted())
    default: print(key, "other")
    }
}
