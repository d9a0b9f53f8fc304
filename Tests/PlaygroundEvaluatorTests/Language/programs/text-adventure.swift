// Rooms, commands read from lines, and what the player carries.
enum Direction: String, CaseIterable {
    case north, south, east, west;
    var opposite: Direction {
        switch self {
        case .north: .south;
        case .south: .north;
        case .east: .west;
        case .west: .east
        }
    }
}
class Room {
    let name: String; var exits: [Direction: Room] = [:]; var items: Set<String>; var visited = false
    init(_ name: String, items: Set<String> = []) { self.name = name; self.items = items }
    func connect(_ d: Direction, to r: Room) { exits[d] = r; r.exits[d.opposite] = self }
    var description: String {
        "\(name). Exits: \(exits.keys.map(\.rawValue).sorted().joined(separator: ", ")). Items: \(items.isEmpty ? "none" : items.sorted().joined(separator: ", "))"
    }
}
enum Command {
    case go(Direction), take(String), drop(String), look, inventory, unknown(String)
    init(_ line: String) {
        let words = line.lowercased().split(separator: " ").map(String.init)
        switch (words.first, words.dropFirst().first) {
        case ("go", let d?): self = Direction(rawValue: d).map(Command.go) ?? .unknown(line)
        case ("take", let i?): self = .take(i)
        case ("drop", .some(let i)): self = .drop(i)
        case ("look", nil): self = .look
        case ("inventory", _), ("i", nil): self = .inventory
        default: self = .unknown(line)
        }
    }
}
struct Game {
    private(set) var room: Room; var bag: [String] = [];
    var moves = 0 { willSet { if newValue == 3 { print("(getting tired)") } } }
    init(start: Room) { room = start }
    mutating func run(_ c: Command) -> String {
        moves += 1
        defer { room.visited = true }
        switch c {
        case .go(let d):
            guard let next = room.exits[d] else { return "You can't go \(d)." }; room = next;
            return next.visited ? next.name : next.description
        case .take(let i):
            guard room.items.remove(i) != nil else { return "No \(i) here." }; bag.append(i); return "Taken."
        case .drop(let i):
            guard let n = bag.firstIndex(of: i) else { return "You have no \(i)." };
            room.items.insert(bag.remove(at: n)); return "Dropped."
        case .look: return room.description
        case .inventory: return bag.isEmpty ? "Nothing." : bag.joined(separator: ", ")
        case .unknown(let s): return "What is '\(s)'?"
        }
    }
}
let hall = Room("Hall", items: ["lamp"]), cave = Room("Cave", items: ["gold", "bone"])
hall.connect(.north, to: cave)
var game = Game(start: hall)
for line in [
    "look", "take lamp", "GO north", "take sword", "take gold", "i", "go up", "go south", "drop lamp", "look", "dance",
] { print(">", line); print(game.run(Command(line))) }
print(game.moves, hall.visited, Direction.allCases.count)
