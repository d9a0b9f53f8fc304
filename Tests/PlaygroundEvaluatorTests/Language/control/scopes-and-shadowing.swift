// Inner names hide outer ones; blocks end their names; a shadow may use what it hides.
let value = 10
func show(_ value: Int) -> Int {
    let doubled = value * 2
    do {
        let doubled = doubled + 1
        let value = "text"
        print(value, doubled)
    }
    return value + doubled
}
print(show(3), value)
let name: String? = "Ann"
if let name { print(name.count) }
if let name = name?.uppercased() { print(name) }
print(name as Any)
for value in 1...2 { let value = value * 100; print(value) }
let closure = { (value: Int) -> Int in let value = value + 1; return value }
print(closure(1), value)
func outer() -> Int {
    var count = 0
    func inner() -> Int { count += 1; return count }
    _ = inner()
    let count2 = { let count = 50; return count + inner() }()
    return count2 + count
}
print(outer())
switch value { case let value where value > 5: print("big", value); default: break }
struct print2 { static func print(_ n: Int) { Swift.print("own", n) } }
print2.print(4)
