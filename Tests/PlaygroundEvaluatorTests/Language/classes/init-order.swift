// Phases of initialization: own properties first, then super, then the rest; what each sees.
class Building {
    let storeys: Int
    init(storeys: Int) {
        self.storeys = storeys
        print("building with", storeys)
        describe()
    }
    func describe() { print("a plain building") }
}
class Tower: Building {
    var antenna: Double
    var kind = { print("default of kind"); return "radio" }()
    init(antenna: Double) {
        self.antenna = antenna
        print("before super")
        super.init(storeys: 40)
        self.antenna += 1
        print("after super", self.antenna)
    }
    override func describe() { print("a tower with antenna \(antenna) for \(kind)") }
}
let tower = Tower(antenna: 12.5)
print(tower.storeys, tower.antenna)
