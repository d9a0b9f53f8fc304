// Mirror: looking at values from outside.
struct Person { var name = "Ann", age: Int? = 30 }
enum State { case idle, busy(Int), done(code: Int, text: String) }
class Animal { var legs = 4 }
class Dog: Animal { var name = "Rex" }
func describe(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let style = mirror.displayStyle.map { "\($0)" } ?? "plain"
    let parts = mirror.children.map { "\($0.label ?? "_"): \($0.value)" }
    return "\(mirror.subjectType) \(style) [\(parts.joined(separator: ", "))]"
}
for value in [Person(), State.busy(2), State.done(code: 1, text: "x"), State.idle, (1, b: "two"), [1, 2], ["k": 1], 5, "text", Dog(), Optional(3) as Any, Set([1])] as [Any] {
    print(describe(value))
}
print(Mirror(reflecting: Dog()).superclassMirror.map { $0.children.map { $0.label! } } ?? [])
for child in Mirror(reflecting: Person()).children where child.label != "age" { print(child.label!, child.value) }
if let age = Mirror(reflecting: Person()).children.first(where: { $0.label == "age" })?.value as? Int { print(age) }
print(Mirror(reflecting: Person()).children.count, Mirror(reflecting: nil as Int? as Any).children.isEmpty, Mirror(reflecting: Person()).descendant("name") ?? "-")
