// Replacing and finding with Foundation.
import Foundation
let text = "The rain in Spain stays mainly in the plain."
print(text.replacingOccurrences(of: "ain", with: "AIN"), text.replacingOccurrences(of: "the", with: "a", options: .caseInsensitive), text.replacingOccurrences(of: " ", with: ""))
print(text.replacingOccurrences(of: "[aeiou]", with: "*", options: .regularExpression), "2024-05-17".replacingOccurrences(of: "(\\d+)-(\\d+)-(\\d+)", with: "$3.$2.$1", options: .regularExpression))
if let range = text.range(of: "Spain") {
    print(text[range], text[..<range.lowerBound], text.distance(from: text.startIndex, to: range.lowerBound))
    print(text.replacingCharacters(in: range, with: "France"))
}
print(text.range(of: "SPAIN") == nil, text.range(of: "SPAIN", options: .caseInsensitive) != nil, text.range(of: "ain", options: .backwards).map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? -1, text.range(of: "The", options: .anchored) != nil)
print(text.range(of: "s[a-z]+s", options: .regularExpression).map { text[$0] } ?? "none", text.range(of: "\\d", options: .regularExpression) as Any)
var all: [Int] = []
var start = text.startIndex
while let found = text.range(of: "in", range: start..<text.endIndex) {
    all.append(text.distance(from: text.startIndex, to: found.lowerBound))
    start = found.upperBound
}
print(all, text.contains("rain"), text.localizedCaseInsensitiveContains("RAIN"), text.localizedStandardContains("spain"), "résumé".localizedStandardContains("resume"))
print("email: ann@x.org, bob@y.com".components(separatedBy: ", ").map { $0.replacingOccurrences(of: "email: ", with: "") })
print("Jürgen".folding(options: .diacriticInsensitive, locale: nil), "camelCaseText".replacingOccurrences(of: "([A-Z])", with: " $1", options: .regularExpression).lowercased(), "a\"b".replacingOccurrences(of: "\"", with: "\\\""))
print("hello world".capitalized, "HELLO".capitalized, "o'neil mc-donald".capitalized, "hello".appending(" there"), "a/b".appending("/c"), "abc".padding(toLength: 6, withPad: ".", startingAt: 0), "abcdef".padding(toLength: 3, withPad: " ", startingAt: 0))
