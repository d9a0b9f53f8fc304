// Two enums in one switch; where; nested cases; a computed table.
enum Move: CaseIterable { case rock, paper, scissors }
enum Outcome { case win, draw, loss(margin: Int) }
func play(_ a: Move, _ b: Move) -> Outcome {
    switch (a, b) {
    case (.rock, .scissors), (.paper, .rock), (.scissors, .paper): return .win
    case let (x, y) where x == y: return .draw
    default: return .loss(margin: "\(b)".count - "\(a)".count)
    }
}
var wins = 0
for a in Move.allCases {
    for b in Move.allCases {
        if case .win = play(a, b) { wins += 1 }
        if case .loss(let margin) = play(a, b), margin > 3 { print(a, b, margin) }
    }
}
print(wins)
