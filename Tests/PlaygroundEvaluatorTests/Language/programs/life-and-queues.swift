// The game of life, dice from a generator of one's own, and customers in a queue.
struct LCG: RandomNumberGenerator {
    var state: UInt64;
    mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state >> 11 }
}
struct Vec2: Hashable, AdditiveArithmetic {
    var x = 0, y = 0; static let zero = Vec2();
    static func + (a: Vec2, b: Vec2) -> Vec2 { Vec2(x: a.x + b.x, y: a.y + b.y) };
    static func - (a: Vec2, b: Vec2) -> Vec2 { .init(x: a.x - b.x, y: a.y - b.y) }
}
struct World {
    let w: Int, h: Int; var alive: Set<Vec2>
    init(_ s: String) {
        let rows = s.split(separator: "\n"); h = rows.count; w = rows[0].count; alive = []
        for (y, r) in rows.enumerated() {
            for (x, c) in r.enumerated() where c == "#" { alive.insert(Vec2(x: x, y: y)) }
        }
    }
    static let around = (-1...1).flatMap { dx in (-1...1).map { Vec2(x: dx, y: $0) } }.filter { $0 != .zero }
    func step() -> World {
        var n = self; var counts: [Vec2: Int] = [:]
        for c in alive { for d in Self.around { counts[c + d, default: 0] += 1 } }
        n.alive = Set(counts.filter { $0.value == 3 || ($0.value == 2 && alive.contains($0.key)) }.keys); return n
    }
    var picture: String {
        (0..<h).map { y in (0..<w).map { x in alive.contains(Vec2(x: x, y: y)) ? "#" : "." }.joined() }.joined(
            separator: "\n")
    }
}
var world = World(
    """
    .....
    ..#..
    ..#..
    ..#..
    .....
    """)
for i in 0..<2 { print("gen \(i)"); print(world.picture); world = world.step() }
var rng = LCG(state: 42)
print(
    (0..<5).map { _ in Int.random(in: 1...6, using: &rng) }, [1, 2, 3, 4].shuffled(using: &rng),
    Bool.random(using: &rng), ["a", "b"].randomElement(using: &rng)!)
class Queue<T> {
    private var a: [T] = [], b: [T] = []; var isEmpty: Bool { a.isEmpty && b.isEmpty };
    func push(_ x: T) { b.append(x) };
    func pop() -> T? { if a.isEmpty { a = b.reversed(); b.removeAll(keepingCapacity: true) }; return a.popLast() }
}
struct Customer { let id: Int; let arrival: Int; let service: Int }
let q = Queue<Customer>(); var clock = 0, busyUntil = 0, waits: [Int] = []
for i in 1...6 { q.push(Customer(id: i, arrival: i * 2, service: 3 + i % 2)) }
while let c = q.pop() {
    clock = max(clock, c.arrival); let start = max(clock, busyUntil); waits.append(start - c.arrival);
    busyUntil = start + c.service; print("c\(c.id) \(start)-\(busyUntil)")
}
print(waits, Double(waits.reduce(0, +)) / Double(waits.count), waits.max() ?? 0)
print([Vec2(x: 1), Vec2(y: 2)].reduce(.zero, +), Vec2(x: 3) - Vec2(x: 1))
