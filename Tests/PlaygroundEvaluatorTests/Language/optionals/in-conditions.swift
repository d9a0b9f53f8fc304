// Optionals compared, counted and tested in conditions, ternaries and loops.
struct Sensor { var name: String; var reading: Double?; var unit: String? = nil }
let sensors = [Sensor(name: "t1", reading: 20.5, unit: "C"), Sensor(name: "t2"), Sensor(name: "t3", reading: 3)]
for sensor in sensors {
    let text = sensor.reading == nil ? "missing" : sensor.reading! > 10 ? "high" : "low"
    print(sensor.name, text, sensor.unit ?? "?", sensor.unit?.count == 1 ? "short" : "none")
}
let known = sensors.filter { $0.reading != nil }
print(known.count, sensors.compactMap(\.reading).reduce(0, +), sensors.map { $0.reading.map { Int($0) } ?? -1 })
let best = sensors.max { ($0.reading ?? -.infinity) < ($1.reading ?? -.infinity) }
print(best?.name ?? "-", best?.reading == 20.5, sensors.first?.unit == "C", sensors.last?.unit == nil)
if let reading = sensors.first(where: { $0.name == "t3" })?.reading, reading < 5 { print("cold", reading) }
let index = sensors.firstIndex { $0.reading == nil }
print(index.map { sensors[$0].name } ?? "all there", index ?? -1)
var retries: Int? = 2
while let left = retries { print("left", left); retries = left > 0 ? left - 1 : nil }
print(retries == nil, [nil, 1, 2].filter { $0 ?? 0 > 1 }.count, Optional(3) ?? 0 > 2)
