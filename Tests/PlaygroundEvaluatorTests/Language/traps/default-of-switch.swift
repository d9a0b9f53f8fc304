// A state that should not be: `preconditionFailure` in a default case.
enum Light: String { case red, green }
func next(_ name: String) -> Light {
    switch name {
    case "red": .green
    case "green": .red
    default: preconditionFailure("no light called \(name)")
    }
}
print(next("red"), next("green"))
print(next("blue"))
