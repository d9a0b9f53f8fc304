// @dynamicMemberLookup by string and by key path; @dynamicCallable; callAsFunction.
@dynamicMemberLookup
struct Json {
    var fields: [String: Int]
    subscript(dynamicMember name: String) -> Int {
        get { fields[name] ?? 0 }
        set { fields[name] = newValue }
    }
}
@dynamicMemberLookup
struct Wrapper<Value> {
    var value: Value
    subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
}
struct Point { var x = 1, y = 2 }
var json = Json(fields: ["a": 4])
json.b = json.a * 2
print(json.a, json.b, json.missing)
var wrapped = Wrapper(value: Point())
wrapped.x += 10
print(wrapped.x, wrapped.y, wrapped.value)
