// Defaults that call requirements that call defaults; a class overriding a default through its own class hierarchy.
protocol Renderer { var indent: Int { get }; func line(_ text: String) -> String; func render(_ lines: [String]) -> String }
extension Renderer {
    var indent: Int { 2 }
    func line(_ text: String) -> String { String(repeating: " ", count: indent) + text }
    func render(_ lines: [String]) -> String { lines.map(line).joined(separator: "|") }
}
class Plain: Renderer { func line(_ text: String) -> String { text } }
class Loud: Plain { override func line(_ text: String) -> String { super.line(text).uppercased() } }
struct Wide: Renderer { let indent = 4 }
let all: [any Renderer] = [Plain(), Loud(), Wide()]
for renderer in all { print(renderer.render(["a", "b"])) }
