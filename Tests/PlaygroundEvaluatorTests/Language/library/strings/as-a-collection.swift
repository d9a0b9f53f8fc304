// A string is a collection of characters.
let word = "mississippi"
print(word.sorted(), String(word.sorted()), word.min()!, word.max()!, String(Set(word).sorted()))
print(word.map { $0.uppercased() }.joined(), word.compactMap { $0 == "s" ? nil : $0 }.count, word.flatMap { [$0, $0] }.count)
print(word.reduce("") { String($1) + $0 }, word.reduce(into: [:]) { $0[$1, default: 0] += 1 }["s" as Character]!)
var counts: [Character: Int] = [:]
for letter in word { counts[letter, default: 0] += 1 }
for (letter, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print(letter, count) }
print(Dictionary(grouping: word, by: { $0 })["p"]!, Array(word)[4], Array("abc"), [Character]("xyz"))
print(zip(word, word.dropFirst()).filter { $0 == $1 }.count, word.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element })
print(String(["a", "b"] as [Character]), String("abc".map { $0 }), "abc".shuffled().count, word.randomElement()!.isLetter)
print(word == String(word.reversed()), "level" == String("level".reversed()), word.starts(with: "miss"), word.lexicographicallyPrecedes("z"))
func isPalindrome(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    return letters.elementsEqual(letters.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("no"))
print(word.first { $0 > "m" }!, word.prefix(4).reversed().map(String.init), word.lazy.filter { $0 == "i" }.count)
