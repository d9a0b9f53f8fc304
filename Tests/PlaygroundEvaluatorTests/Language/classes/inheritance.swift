class Vehicle {
    var speed = 0.0
    var description: String { "moving at \(speed)" }
    func makeNoise() {}
    init() {}
    init(speed: Double) { self.speed = speed }
    deinit { print("gone") }
}
class Train: Vehicle {
    override func makeNoise() { print("Choo") }
}
class Car: Vehicle {
    var gear = 1
    override var description: String { super.description + " in gear \(gear)" }
    override var speed: Double { didSet { gear = Int(speed / 10.0) + 1 } }
    convenience init(gear: Int) {
        self.init()
        self.gear = gear
    }
}
let train = Train(speed: 30)
train.makeNoise()
print(train.description)
let car = Car()
car.speed = 35
print(car.description)
print(Car(gear: 4).gear)
func scope() {
    let v: Vehicle = Train()
    v.makeNoise()
}
scope()
let all: [Vehicle] = [train, car]
for v in all where v is Car { print("car", (v as! Car).gear) }
print(train === all[0], train !== all[1])
final class Node {
    var value: Int
    var next: Node?
    weak var previous: Node?
    init(_ value: Int) { self.value = value }
}
let a = Node(1)
let b = Node(2)
a.next = b
b.previous = a
print(a.next?.value ?? 0, b.previous?.value ?? 0, a.next?.next == nil)
class Shape {
    class var name: String { "shape" }
    static func make() -> Shape { Shape() }
    required init() {}
    func area() -> Double { fatalError("abstract") }
}
class Square: Shape {
    override class var name: String { "square" }
    var side = 2.0
    override func area() -> Double { side * side }
}
print(Shape.name, Square.name, Square().area())
let kind: Shape.Type = Square.self
print(kind.name, kind.init().area())
