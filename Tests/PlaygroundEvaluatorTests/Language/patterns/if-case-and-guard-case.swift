// Single patterns in if, guard, while and for, with payloads and comparisons.
enum Token: Equatable { case number(Int), symbol(Character), end }
func tokens(_ text: String) -> [Token] {
    text.map { c in if let n = c.wholeNumberValue { .number(n) } else { .symbol(c) } } + [.end]
}
var stream = tokens("12+3")[...]
func readNumber() -> Int {
    var value = 0
    while case .number(let digit)? = stream.first { value = value * 10 + digit; stream.removeFirst() }
    return value
}
let left = readNumber()
guard case .symbol(let op)? = stream.popFirst() else { fatalError() }
let right = readNumber()
print(left, op, right, stream.first == .end)
if case .end = stream[stream.startIndex] { print("at end") }
if case .number(3...) = Token.number(5) { print("three or more") }
if case let .number(n) = Token.number(8), n.isMultiple(of: 4) { print("multiple", n) }
if case .number = Token.end { print("never") } else { print("no number") }
let age: Int? = 33
if case (18..<65)? = age { print("works") }
if case let years? = age, years > 30 { print(years) }
if case (let x?, nil) = (age, Int("x") as Int?) { print("only first", x) }
let isNumber = if case .number = Token.symbol("x") { true } else { false }
print(isNumber)
