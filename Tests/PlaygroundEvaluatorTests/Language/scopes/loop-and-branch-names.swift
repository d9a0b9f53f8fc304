// Names of branches, loops and cases end with them; else-branches do not see what the condition bound.
let name: String? = "outer"
if let name, name.isEmpty { print("empty") } else if let name { print("else-if sees", name) } else { print("none", name as Any) }
let number = 1
if case let number = number + 1, number > 5 { print("big") } else { print("still", number) }
for number in 5...6 { print(number, terminator: " ") }
print(number)
while let number = Optional(number + 10), number < 5 { print("never", number) }
switch number { case let number where number > 3: print("no", number); default: print("default", number) }
func lookup(_ table: [String: Int], _ key: String) -> String {
    guard let value = table[key] else { let value = "nothing"; return value }
    if let value = table["other"] { return "other \(value)" }
    return "own \(value)"
}
print(lookup(["a": 1], "a"), lookup([:], "a"), lookup(["a": 1, "other": 2], "a"))
do { let number = "text"; do { let number = number + "!"; print(number) }; print(number) }
let closures = [1, 2].map { number in { number * 10 } }
print(closures.map { $0() }, number)
do { throw CancellationError() } catch let name { print(type(of: name)) }
print(name ?? "-")
