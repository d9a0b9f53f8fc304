// An initializer in an extension leaves the memberwise one alive; one in the body removes it.
struct Temperature {
    var celsius: Double
}
extension Temperature {
    init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8) }
    init(_ other: Temperature, warmerBy delta: Double) {
        self = other
        celsius += delta
    }
}
let freezing = Temperature(fahrenheit: 32)
print(freezing, Temperature(celsius: 20), Temperature(freezing, warmerBy: 3))
struct Angle {
    let degrees: Double
    init(_ degrees: Double) {
        var reduced = degrees.truncatingRemainder(dividingBy: 360)
        if reduced < 0 { reduced += 360 }
        self.degrees = reduced
    }
}
print(Angle(-90), Angle(725).degrees)
