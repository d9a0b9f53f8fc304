// willSet and didSet: order, names, not in init, after inout and nested changes, in collections.
struct Player {
    var score: Int = 0 {
        willSet(next) { print("going to \(next)") }
        didSet { if score > 100 { score = 100 } }
    }
    var items: [String] = [] { didSet { print(oldValue.count, "->", items.count) } }
    init(score: Int) { self.score = score }
}
func double(_ n: inout Int) { n *= 2 }
var player = Player(score: 300)
print(player.score)
player.score = 40
double(&player.score)
player.score += 500
print(player.score)
player.items.append("sword")
player.items += ["map", "rope"]
player.items[0] = "axe"
var team = [Player(score: 1)]
team[0].score = 2
print(team[0].score)
