// Subscripts with their own generic parameters and constraints.
struct Json {
    var fields: [String: Any]
    subscript<T>(key: String, as type: T.Type = T.self) -> T? { fields[key] as? T }
    subscript<R: RawRepresentable>(key: R) -> Any? where R.RawValue == String {
        get { fields[key.rawValue] }
        set { fields[key.rawValue] = newValue }
    }
}
enum Field: String { case name, age }
var json = Json(fields: ["name": "Iris", "age": 31, "tags": ["x", "y"]])
let name: String? = json["name"]
print(name ?? "-", json["age", as: Int.self] ?? 0, json["age", as: String.self] ?? "not text")
print(json["tags", as: [String].self]?.count ?? 0)
json[Field.age] = 32
print(json[Field.age] as? Int ?? 0)
