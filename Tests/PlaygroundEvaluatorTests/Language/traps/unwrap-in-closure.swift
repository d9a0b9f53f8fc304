// A value that was never there: unwrapping in the middle of a chain of calls.
struct Reading { var sensor: String; var value: Double? }
let readings = [Reading(sensor: "a", value: 1.5), Reading(sensor: "b", value: nil)]
let total = readings.map { reading -> Double in
    print("reading", reading.sensor)
    return reading.value!
}.reduce(0, +)
print(total)
