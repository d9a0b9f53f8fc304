// A small language for markup made of a result builder with every kind of statement.
protocol Node { func render(_ indent: Int) -> String }
struct Text: Node {
    let s: String; init(_ s: String) { self.s = s };
    func render(_ i: Int) -> String { String(repeating: " ", count: i) + s }
}
struct Element: Node {
    let tag: String; var attrs: [(String, String)] = []; let children: [any Node]
    func render(_ i: Int) -> String {
        let pad = String(repeating: " ", count: i)
        let a = attrs.map { " \($0)=\"\($1)\"" }.joined()
        guard !children.isEmpty else { return "\(pad)<\(tag)\(a)/>" }
        return "\(pad)<\(tag)\(a)>\n" + children.map { $0.render(i + 2) }.joined(separator: "\n") + "\n\(pad)</\(tag)>"
    }
    func attr(_ k: String, _ v: String) -> Element { var c = self; c.attrs.append((k, v)); return c }
}
@resultBuilder enum HTML {
    static func buildExpression(_ n: any Node) -> [any Node] { [n] }
    static func buildExpression(_ s: String) -> [any Node] { [Text(s)] }
    static func buildBlock(_ parts: [any Node]...) -> [any Node] { parts.flatMap { $0 } }
    static func buildOptional(_ p: [any Node]?) -> [any Node] { p ?? [] }
    static func buildEither(first p: [any Node]) -> [any Node] { p }
    static func buildEither(second p: [any Node]) -> [any Node] { p }
    static func buildArray(_ p: [[any Node]]) -> [any Node] { p.flatMap { $0 } }
}
func tag(_ name: String, @HTML _ body: () -> [any Node]) -> Element { Element(tag: name, children: body()) }
func ul(_ items: [String], @HTML row: (String) -> [any Node]) -> Element {
    Element(tag: "ul", children: items.map { Element(tag: "li", children: row($0)) })
}
let loggedIn = true, names = ["Ann", "Bob"]
let page = tag("body") {
    "Hello"
    if loggedIn { tag("p") { "Welcome back" }.attr("class", "hi") } else { "Log in" }
    for n in names { tag("b") { n } }
    ul(names) { n in
        "Name: \(n)"; if n == "Bob" { "(admin)" }
    }
    switch names.count {
    case 0: "none";
    case 1: "one";
    default: "many"
    }
    let note = "local"
    note
}
print(page.render(0))
