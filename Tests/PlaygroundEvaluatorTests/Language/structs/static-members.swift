// Static constants, variables, methods and lazily made instances of the type itself.
struct Planet {
    let name: String
    let moons: Int
    static let earth = Planet(name: "Earth", moons: 1)
    static let mars = Planet(name: "Mars", moons: 2)
    static var discovered = [earth, mars]
    static var totalMoons: Int { discovered.reduce(0) { $0 + $1.moons } }
    static func discover(_ name: String, moons: Int) { discovered.append(.init(name: name, moons: moons)) }
    static subscript(name: String) -> Planet? { discovered.first { $0.name == name } }
    var isTwin: Bool { Self.discovered.contains { $0.moons == moons && $0.name != name } }
}
Planet.discover("Pluto", moons: 5)
print(Planet.totalMoons, Planet["Pluto"]?.moons ?? 0, Planet["Nibiru"] == nil)
let home: Planet = .earth
print(home.name, home.isTwin)
