// Hashable by hand over a class hierarchy, with the subclass taking part through a method.
class Shape: Hashable {
    let id: Int
    init(id: Int) { self.id = id }
    func isEqual(_ other: Shape) -> Bool { type(of: self) == type(of: other) && id == other.id }
    static func == (a: Shape, b: Shape) -> Bool { a.isEqual(b) }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
class Circle: Shape {
    let radius: Double
    init(id: Int, radius: Double) { self.radius = radius; super.init(id: id) }
    override func isEqual(_ other: Shape) -> Bool {
        guard let other = other as? Circle else { return false }
        return super.isEqual(other) && radius == other.radius
    }
}
let one = Circle(id: 1, radius: 2), two = Circle(id: 1, radius: 3)
print(one == two, one == Circle(id: 1, radius: 2), Shape(id: 1) == one, one != Shape(id: 1))
let unique: Set<Shape> = [one, two, Shape(id: 1), Circle(id: 1, radius: 2)]
print(unique.count)
print([one, two].contains(two), [one: "a", two: "b"][two] ?? "?")
