// A wrapped property without a value is given one in the initializer, through its wrapper.
@propertyWrapper
struct Logged<Value> {
    private var value: Value
    private(set) var changes = 0
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value { get { value } set { value = newValue; changes += 1 } }
    var projectedValue: Int { changes }
}
struct Sensor {
    @Logged var reading: Double
    @Logged var unit: String?
    init(_ text: String) {
        if let number = Double(text) { reading = number } else { reading = -1 }
        unit = "C"
        unit = "K"
    }
}
var sensor = Sensor("2.5")
sensor.reading += 1
print(sensor.reading, sensor.$reading, sensor.unit ?? "-", Sensor("x").reading)
