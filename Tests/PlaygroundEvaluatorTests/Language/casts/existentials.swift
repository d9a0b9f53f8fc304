// Values behind protocols: stored, compared through casts, opened by generic functions, mutated.
protocol Shape { var area: Double { get }; mutating func grow(_ k: Double); static var kind: String { get } }
extension Shape { var label: String { "\(Self.kind) \(area)" } }
struct Square: Shape, Equatable { var side: Double; var area: Double { side * side }; mutating func grow(_ k: Double) { side *= k }; static let kind = "square" }
struct Disc: Shape { var r: Double; var area: Double { 3 * r * r }; mutating func grow(_ k: Double) { r *= k }; static let kind = "disc" }
var shapes: [any Shape] = [Square(side: 1), Disc(r: 2)]
let before = shapes
for i in shapes.indices { shapes[i].grow(2) }
print(shapes.map(\.label), before.map { $0.area }, shapes.map { type(of: $0).kind })
func twice<S: Shape>(_ shape: S) -> S { var copy = shape; copy.grow(2); return copy }
print(twice(shapes[0]).area, twice(Square(side: 3)).side, shapes.contains { ($0 as? Square) == Square(side: 2) })
var single: any Shape = Disc(r: 1)
single.grow(10)
print(single.area, single is Disc)
single = Square(side: 5)
print(single.label, shapes.map(\.area).reduce(0, +), shapes.sorted { $0.area > $1.area }.first!.label)
let types: [any Shape.Type] = [Square.self, Disc.self]
print(types.map { $0.kind }, type(of: single) == Square.self, "\(Square.self)")
func pick(_ flag: Bool) -> any Shape { flag ? Square(side: 1) : Disc(r: 1) }
func opaque() -> some Shape { Disc(r: 3) }
print(pick(true).label, opaque().label)
let comparable: any Equatable = 3
print(comparable as? Int == 3, (comparable as? any Comparable) != nil)
