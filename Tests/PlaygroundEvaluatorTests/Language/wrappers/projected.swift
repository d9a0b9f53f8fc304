// A generic wrapper with a projected value read through $name; the wrapper itself through _name.
@propertyWrapper
struct Tracked<Value> {
    private(set) var projectedValue: [Value] = []
    var wrappedValue: Value {
        didSet { projectedValue.append(oldValue) }
    }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Editor {
    @Tracked var text = "draft"
    @Tracked var size: Double = 12
    mutating func undo() { if let last = _text.projectedValue.last { text = last } }
}
var editor = Editor()
editor.text = "second"
editor.text += "!"
print(editor.text, editor.$text, editor.$size.count)
editor.undo()
print(editor.text, editor.$text.count)
editor.size = 14
print(editor.$size)
