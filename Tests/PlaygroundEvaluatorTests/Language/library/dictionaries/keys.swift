// Keys of every kind: enums, structs, tuples' stand-ins, optionals, arrays.
struct Point: Hashable { var x: Int, y: Int }
var visited: [Point: Int] = [Point(x: 0, y: 0): 1]
visited[Point(x: 1, y: 2), default: 0] += 1
visited[Point(x: 0, y: 0)]? += 5
print(visited[Point(x: 0, y: 0)]!, visited.count, visited[Point(x: 9, y: 9)] as Any, visited.keys.map(\.x).sorted())
enum Token: Hashable { case word(String), number(Int), end }
let kinds: [Token: String] = [.word("a"): "letter", .number(1): "digit", .end: "stop"]
print(kinds[.word("a")]!, kinds[.number(1)]!, kinds[.number(2)] ?? "-", kinds[.end]!)
let arrays = [[1, 2]: "pair", []: "none"]
print(arrays[[1, 2]]!, arrays[[]]!, arrays[[2, 1]] as Any)
struct Name: Hashable {
    var text: String
    static func == (left: Name, right: Name) -> Bool { left.text.lowercased() == right.text.lowercased() }
    func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}
print([Name(text: "ANN"): 1][Name(text: "ann")] ?? 0, Set([Name(text: "Bob"), Name(text: "BOB")]).count, Name(text: "x").hashValue == Name(text: "X").hashValue)
let optionals: [Int?: String] = [nil: "nothing", 1: "one"]
print(optionals[nil]!, optionals[1]!, [true: 1, false: 0][true]!, ["a" as Character: 1]["a"]!, [2.5: "x"][2.5]!)
final class Node: Hashable {
    let id: Int
    init(id: Int) { self.id = id }
    static func == (left: Node, right: Node) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
let node = Node(id: 1)
print([node: "first"][Node(id: 1)]!, Set([node, Node(id: 1), Node(id: 2)]).count, [ObjectIdentifier(node): 1].count)
let byRange: KeyValuePairs = ["b": 1, "a": 2, "b": 3]
print(byRange, byRange.count, byRange[0].key, byRange.map(\.value), byRange.first { $0.key == "a" }!.value)
