// A builder over a protocol: expressions of several types become one, conditions and loops inside a type's init.
protocol Widget { func render(_ depth: Int) -> String }
struct Text: Widget { let text: String; init(_ text: String) { self.text = text }; func render(_ depth: Int) -> String { text } }
struct Group: Widget {
    let title: String, children: [any Widget]
    init(_ title: String, @WidgetBuilder _ content: () -> [any Widget]) { self.title = title; children = content() }
    func render(_ depth: Int) -> String { "\(title)(" + children.map { $0.render(depth + 1) }.joined(separator: ",") + ")@\(depth)" }
}
@resultBuilder
enum WidgetBuilder {
    static func buildExpression(_ widget: any Widget) -> [any Widget] { [widget] }
    static func buildExpression(_ text: String) -> [any Widget] { [Text(text)] }
    static func buildBlock(_ parts: [any Widget]...) -> [any Widget] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [any Widget]?) -> [any Widget] { part ?? [] }
    static func buildEither(first: [any Widget]) -> [any Widget] { first }
    static func buildEither(second: [any Widget]) -> [any Widget] { second }
    static func buildArray(_ parts: [[any Widget]]) -> [any Widget] { Array(parts.joined()) }
}
let premium = false
let page = Group("page") {
    "intro"
    Group("list") { for n in 1...2 { Text("item \(n)") } }
    if premium { "gold" }
    if premium { "all" } else { Group("less") { "ad" } }
}
print(page.render(0))
