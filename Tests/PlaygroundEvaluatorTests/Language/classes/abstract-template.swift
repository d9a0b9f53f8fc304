// A template method: the base calls what subclasses fill in; fatalError is never reached.
class Beverage {
    func prepare() -> [String] { ["boil water", brew(), "pour"] + (wantsExtras ? extras() : []) }
    func brew() -> String { fatalError("subclasses brew") }
    var wantsExtras: Bool { true }
    func extras() -> [String] { [] }
}
class Tea: Beverage {
    override func brew() -> String { "steep leaves" }
    override func extras() -> [String] { super.extras() + ["lemon"] }
}
class Espresso: Beverage {
    override func brew() -> String { "press" }
    override var wantsExtras: Bool { false }
}
for drink in [Tea(), Espresso()] as [Beverage] { print(type(of: drink), drink.prepare()) }
