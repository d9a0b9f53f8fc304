// Failable initializers chained with map, flatMap, ?? and if let.
struct Hour { let value: Int; init?(_ value: Int) { guard (0..<24).contains(value) else { return nil }; self.value = value } }
struct Clock {
    let hour: Hour, minute: Int
    init?(_ text: String) {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2, let hour = Hour(parts[0]), parts[1] < 60 else { return nil }
        (self.hour, minute) = (hour, parts[1])
    }
    var minutes: Int { hour.value * 60 + minute }
}
print(["07:30", "25:00", "9", "23:59"].map { Clock($0)?.minutes ?? -1 })
print(Int("8").flatMap(Hour.init)?.value ?? 0, Int("99").flatMap(Hour.init) == nil)
if let early = Clock("06:05"), let late = Clock("18:00") { print(late.minutes - early.minutes) }
