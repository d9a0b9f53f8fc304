// Character sets made, joined, turned round and asked.
import Foundation

var allowed = CharacterSet.lowercaseLetters
allowed.insert(charactersIn: "_-")
allowed.formUnion(CharacterSet(charactersIn: "0"..."9"))
for name in ["ada_7", "Ada", "a b"] {
    print(name, name.unicodeScalars.allSatisfy(allowed.contains), name.rangeOfCharacter(from: allowed.inverted) == nil)
}
let vowels = CharacterSet(charactersIn: "aeiou")
print("programming".components(separatedBy: vowels), "programming".unicodeScalars.filter(vowels.contains).count)
print(vowels.isSubset(of: .lowercaseLetters), CharacterSet.alphanumerics.isSuperset(of: .decimalDigits))
print("  x \n".trimmingCharacters(in: .whitespacesAndNewlines), "--x--".trimmingCharacters(in: CharacterSet(charactersIn: "-")))
print(vowels.union(.decimalDigits).contains("7"), vowels.subtracting(CharacterSet(charactersIn: "a")).contains("a"), vowels.intersection(.uppercaseLetters).contains("e"))
print("1,5;2 3".components(separatedBy: CharacterSet(charactersIn: ",; ")).compactMap(Int.init))
