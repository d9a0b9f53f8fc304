// Wrappers on class properties, local variables, and static ones; with memberwise initialization.
@propertyWrapper
struct Trimmed {
    var wrappedValue: String { didSet { wrappedValue = Self.trim(wrappedValue) } }
    init(wrappedValue: String) { self.wrappedValue = Self.trim(wrappedValue) }
    static func trim(_ text: String) -> String { text.split(separator: " ").joined(separator: " ") }
}
final class Form { @Trimmed var name: String; init(name: String) { self.name = name } }
struct Label { @Trimmed var title: String; var width = 3 }
let form = Form(name: "  Ada   Lovelace ")
print("[\(form.name)]")
form.name = " x "
print("[\(form.name)]")
var label = Label(title: " a  b ")
print(label.title, label.width)
func shout() {
    @Trimmed var local = "  loud  "
    local += "  "
    print("[\(local)]")
}
shout()
