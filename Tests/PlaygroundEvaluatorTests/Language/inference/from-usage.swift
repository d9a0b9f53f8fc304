// Types found from partners: empty accumulators, closures without annotations, generics, implicit members.
enum Level: Int { case low = 1, mid, high }
struct Task2 { var level: Level = .mid; var tags: Set<Level> = [] }
func work(_ level: Level, also others: [Level] = [.low]) -> [Int] { ([level] + others).map(\.rawValue) }
print(work(.high), work(.mid, also: [.high, .init(rawValue: 1)!]), Task2(level: .low, tags: [.mid]).tags.contains(.mid))
let levels: [String: Level] = ["a": .low, "b": .high]
print(levels["a"] == .low, levels["c"] ?? .mid, levels.values.contains(.high), [Level.low, .high].map { $0 == .low ? "l" : "h" })
var best = Level.low
best = .high
let chosen: Level? = best == .high ? .mid : nil
print(best, chosen as Any, chosen != .low)
let sums = [[1, 2], [3]].map { $0.reduce(0, +) }
let pairs = zip(["a", "b"], sums).map { ($0, $1) }
let dictionary = Dictionary(uniqueKeysWithValues: pairs)
print(sums, dictionary["b"]!, pairs[0].1 + 1)
let doubler = { $0 * 2 } as (Double) -> Double
let makers = [Level.init(rawValue:), { _ in .low }]
print(doubler(4), makers.map { $0(3) ?? .low })
let nested = ["x": ["y": [1, 2, 3]]]
print(nested["x"]?["y"]?.last ?? 0, nested.mapValues { $0.mapValues(\.count) })
let result = [3, 1, 2].sorted().map { n in (n, String(n)) }.filter { $0.0 > 1 }.map(\.1).joined(separator: ",")
print(result)
func returning() -> [Level: [Double]] { [.low: [1, 2.5], .high: []] }
print(returning()[.low]!, returning()[.mid, default: [0]])
