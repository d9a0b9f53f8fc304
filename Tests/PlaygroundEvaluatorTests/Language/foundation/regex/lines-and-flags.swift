// Regular expressions over several lines, without case, with named parts.
let text = """
# Title
first: 12
Second: 7
other
"""
for match in text.matches(of: /^(?<key>\w+): (?<value>\d+)$/.anchorsMatchLineEndings()) {
    print(match.key, Int(match.value)! * 2)
}
print(text.contains(/SECOND/), text.contains(/SECOND/.ignoresCase()))
print("a\nb".contains(/a.b/), "a\nb".contains(/a.b/.dotMatchesNewlines()))
print(text.replacing(/\d+/) { "<\($0.0.count)>" }.split(separator: "\n").last!)
let price = /(?<amount>\d+(?:\.\d+)?)\s?(?<currency>€|\$)?/
for sample in ["12 €", "3.50$", "7"] {
    if let match = sample.wholeMatch(of: price) { print(match.amount, match.currency ?? "no currency") }
}
