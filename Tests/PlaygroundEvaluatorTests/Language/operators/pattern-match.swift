// ~= declared for own types takes part in switch; a custom range-like pattern too.
struct Even {}
let even = Even()
func ~= (pattern: Even, value: Int) -> Bool { value % 2 == 0 }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
struct Prefix { let text: String; init(_ text: String) { self.text = text } }
func ~= (pattern: Prefix, value: String) -> Bool { value.hasPrefix(pattern.text) }
func big(_ n: Int) -> Bool { n > 100 }
func kind(_ n: Int) -> String {
    switch n {
    case 0: "zero"
    case big: "big"
    case even: "even"
    default: "odd"
    }
}
print([0, 4, 7, 102].map(kind))
for word in ["swift", "sword", "pen"] {
    switch word {
    case Prefix("sw"): print(word, "sw")
    default: print(word, "other")
    }
}
