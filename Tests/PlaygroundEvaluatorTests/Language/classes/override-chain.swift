// Overridden methods and properties call up the chain with super, and dispatch on the real class.
class Instrument {
    var name: String { "instrument" }
    func play(_ note: String) -> String { "\(name) plays \(note)" }
    func tune() -> String { "tuning: " + play("A") }
}
class Strings: Instrument {
    override var name: String { "stringed " + super.name }
    override func play(_ note: String) -> String { super.play(note) + " with a bow" }
}
final class Violin: Strings {
    override var name: String { "violin" }
    override func tune() -> String { super.tune() + ", four pegs" }
}
let all: [Instrument] = [Instrument(), Strings(), Violin()]
for instrument in all { print(instrument.tune()) }
print((all[2] as? Strings)?.play("E") ?? "no", all[0] is Strings, type(of: all[2]))
