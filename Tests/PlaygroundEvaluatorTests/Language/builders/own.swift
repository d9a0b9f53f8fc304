@resultBuilder
struct Lines {
    static func buildExpression(_ text: String) -> [String] { [text] }
    static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
func page(@Lines _ content: () -> [String]) -> String { content().joined(separator: "|") }
func make(_ loud: Bool, _ count: Int) -> String {
    page {
        "start"
        let extra = "extra"
        extra
        if loud { "LOUD" }
        if count > 2 { "many" } else { "few" }
        for i in 0..<count { i }
        switch count {
        case 0: "zero"
        default: "nonzero"
        }
    }
}
print(make(true, 1), make(false, 3))
struct View { @Lines var body: [String] { "a"; "b" } }
print(View().body)
@Lines func block() -> [String] { "x"; 5 }
print(block())
