// A requirement dispatches on the value's type; an extension-only member on the static type.
protocol Greeter { func greet() -> String }
extension Greeter {
    func greet() -> String { "hello" }
    func farewell() -> String { "bye" }
    func both() -> String { greet() + " & " + farewell() }
}
struct Pirate: Greeter {
    func greet() -> String { "ahoy" }
    func farewell() -> String { "arr" }
}
let pirate = Pirate()
let greeter: any Greeter = pirate
func meet<G: Greeter>(_ someone: G) -> String { someone.greet() + "/" + someone.farewell() }
print(pirate.greet(), pirate.farewell())
print(greeter.greet(), greeter.farewell())
print(pirate.both(), meet(pirate), (pirate as Greeter).farewell())
