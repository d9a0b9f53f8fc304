// `if` as a value: in constants, returns, closures, properties and nested.
func sign(_ n: Int) -> String {
    if n > 0 { "plus" } else if n < 0 { "minus" } else { "zero" }
}
print(sign(3), sign(-3), sign(0))
let hour = 14
let greeting = if hour < 12 { "morning" } else if hour < 18 { "afternoon" } else { "evening" }
let discount: Double = if hour > 12 { 1 } else { 0.5 }
print(greeting, discount)
struct Ticket {
    var age: Int
    var price: Int { if age < 6 { 0 } else if age > 64 { 8 } else { 12 } }
}
print([4, 30, 70].map { Ticket(age: $0).price })
let labels = (1...4).map { n in if n.isMultiple(of: 2) { "even" } else { "odd" } }
print(labels)
let optional: Int? = if hour > 20 { hour } else { nil }
print(optional as Any)
var state = 0
state = if state == 0 { if hour > 10 { 2 } else { 1 } } else { state }
print(state)
func level() throws -> Int {
    let chosen = if hour > 13 { 3 } else { throw CancellationError() }
    return chosen
}
print(try level())
