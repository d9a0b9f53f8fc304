// A literal that is looked up at once: its keys are what looks them up.
func weight(_ letter: Character) -> Int { ["I": 1, "V": 5, "X": 10][letter] ?? 0 }
print("XIV".map(weight), "MCM".map { ["M": 1000, "C": 100][$0]! })
func precedence(of symbol: Character) -> Int? { ["+": 1, "-": 1, "*": 2][symbol] }
print(precedence(of: "*") as Any, precedence(of: "?") as Any)

let small: UInt8 = 2
print([1: "one", 2: "two"][small] ?? "many", [2: 0.5, 3: 1][small, default: 9])
let word = "red green".split(separator: " ")[1]
print(["red": 1, "green": 2][word] ?? 0, (["a": "b"])[Character("a")] ?? "-")
