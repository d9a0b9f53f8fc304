enum Expr {
    case number(Int)
    indirect case add(Expr, Expr)
    indirect case mul(left: Expr, right: Expr)
}
func eval(_ e: Expr) -> Int {
    switch e {
    case .number(let n): n
    case .add(let a, let b): eval(a) + eval(b)
    case .mul(let left, let right): eval(left) * eval(right)
    }
}
print(eval(.add(.number(2), .mul(left: .number(3), right: .number(4)))))
enum Planet: Int, CaseIterable, Comparable {
    case mercury = 1, venus, earth
    static func < (a: Planet, b: Planet) -> Bool { a.rawValue < b.rawValue }
    var next: Planet? { Planet(rawValue: rawValue + 1) }
}
print(Planet.earth.rawValue, Planet.mercury.next!, Planet.earth.next as Any, Planet.mercury < .venus)
print(Planet.allCases.count, Planet.allCases.max()!)
enum State: Equatable { case idle, loading(Double), failed(code: Int, reason: String) }
var state = State.idle
state = .loading(0.5)
if case .loading(let progress) = state, progress > 0.2 { print("loading", progress) }
state = .failed(code: 404, reason: "gone")
switch state {
case .failed(let code, _) where code >= 500: print("server")
case .failed(code: 404, let reason): print("not found:", reason)
default: print("?")
}
print(state == .failed(code: 404, reason: "gone"), state == .idle, state)
enum Level { case low, high
    init(_ n: Int) { self = n > 5 ? .high : .low }
    mutating func toggle() { self = self == .low ? .high : .low }
    static let all = [Level.low, .high]
}
var level = Level(9)
level.toggle()
print(level, Level.all)
let maybe: Level? = .high
switch maybe {
case .low?: print("low")
case .high?: print("high!")
case nil: print("nil")
}
enum Suit: String { case hearts = "♥", spades }
print(Suit.hearts.rawValue, Suit.spades.rawValue, Suit(rawValue: "x") == nil)
let pair = (1, State.idle)
switch pair {
case (0, _): print("zero")
case (1...5, .idle): print("small idle")
default: print("other")
}
enum Comp: Comparable { case a, b(Int), c }
print(Comp.a < .b(1), Comp.b(1) < .b(2), [Comp.c, .a, .b(3)].sorted())
