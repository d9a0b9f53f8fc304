// A subclass turns a stored property into a computed one, and a read-only one into a writable one.
class Vehicle {
    var speed = 10.0
    var wheels: Int { 4 }
    func report() -> String { "\(wheels) wheels at \(speed)" }
}
class Boat: Vehicle {
    private var knots = 0.0
    override var speed: Double {
        get { knots * 2 }
        set { knots = newValue / 2; print("knots", knots) }
    }
    override var wheels: Int { 0 }
}
class Custom: Vehicle {
    private var count = 6
    override var wheels: Int { get { count } set { count = newValue } }
}
let boat = Boat()
boat.speed = 30
let vehicles: [Vehicle] = [Vehicle(), boat, Custom()]
(vehicles[2] as! Custom).wheels += 2
vehicles.forEach { $0.speed += 1 }
print(vehicles.map { $0.report() })
