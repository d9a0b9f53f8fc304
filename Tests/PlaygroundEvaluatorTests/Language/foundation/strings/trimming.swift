// Trimming and splitting with character sets.
import Foundation
let raw = "  \tHello, World!  \n"
print("[" + raw.trimmingCharacters(in: .whitespaces) + "]", "[" + raw.trimmingCharacters(in: .whitespacesAndNewlines) + "]")
print("--title--".trimmingCharacters(in: CharacterSet(charactersIn: "-")), "123abc456".trimmingCharacters(in: .decimalDigits), "a.b!".trimmingCharacters(in: .punctuationCharacters))
print("a, b,c".components(separatedBy: ","), "a b\tc\nd".components(separatedBy: .whitespacesAndNewlines), "one-two_three".components(separatedBy: CharacterSet(charactersIn: "-_")))
print("x1y22z".components(separatedBy: .decimalDigits), "line1\nline2\r\nline3".components(separatedBy: .newlines), "no".components(separatedBy: ", ").count, "".components(separatedBy: ","))
let words = "The  quick brown".components(separatedBy: " ").filter { !$0.isEmpty }
print(words, words.map { $0.trimmingCharacters(in: .letters) }, words.map(\.count).reduce(0, +))
print(CharacterSet.letters.contains("x"), CharacterSet.decimalDigits.contains("x"), CharacterSet.alphanumerics.contains("7"), CharacterSet(charactersIn: "abc").contains("b"), CharacterSet.uppercaseLetters.contains("Q"))
print("user@example.com".rangeOfCharacter(from: CharacterSet(charactersIn: "@")) != nil, "abc".rangeOfCharacter(from: .decimalDigits) == nil, "Price: 42".rangeOfCharacter(from: .decimalDigits).map { "Price: 42"[$0] } ?? "-")
var allowed = CharacterSet.alphanumerics
allowed.insert(charactersIn: "-_")
print("a b-c".addingPercentEncoding(withAllowedCharacters: allowed)!, allowed.contains("-"), allowed.inverted.contains(" "), CharacterSet.letters.union(.decimalDigits).contains("5"))
print(String("h3ll0".unicodeScalars.filter { CharacterSet.letters.contains($0) }), "ok".unicodeScalars.allSatisfy(CharacterSet.lowercaseLetters.contains))
