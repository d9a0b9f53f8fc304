// A wrapper that is a class shares its state; a wrapper with observers and a default.
@propertyWrapper
final class Shared<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Shared<Value> { self }
}
struct Window {
    @Shared var theme = "light"
    var title: String
}
let a = Window(title: "a")
var b = a
b.theme = "dark"
b.title = "b"
print(a.theme, b.theme, a.title, a.$theme === b.$theme)
var c = Window(theme: "blue", title: "c")
c.theme += "!"
print(c.theme, a.theme)
