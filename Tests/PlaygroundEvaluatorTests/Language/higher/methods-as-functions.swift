// Methods, initialisers, key paths and operators where functions are wanted.
struct Point: Equatable { var x, y: Int; static let zero = Point(x: 0, y: 0); func moved(by d: Int) -> Point { Point(x: x + d, y: y + d) }; static func make(_ n: Int) -> Point { Point(x: n, y: n) }; func distance(to other: Point) -> Int { abs(x - other.x) + abs(y - other.y) } }
let points = [3, 1, 2].map(Point.make)
print(points.map(\.x), points.map(\.y).max()!, points.map { $0.moved(by: 1) }.map(\.x), points.sorted { $0.x < $1.x }.map(\.x))
print([1, 2].map(Point.zero.moved(by:)).map(\.y), points.map(Point.zero.distance(to:)), points.map(Point.zero.distance).reduce(0, +))
print(["1", "b"].map(Int.init), [1.6, 2.4].map(Int.init), [1, 2].map(String.init), ["a", "b"].map(Character.init))
print([[1, 2], [3]].map(\.count), ["ab", "c"].map(\.count), [(1, "a"), (2, "b")].map(\.1), points.filter { $0 != .make(1) }.count)
let getters: [(Point) -> Int] = [\.x, \.y, { $0.x * 10 }]
print(getters.map { $0(Point(x: 1, y: 2)) })
let check: (Int) -> Bool = [1, 3].contains
print([1, 2, 3].filter(check), ["a", "bb"].filter(["bb"].contains), separator: ";")
