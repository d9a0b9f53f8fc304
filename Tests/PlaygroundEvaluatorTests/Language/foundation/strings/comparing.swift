// Comparing and sorting text as people expect it.
import Foundation
let names = ["banana", "Apple", "cherry", "apple"]
print(names.sorted(), names.sorted { $0.caseInsensitiveCompare($1) == .orderedAscending }, names.sorted { $0.lowercased() < $1.lowercased() })
print("a".compare("b") == .orderedAscending, "a".compare("A", options: .caseInsensitive) == .orderedSame, "b".caseInsensitiveCompare("A") == .orderedDescending, "a".compare("a").rawValue)
print("file10".compare("file9", options: .numeric) == .orderedDescending, ["file10", "file2", "file1"].sorted { $0.compare($1, options: .numeric) == .orderedAscending }, "1.10.0".compare("1.9.2", options: .numeric) == .orderedDescending)
print(["file10", "file2"].sorted { $0.localizedStandardCompare($1) == .orderedAscending }, "a".localizedCompare("b") == .orderedAscending, "É".compare("e", options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame)
switch "apple".compare("banana") {
case .orderedAscending: print("before")
case .orderedSame: print("same")
case .orderedDescending: print("after")
}
print("Hello".hasPrefix("He"), "Hello".lowercased().hasPrefix("he"), "Hello" == "hello", "Hello".lowercased() == "hello", "straße".caseInsensitiveCompare("STRASSE").rawValue)
print("abc".commonPrefix(with: "abd"), "Swift".commonPrefix(with: "swiss", options: .caseInsensitive), ComparisonResult.orderedSame.rawValue, "x".isEmpty, "The end".localizedCapitalized)
print("one two  three".split(separator: " ").count, "One sentence. Two! Three?".components(separatedBy: CharacterSet(charactersIn: ".!?")).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty })
