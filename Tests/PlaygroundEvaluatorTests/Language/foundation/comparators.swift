import Foundation
// Sorting by key paths.
struct Player { var name: String; var score: Int; var club: String? }
let players = [
    Player(name: "Mia", score: 7, club: nil), Player(name: "Ben", score: 9, club: "Reds"),
    Player(name: "Ada", score: 7, club: "Blues"),
]
print(players.sorted(using: KeyPathComparator(\.name)).map(\.name))
print(players.sorted(using: KeyPathComparator(\.score, order: .reverse)).map(\.name))
print(players.sorted(using: [KeyPathComparator(\.score), KeyPathComparator(\.name, order: .reverse)]).map(\.name))
print(players.sorted(using: SortDescriptor(\.name)).map(\.name))
print(players.sorted(using: [SortDescriptor(\Player.score, order: .reverse), SortDescriptor(\.name)]).map(\.name))
var table = players
table.sort(using: KeyPathComparator(\.club))
print(table.map { $0.club ?? "none" })
let byScore = KeyPathComparator(\Player.score)
print(byScore.order == .forward, byScore.compare(players[0], players[1]) == .orderedAscending)
