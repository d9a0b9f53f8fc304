// What people add to String: slugs, cut ends, counted words, safe positions.
import Foundation

extension String {
    var slug: String {
        folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }.joined(separator: "-")
    }
    func cut(to length: Int, _ end: String = "…") -> String {
        count <= length ? self : prefix(max(0, length - end.count)) + end
    }
    var words: [Substring] { split { !$0.isLetter } }
    subscript(safe offset: Int) -> Character? {
        offset >= 0 && offset < count ? self[index(startIndex, offsetBy: offset)] : nil
    }
    mutating func capitalizeFirst() { self = prefix(1).uppercased() + dropFirst() }
}
print("Crème Brûlée, à la carte!".slug, "A long sentence".cut(to: 8), "short".cut(to: 9), "abc".cut(to: 2, "--"))
print("it's 5 o'clock".words, "hey"[safe: 1] ?? "-", "hey"[safe: 9] as Any, "hey"[safe: -1] as Any)
var name = "ada"
name.capitalizeFirst()
print(name, "".slug.isEmpty, min("b", "a"), max(name.count, 2))
