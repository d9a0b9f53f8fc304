// A state machine: an enum whose mutating methods replace self.
enum TrafficLight {
    case red(seconds: Int)
    case green
    case off
    mutating func advance() {
        switch self {
        case .red(let seconds) where seconds > 1: self = .red(seconds: seconds - 1)
        case .red: self = .green
        case .green: self = .red(seconds: 3)
        case .off: break
        }
    }
    mutating func turnOff() { self = .off }
}
var light = TrafficLight.green
var history: [String] = []
for _ in 1...5 {
    light.advance()
    history.append("\(light)")
}
light.turnOff()
light.advance()
print(history, light)
