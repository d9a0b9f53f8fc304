// JSON without types of one's own.
import Foundation
let data = Data(#"{"name": "Ann", "age": 30, "tags": ["a", "b"], "nested": {"x": 1.5}, "ok": true}"#.utf8)
if let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] {
    print(object["name"] as? String ?? "", object["age"] as? Int ?? 0, object["ok"] as? Bool ?? false)
    if let tags = object["tags"] as? [String] { print(tags) }
    if let nested = object["nested"] as? [String: Any], let x = nested["x"] as? Double { print(x) }
    print(object["missing"] == nil, object.keys.sorted())
}
let out = try JSONSerialization.data(withJSONObject: ["a": 1], options: [.sortedKeys])
print(String(data: out, encoding: .utf8)!)
do { _ = try JSONSerialization.jsonObject(with: Data("nope".utf8)) } catch { print("not JSON") }
