// Overriding a stored property with observers; the base's observers run too, in Swift's order.
class Thermostat {
    var target = 20 {
        willSet { print("base will", newValue) }
        didSet { print("base did", oldValue, "->", target) }
    }
}
class Logged: Thermostat {
    var log: [Int] = []
    override var target: Int {
        willSet { print("sub will", newValue) }
        didSet {
            log.append(target)
            if target > 30 { print("too hot") }
        }
    }
}
let device = Logged()
device.target = 25
device.target += 10
print(device.log, device.target)
(device as Thermostat).target = 5
print(device.log)
