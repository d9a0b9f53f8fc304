// Sorted by several keys, stable groups, the best of each, and a search by halves.
struct Player { var name: String; var team: String; var points: Int }
let players = [
    Player(name: "Ada", team: "red", points: 12), Player(name: "Bo", team: "blue", points: 30),
    Player(name: "Cy", team: "red", points: 30), Player(name: "Di", team: "blue", points: 7),
]
for player in players.sorted(by: { ($1.points, $0.name) < ($0.points, $1.name) }) { print(player.name, player.points) }
let teams = Dictionary(grouping: players, by: \.team)
for team in teams.keys.sorted() {
    let best = teams[team]!.max { $0.points < $1.points }!
    print(team, teams[team]!.map(\.name), best.name, teams[team]!.map(\.points).reduce(0, +))
}
func position(of value: Int, in sorted: [Int]) -> Int? {
    var (low, high) = (0, sorted.count)
    while low < high {
        let middle = (low + high) / 2
        if sorted[middle] == value { return middle }
        if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return nil
}
let sorted = players.map(\.points).sorted()
print(sorted, position(of: 12, in: sorted) as Any, position(of: 13, in: sorted) as Any)
print(players.min { $0.name > $1.name }!.name, players.contains { $0.team == "green" }, players.firstIndex { $0.points == 30 }!)
