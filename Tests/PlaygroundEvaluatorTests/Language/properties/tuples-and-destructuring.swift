// Properties declared by tuple patterns, several on a line, with inferred and written types.
let (width, height) = (640, 480), name = "screen"
var (low, high): (Int, Int) = (1, 2)
struct Box {
    var w = 3, h = 4
    let depth = 5, label: String
    var x, y, z: Int
    var volume: Int { w * h * depth }
}
let box = Box(label: "b", x: 1, y: 2, z: 3)
print(width * height, name, low, high, box.volume, box.z)
(low, high) = (high, low)
print(low, high)
func bounds(_ values: [Int]) -> (min: Int, max: Int)? {
    guard let first = values.first else { return nil }
    return values.reduce((first, first)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) }
}
if let (a, b) = bounds([4, 8, 2]) { print(a, b) }
let found = bounds([7])
print(found!.min, found?.max ?? 0, bounds([]) == nil)
