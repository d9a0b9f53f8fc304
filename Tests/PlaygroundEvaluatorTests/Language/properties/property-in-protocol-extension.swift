// Computed and settable properties from protocol extensions; nonmutating ones on classes.
protocol Positioned { var x: Double { get set }; var y: Double { get set } }
extension Positioned {
    var position: (x: Double, y: Double) { get { (x, y) } set { x = newValue.x; y = newValue.y } }
    var distance: Double { (x * x + y * y).squareRoot() }
    mutating func move(dx: Double = 0, dy: Double = 0) { position = (x + dx, y + dy) }
}
struct Dot: Positioned { var x = 3.0, y = 4.0 }
final class Ship: Positioned { var x = 0.0, y = 0.0 }
var dot = Dot()
dot.move(dx: 2, dy: 8)
print(dot.distance, dot.position.x, dot)
var ship = Ship()
let same = ship
ship.move(dy: -5)
ship.position.x = 12
print(same.distance, same.position)
