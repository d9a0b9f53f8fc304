// Changes deep inside: elements of properties of entries of arrays, through methods and inout.
struct Player { var name: String; var stats = ["hp": 10]; var items: [Item] = []; mutating func heal(_ n: Int) { stats["hp"]! += n } }
struct Item { var label: String; var uses: Int }
struct Team { var players: [Player]; var captain: Int; var lead: Player { get { players[captain] } set { players[captain] = newValue } } }
var teams = ["red": Team(players: [Player(name: "Ann"), Player(name: "Bob")], captain: 1)]
teams["red"]!.players[0].items.append(Item(label: "rope", uses: 3))
teams["red"]!.players[0].items[0].uses -= 1
teams["red"]!.players[1].heal(5)
teams["red"]!.lead.stats["mp", default: 2] *= 4
teams["red"]!.lead.items += [Item(label: "map", uses: 1)]
teams["red"]?.players[0].name.append("a")
teams["blue"]?.players[0].heal(100)
let red = teams["red"]!
print(red.players[0], red.players[1].stats.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, red.lead.items)
for i in teams["red"]!.players.indices { teams["red"]!.players[i].heal(i + 1) }
print(teams["red"]!.players.map { $0.stats["hp"]! })
teams["red"]!.players.swapAt(0, 1)
teams["red"]!.players.sort { $0.name < $1.name }
teams["red"]!.players.removeAll { $0.name.hasPrefix("B") }
print(teams["red"]!.players.map(\.name), red.players.count)
func drain(_ items: inout [Item]) -> Int { defer { items.removeAll() }; return items.reduce(0) { $0 + $1.uses } }
print(drain(&teams["red"]!.players[0].items), teams["red"]!.players[0].items.count)
var tuple = (list: [1, 2], map: ["a": (n: 1, s: "x")])
tuple.list[0] += 10
tuple.map["a"]!.n += 1
tuple.map["a"]?.s = "y"
print(tuple.list, tuple.map["a"]!)
var optional: [Int]? = [1]
optional?.append(2)
optional![0] = 5
optional? += [9]
print(optional!)
