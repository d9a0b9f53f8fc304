// Equality and hashing, made by the compiler and by hand.
struct Point: Hashable { var x: Int, y: Int }
enum Shape: Hashable { case circle(Int), square(side: Int), none }
final class Token: Equatable, Hashable {
    let text: String
    init(_ text: String) { self.text = text }
    static func == (a: Token, b: Token) -> Bool { a.text == b.text }
    func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(1)
    }
}
print(Point(x: 1, y: 2) == Point(x: 1, y: 2), Point(x: 1, y: 2).hashValue == Point(x: 1, y: 2).hashValue, Set([Point(x: 1, y: 2), Point(x: 1, y: 2), Point(x: 2, y: 1)]).count)
print(Shape.circle(1) == .circle(1), Shape.circle(1) == .circle(2), Shape.square(side: 1) != .circle(1), Set<Shape>([.none, .none, .circle(3)]).count, Shape.none == Shape.none)
print(Token("a") == Token("a"), Token("a") === Token("a"), Token("a") !== Token("b"), [Token("a"): 1][Token("a")]!, Set([Token("x"), Token("x")]).count)
let token = Token("same"), same = token
print(token === same, ObjectIdentifier(token) == ObjectIdentifier(same), ObjectIdentifier(token) == ObjectIdentifier(Token("same")))
var hasher = Hasher(), second = Hasher()
hasher.combine(1); hasher.combine("a")
second.combine(1); second.combine("a")
print(hasher.finalize() == second.finalize(), [1, 2].hashValue == [1, 2].hashValue, "a".hashValue == "a".hashValue, (1, "a") == (1, "a"), (1, 2) < (1, 3), (1, "b", 2.0) > (1, "a", 3.0))
print([[1], [2]] == [[1], [2]], ["a": [1]] == ["a": [1]], Optional(1) == 1, [1, nil] == [1, nil], Set([[1], [1]]).count, "e\u{301}".hashValue == "é".hashValue)
