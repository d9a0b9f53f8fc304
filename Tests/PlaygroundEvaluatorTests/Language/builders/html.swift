// A result builder with every form: expression, block, optional, either, array, final result.
@resultBuilder
enum HTMLBuilder {
    static func buildExpression(_ text: String) -> [String] { [text] }
    static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? ["(none)"] }
    static func buildEither(first: [String]) -> [String] { ["+"] + first }
    static func buildEither(second: [String]) -> [String] { ["-"] + second }
    static func buildArray(_ parts: [[String]]) -> [String] { ["<"] + parts.flatMap { $0 } + [">"] }
    static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func page(@HTMLBuilder _ content: () -> String) -> String { "{" + content() + "}" }
let isWarm = true
print(page {
    "title"
    42
    if isWarm { "sun" } else { "snow" }
    if !isWarm { "coat" }
    for day in ["mon", "tue"] {
        let upper = day.uppercased()
        upper
    }
    switch 3 {
    case 1: "one"
    default: "many"
    }
})
@HTMLBuilder func footer(_ year: Int) -> String { "(c)"; year }
struct Card { @HTMLBuilder var body: String { "card"; 7 } }
print(footer(2024), Card().body)
