// Overloads chosen by label, number, argument type, result type and generic rank.
func show(_ n: Int) -> String { "int \(n)" }
func show(_ d: Double) -> String { "double \(d)" }
func show(_ s: String) -> String { "string \(s)" }
func show<T>(_ value: T) -> String { "any \(value)" }
func show<T>(_ list: [T]) -> String { "list of \(list.count)" }
func show(_ a: Int, _ b: Int) -> String { "two \(a + b)" }
func show(name: String) -> String { "named \(name)" }
func show(_ optional: Int?) -> String { "optional" }
print(show(1), show(1.5), show("x"), show(true), show([1, 2]), show(1, 2), show(name: "n"), show(nil as Int?))
func read() -> Int { 7 }
func read() -> String { "seven" }
let number: Int = read(), word: String = read()
print(number + 1, word.count, (read() as String).uppercased())
func parse(_ text: String) -> Int? { Int(text) }
func parse(_ text: String) -> [Character] { Array(text) }
if let n: Int = parse("12") { print(n) }
let letters: [Character] = parse("12")
print(letters)
struct Printer {
    func run(_ n: Int) -> String { "i\(n)" }
    func run(_ n: Float) -> String { "f\(n)" }
    func run(fast n: Int) -> String { "fast\(n)" }
    static func run(_ n: Int) -> String { "static\(n)" }
}
print(Printer().run(2), Printer().run(2.5), Printer().run(fast: 3), Printer.run(4))
func size(of value: some Collection) -> String { "collection \(value.count)" }
func size(of value: String) -> String { "text \(value.count)" }
print(size(of: [1, 2]), size(of: "abc"), size(of: [1: 2]))
