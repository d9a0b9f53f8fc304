// A case with a payload is a function; used with map, stored, and passed on.
enum Token: Equatable {
    case word(String), number(Int), pair(Int, Int)
}
let make: (Int) -> Token = Token.number
print([1, 2].map(Token.number), ["x"].map(Token.word), make(9))
let pairs = zip([1, 2], [3, 4]).map(Token.pair)
print(pairs, pairs.contains(.pair(2, 4)))
func parse(_ text: String, orElse fallback: (String) -> Token) -> Token { Int(text).map(Token.number) ?? fallback(text) }
print("7 up".split(separator: " ").map { parse(String($0), orElse: Token.word) })
