struct Point {
    var x: Double
    var y: Double

    func moved(by step: Double) -> Point {
        Point(x: x + step, y: y - step)
    }
}

var points = (0..<100_000).map { Point(x: Double($0), y: 0) }
points = points.map { $0.moved(by: 0.5) }
let sum = points.filter { $0.x > 1000 }.reduce(0) { $0 + $1.x + $1.y }
print(sum)
