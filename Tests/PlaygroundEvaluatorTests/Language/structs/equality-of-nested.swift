// Synthesised == and hash of nested structs, optionals, arrays and tuples' parts.
struct Point: Hashable { var x, y: Int }
struct Polygon: Hashable {
    var corners: [Point]
    var label: String?
    var center: Point? = nil
}
let a = Polygon(corners: [Point(x: 0, y: 0), Point(x: 1, y: 0)], label: nil)
var b = a
print(a == b, a.hashValue == b.hashValue)
b.center = Point(x: 0, y: 0)
print(a == b, a != b)
b.center = nil
b.label = ""
print(a == b)
let set: Set = [a, b, a]
print(set.count, set.contains(b), Set([Point(x: 1, y: 2), Point(x: 1, y: 2)]).count)
let names = [Point(x: 0, y: 0): "origin", Point(x: 3, y: 4): "five"]
print(names[Point(x: 3, y: 4)]!, names[Point(x: 4, y: 3)] ?? "none")
