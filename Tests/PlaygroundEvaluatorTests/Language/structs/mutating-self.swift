// A mutating method may replace self as a whole.
struct Lamp: Equatable {
    var brightness = 0
    var isOn: Bool { brightness > 0 }
    mutating func toggle() { self = isOn ? Lamp() : Lamp(brightness: 100) }
    mutating func dim(by step: Int = 10) {
        guard isOn else { return }
        brightness = max(0, brightness - step)
    }
    func dimmed(by step: Int) -> Lamp {
        var copy = self
        copy.dim(by: step)
        return copy
    }
}
var lamp = Lamp()
lamp.toggle()
lamp.dim()
lamp.dim(by: 25)
let evening = lamp.dimmed(by: 60)
print(lamp, evening, evening.dimmed(by: 60))
lamp.toggle()
print(lamp == Lamp(), lamp.isOn)
