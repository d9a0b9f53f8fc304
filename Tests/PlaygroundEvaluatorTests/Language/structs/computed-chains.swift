// Computed properties that build on each other, set through each other, and use optionals.
struct Time {
    var seconds: Int
    var minutes: Int { get { seconds / 60 } set { seconds = newValue * 60 + seconds % 60 } }
    var hours: Double { get { Double(minutes) / 60 } set { minutes = Int(newValue * 60) } }
    var label: String? { seconds == 0 ? nil : "\(minutes)m\(seconds % 60)s" }
}
var time = Time(seconds: 75)
time.minutes += 2
print(time.seconds, time.hours, time.label ?? "zero")
time.hours = 1.5
print(time.label!, Time(seconds: 0).label?.count as Any)
