// NSRegularExpression: matches, captures, replacing.
import Foundation
let text = "Call 555-1234 or 555-9876, ask for Ann."
let regex = try NSRegularExpression(pattern: "(\\d{3})-(\\d{4})", options: [])
let whole = NSRange(text.startIndex..., in: text)
let matches = regex.matches(in: text, options: [], range: whole)
print(matches.count, regex.numberOfMatches(in: text, range: whole), regex.numberOfCaptureGroups, regex.pattern)
for match in matches {
    let all = Range(match.range, in: text)!, first = Range(match.range(at: 1), in: text)!, second = Range(match.range(at: 2), in: text)!
    print(text[all], text[first], text[second], match.numberOfRanges, match.range.location, match.range.length)
}
print(regex.stringByReplacingMatches(in: text, options: [], range: whole, withTemplate: "($1) $2"), regex.firstMatch(in: text, range: whole)!.range.location, regex.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) as Any)
let insensitive = try NSRegularExpression(pattern: "ANN", options: [.caseInsensitive])
print(insensitive.firstMatch(in: text, range: whole).map { (text as NSString).substring(with: $0.range) } ?? "-", (try? NSRegularExpression(pattern: "(")) == nil, NSRegularExpression.escapedPattern(for: "a.b*"))
func isEmail(_ text: String) -> Bool {
    let pattern = "^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}$"
    return text.range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil
}
print(isEmail("ann@example.org"), isEmail("not an address"))
insensitive.enumerateMatches(in: "ann Ann", options: [], range: NSRange(location: 0, length: 7)) { match, _, stop in print(match!.range.location) }
let named = try NSRegularExpression(pattern: "(?<word>\\w+)!")
print(named.firstMatch(in: "hey!", range: NSRange(location: 0, length: 4)).map { Range($0.range(withName: "word"), in: "hey!").map { String("hey!"[$0]) } ?? "-" } ?? "none")
