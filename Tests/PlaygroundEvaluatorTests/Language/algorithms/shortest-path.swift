// A graph in dictionaries: breadth first, and the shortest path by weights.
struct Graph {
    private var edges: [String: [(to: String, cost: Int)]] = [:]
    mutating func connect(_ a: String, _ b: String, _ cost: Int) {
        edges[a, default: []].append((b, cost))
        edges[b, default: []].append((to: a, cost: cost))
    }
    func visit(from start: String) -> [String] {
        var seen: Set = [start], queue = [start], order: [String] = []
        while !queue.isEmpty {
            let node = queue.removeFirst()
            order.append(node)
            for (next, _) in (edges[node] ?? []).sorted(by: { $0.to < $1.to }) where seen.insert(next).inserted { queue.append(next) }
        }
        return order
    }
    func distances(from start: String) -> [String: Int] {
        var best = [start: 0], left = Set(edges.keys)
        while let node = left.filter({ best[$0] != nil }).min(by: { best[$0]! < best[$1]! }) {
            left.remove(node)
            for edge in edges[node]! where best[node]! + edge.cost < best[edge.to, default: .max] { best[edge.to] = best[node]! + edge.cost }
        }
        return best
    }
}
var map = Graph()
for (a, b, cost) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5)] { map.connect(a, b, cost) }
print(map.visit(from: "A"), map.distances(from: "A").sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
