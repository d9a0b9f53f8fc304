// Every form of optional binding: if let, var copies, guard let, while let, tuples, casts, patterns.
let name: String? = "Grace", age: Int? = nil
if let name { print("hello", name) }
if var copy = name { copy += "!"; print(copy) }
if let name, let age { print(name, age) } else if let name { print("only", name) } else { print("none") }
if let length = name?.count, length > 3, let last = name?.last { print(length, last) }
func check(_ text: String?, _ n: Int?) -> String {
    guard let text, let n, n > 0 else { return "no" }
    guard var letters = Optional(Array(text)), !letters.isEmpty else { return "empty" }
    letters.reverse()
    return String(letters) + "\(n)"
}
print(check("abc", 2), check(nil, 2), check("", 1), check("a", 0))
if let _ = name { print("something") }
if name != nil, age == nil { print("name without age") }
let pair: (Int, String)? = (1, "x")
if let (n, s) = pair { print(n, s) }
let anything: Any = 5
if let n = anything as? Int { print(n + 1) }
if let s = anything as? String { print(s) } else { print("not text") }
func make(_ n: Int) -> Int? { n < 3 ? n : nil }
var i = 0
while let value = make(i) { print(value, terminator: " "); i += 1 }
print()
if let name = name, name.hasPrefix("G") { let name = name.lowercased(); print(name) }
