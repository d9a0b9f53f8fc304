// Static members in extensions found by implicit member lookup, also through protocol constraints.
struct Style { var size: Int; var color: String }
extension Style {
    static let title = Style(size: 24, color: "black")
    static func body(_ color: String = "gray") -> Style { Style(size: 12, color: color) }
    func bold() -> Style { Style(size: size + 1, color: color) }
    static var all: [Style] { [.title, .body()] }
}
protocol Theme { var name: String { get } }
struct Dark: Theme { let name = "dark" }
extension Theme where Self == Dark { static var dark: Dark { Dark() } }
func apply(_ style: Style, theme: some Theme = .dark) -> String { "\(style.size) \(style.color) \(theme.name)" }
print(apply(.title), apply(.body("red").bold()), apply(.init(size: 1, color: "x")))
let styles: [String: Style] = ["h": .title, "p": .body()]
print(styles["p"]!.color, Style.all.count)
var current: Style? = .title
current = .body("blue")
print(current?.color ?? "")
