// A wrapper conforms when its content does; arrays of it then work too; casts ask at run time.
protocol Summary { var summary: String { get } }
extension Int: Summary { var summary: String { "#\(self)" } }
extension String: Summary { var summary: String { isEmpty ? "(empty)" : self } }
extension Array: Summary where Element: Summary {
    var summary: String { "[" + map(\.summary).joined(separator: " ") + "]" }
}
extension Optional: Summary where Wrapped: Summary {
    var summary: String { self?.summary ?? "nothing" }
}
struct Box<T> { var content: T }
extension Box: Summary where T: Summary { var summary: String { "box of " + content.summary } }
extension Box: Equatable where T: Equatable {}
print([1, 2].summary, [["a", ""], []].summary, Box(content: [3]).summary)
print((nil as Int?).summary, Optional("x").summary)
print(Box(content: 1) == Box(content: 1), [Box(content: "a")].contains(Box(content: "b")))
let values: [Any] = [5, "t", 2.5, [1], Box(content: 1.5), Box(content: 4)]
print(values.map { ($0 as? Summary)?.summary ?? "?" })
