// Own `~=` lets a switch match by regular rules: prefixes, predicates, divisors, keys.
struct Prefix { let text: String; init(_ text: String) { self.text = text } }
func ~= (pattern: Prefix, value: String) -> Bool { value.hasPrefix(pattern.text) }
func ~= <T>(predicate: (T) -> Bool, value: T) -> Bool { predicate(value) }
func ~= (words: [String], value: String) -> Bool { words.contains(value) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
func divisible(by d: Int) -> (Int) -> Bool { { $0 % d == 0 } }

for url in ["https://a", "ftp://b", "about:blank", "mailto:x"] {
    switch url {
    case Prefix("https"): print("secure")
    case Prefix("ftp"): print("old")
    case ["about:blank", "about:home"]: print("internal")
    default: print("unknown", url)
    }
}
for n in [9, 10, 35, 11] {
    switch n {
    case isEven: print(n, "even")
    case divisible(by: 3): print(n, "by three")
    case divisible(by: 5), divisible(by: 7): print(n, "by five or seven")
    default: print(n, "plain")
    }
}
let limit = 10
switch 10 { case limit: print("at limit"); case limit + 1: print("over"); default: print("else") }
if case Prefix("ea") = "easel" { print("matched") }
