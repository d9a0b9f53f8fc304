class Counter {
    var count = 0
    var action: () -> Void = {}
    func prepare() { action = { count += 1 } }
}
Counter().prepare()
// ---
class Greeter {
    var name = "Ann"
    func greet() { print(name) }
    func later() -> () -> Void { { greet() } }
}
Greeter().later()()
// ---
func run(_ work: @escaping () -> Void) { work() }
class Page {
    var title = ""
    func load() { run { title = "loaded" } }
}
Page().load()
// ---
class Page {
    var title = "start"
    lazy var heading: () -> String = { title.uppercased() }
}
print(Page().heading())
// ---
class Page {
    var title = "start"
    func describe() -> [() -> String] { [{ title }] }
}
print(Page().describe().count)
// ---
func counter(_ count: inout Int) -> () -> Void { { count += 1 } }
var total = 0
counter(&total)()
// ---
struct Tally {
    var count = 0
    mutating func adder() -> () -> Void { { count += 1 } }
}
var tally = Tally()
tally.adder()()
// ---
func keep(_ work: () -> Void) {
    let again = { work() }
    again()
}
keep { print("work") }
// ---
func collect(_ work: () -> Void) -> [() -> Void] { [work] }
print(collect {}.count)
