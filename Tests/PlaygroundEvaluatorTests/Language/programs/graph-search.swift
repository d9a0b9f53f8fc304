// Graphs of any comparable node: breadth first, shortest path, topological order, steps on a grid.
struct Graph<Node: Hashable & Comparable> {
    private(set) var edges: [Node: [(to: Node, cost: Int)]] = [:]
    mutating func connect(_ a: Node, _ b: Node, cost: Int = 1, bothWays: Bool = true) {
        edges[a, default: []].append((b, cost))
        if bothWays { edges[b, default: []].append((a, cost)) }
    }
    func bfs(from start: Node, visit: (Node) throws -> Bool) rethrows -> [Node] {
        var seen: Set<Node> = [start], queue = [start], order: [Node] = []
        while !queue.isEmpty {
            let n = queue.removeFirst()
            order.append(n)
            if try visit(n) { break }
            for (next, _) in edges[n, default: []].sorted(by: { $0.to < $1.to }) where seen.insert(next).inserted {
                queue.append(next)
            }
        }
        return order
    }
    func shortest(from a: Node, to b: Node) -> (path: [Node], cost: Int)? {
        var dist = [a: 0], prev: [Node: Node] = [:], open: Set = [a]
        while let cur = open.min(by: { (dist[$0]!, $0) < (dist[$1]!, $1) }) {
            open.remove(cur)
            if cur == b {
                var path = [b]
                while let p = prev[path[0]] { path.insert(p, at: 0) }
                return (path, dist[b]!)
            }
            for (n, c) in edges[cur] ?? [] {
                let d = dist[cur]! + c
                if d < dist[n, default: .max] { dist[n] = d; prev[n] = cur; open.insert(n) }
            }
        }
        return nil
    }
    func topological() -> [Node] {
        var seen = Set<Node>(), out = [Node]()
        func visit(_ n: Node) {
            guard seen.insert(n).inserted else { return }; edges[n]?.map(\.to).sorted().forEach(visit); out.append(n)
        }
        edges.keys.sorted().forEach(visit)
        return out.reversed()
    }
}
var g = Graph<String>()
g.connect("A", "B", cost: 4); g.connect("A", "C", cost: 2); g.connect("C", "B", cost: 1); g.connect("B", "D", cost: 5)
print(g.bfs(from: "A") { $0 == "D" })
if let (path, cost) = g.shortest(from: "A", to: "D") { print(path.joined(separator: "→"), cost) }
print(g.shortest(from: "A", to: "Z") == nil)
var dag = Graph<Int>()
for (a, b) in [(1, 2), (1, 3), (2, 4), (3, 4)] { dag.connect(a, b, bothWays: false) }
print(dag.topological())
let grid = ["S.#", "..#", "#.E"].map(Array.init)
func find(_ c: Character) -> (Int, Int)? {
    for (y, row) in grid.enumerated() { if let x = row.firstIndex(of: c) { return (x, y) } }; return nil
}
print(find("S")!, find("E")!, find("Q") as Any)
struct P: Hashable {
    let x, y: Int; var around: [P] { [P(x: x + 1, y: y), P(x: x - 1, y: y), P(x: x, y: y + 1), P(x: x, y: y - 1)] }
}
func steps(_ from: P, _ to: P) -> Int? {
    var frontier: Set = [from], seen = frontier, n = 0
    while !frontier.isEmpty {
        if frontier.contains(to) { return n }
        n += 1
        frontier = Set(frontier.flatMap(\.around)).filter {
            grid.indices ~= $0.y && grid[$0.y].indices ~= $0.x && grid[$0.y][$0.x] != "#"
        }.subtracting(seen)
        seen.formUnion(frontier)
    }
    return nil
}
print(steps(P(x: 0, y: 0), P(x: 2, y: 2)) ?? -1)
