// Globals with observers, computed globals, and lazy initialization order of globals in functions.
var log: [String] = []
var volume = 5 {
    didSet { log.append("\(oldValue)>\(volume)") }
}
var isLoud: Bool { volume > 8 }
var halved: Int {
    get { volume / 2 }
    set { volume = newValue * 2 }
}
volume = 9
print(isLoud, halved)
halved = 3
halved += 1
print(volume, log)
func scoped() {
    var steps = 0 { didSet { log.append("steps \(steps)") } }
    var doubled: Int { get { steps * 2 } set { steps = newValue / 2 } }
    steps += 1
    doubled = 20
    print(doubled, steps)
}
scoped()
print(log.suffix(2))
