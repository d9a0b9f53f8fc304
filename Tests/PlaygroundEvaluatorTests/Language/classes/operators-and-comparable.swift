// A class that is Comparable, with operators in the class and a generic function over it.
final class Player: Comparable, CustomStringConvertible {
    let name: String
    var rating: Int
    init(_ name: String, _ rating: Int) { self.name = name; self.rating = rating }
    static func < (a: Player, b: Player) -> Bool { a.rating < b.rating }
    static func == (a: Player, b: Player) -> Bool { a.rating == b.rating }
    static func += (player: Player, points: Int) { player.rating += points }
    var description: String { "\(name):\(rating)" }
}
let players = [Player("Xi", 1500), Player("Yo", 1700), Player("Zu", 1400)]
players[2] += 250
print(players.sorted(), players.max()!, players[0] < players[1], players[1] >= players[2])
print(players[0] == Player("Other", 1500), players.firstIndex(of: Player("?", 1700)) ?? -1)
