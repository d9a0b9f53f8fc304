// Computed properties with all forms of accessors: implicit, named newValue, nonmutating, static, throwing.
enum SensorError: Error { case broken }
final class Register { var bits = 0 }
struct Device {
    private let register = Register()
    var flags: Int {
        get { register.bits }
        nonmutating set { register.bits = newValue }
    }
    var celsius = 20.0
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set(degrees) { celsius = (degrees - 32) * 5 / 9 }
    }
    static var made = 0
    static var next: Int { made += 1; return made }
    var checked: Int { get throws { if flags > 3 { throw SensorError.broken }; return flags } }
}
let device = Device()
device.flags = 3
device.flags |= 1
print(device.flags, Device.next, Device.next)
var oven = device
oven.fahrenheit = 212
oven.fahrenheit += 18
print(oven.celsius, device.celsius, (try? oven.checked) ?? -1)
device.flags = 9
do { print(try oven.checked) } catch { print("caught", error) }
