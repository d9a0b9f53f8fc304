// didSet that sets other observed properties; willSet with the old value still visible; array elements.
struct Thermometer {
    var celsius: Double = 0 { didSet { if oldValue != celsius { log.append("c\(oldValue)>\(celsius)"); fahrenheit = celsius * 1.8 + 32 } } }
    var fahrenheit: Double = 32 { willSet { log.append("f\(fahrenheit)~\(newValue)") } }
    private(set) var log: [String] = []
}
final class Station { var sensors = [Thermometer(), Thermometer()] { didSet { changes += 1 } }; var changes = 0 }
var t = Thermometer()
t.celsius = 100
t.celsius = 100
print(t.fahrenheit, t.log)
let station = Station()
station.sensors[1].celsius = 10
station.sensors.append(t)
station.sensors[0].fahrenheit = 50
print(station.changes, station.sensors.map(\.fahrenheit))
