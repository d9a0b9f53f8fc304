// A precondition with a message computed when it fails.
struct Thermostat {
    private(set) var target: Int
    mutating func set(_ value: Int) {
        precondition((5...30).contains(value), "target \(value) is outside 5...30")
        target = value
    }
}
var thermostat = Thermostat(target: 20)
thermostat.set(25)
print(thermostat.target)
thermostat.set(99)
