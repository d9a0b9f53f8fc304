// The beginning and the end of a string: prefixes, suffixes, and what is left without them.
let title = "Swift by example"
print(title.prefix(5), title.suffix(7), title.dropFirst(9), title.dropLast(11))
print(title.prefix(100), title.suffix(0), title.dropFirst(100).isEmpty)
print(title.prefix { $0 != " " }, title.prefix(while: \.isLetter), title.drop { $0 != " " }, title.drop(while: { $0.isLetter }))
print(title.prefix(upTo: title.firstIndex(of: " ")!), title.prefix(through: title.firstIndex(of: "f")!), title.suffix(from: title.firstIndex(of: "x")!))
print(title.first!, title.last!, title.first?.isUppercase ?? false, "".first as Any)
func shortened(_ text: String, to length: Int) -> String {
    text.count <= length ? text : text.prefix(length - 1) + "…"
}
print(shortened(title, to: 8), shortened("short", to: 8))
let capitalized = title.prefix(1).lowercased() + title.dropFirst()
print(capitalized, type(of: capitalized), type(of: title.prefix(1)))
print(title.commonPrefix(with: "Swiftly"), title.elementsEqual("Swift by example"))
extension String {
    func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
