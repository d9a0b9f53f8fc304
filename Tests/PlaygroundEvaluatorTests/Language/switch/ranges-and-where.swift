// Switch over numbers: ranges of all kinds, lists of values, bindings with conditions.
func describe(_ n: Int) -> String {
    switch n {
    case ..<0: "negative"
    case 0: "zero"
    case 1, 2, 3: "few"
    case 4..<10: "several"
    case let x where x % 100 == 0: "\(x / 100) hundred"
    case 10...99 where n % 11 == 0: "repeated digits"
    case 10...99: "tens"
    case let big: "big \(big)"
    }
}
print([-5, 0, 2, 9, 10, 44, 300, 301].map(describe))
func letter(_ c: Character) -> String {
    switch c {
    case "a", "e", "i", "o", "u": return "vowel"
    case "a"..."z", "A"..."Z": return "consonant"
    case _ where c.isNumber: return "digit"
    default: return "other"
    }
}
print("aZ4?".map(letter))
switch 36.6 {
case ..<36: print("cold")
case 36...37.2: print("normal")
default: print("fever")
}
switch "banana" { case "a"..."az": print("a"); case "b"...: print("b or later"); default: print("none") }
