struct Rectangle {
    let width: Double
    var height: Double
    init(square side: Double) { height = side }
}
print(Rectangle(square: 2).height)
// ---
enum Token { case word(String) }
let token = Token.word
print(token("a") == token("a"))
// ---
struct Temperature { var celsius: Double { didSet { print(oldValue) } get { 1 } } }
print(Temperature())
// ---
@propertyWrapper struct Twice { var value: Int }
struct Sample { @Twice var number = 1 }
print(Sample())
// ---
class Singleton { static let shared = Singleton(); lazy let cache = 1 }
print(Singleton.shared)
// ---
struct Clock { lazy var ticks: Int }
print(Clock())
// ---
indirect enum List { case end, node(Int, List) }
let list = List.node(1)
print(list)
// ---
class A { init(x: Int) {} }
class B: A { var y: Int; init(y: Int) { super.init(x: 1); self.y = y } }
print(B(y: 1).y)
// ---
protocol P { init() }
class A: P { init() {} }
print(A())
// ---
class Vehicle { let wheels: Int; init(wheels: Int) { self.wheels = wheels } }
class Bike: Vehicle {
    let gears: Int
    init() { super.init(wheels: 2); gears = 7 }
}
print(Bike().gears)
