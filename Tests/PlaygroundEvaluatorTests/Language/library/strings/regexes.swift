// Regular expressions: literals, captures by number and name, all matches.
let log = "2024-05-17 ERROR disk full; 2024-05-18 INFO ok"
if let match = log.firstMatch(of: /(\d+)-(\d+)-(\d+) (\w+)/) {
    print(match.0, match.1, match.4, match.output.2, log[match.range])
}
if let match = log.firstMatch(of: /(?<level>ERROR|INFO) (?<text>[a-z ]+)/) {
    print(match.level, match.text, match.output.level)
}
let days = log.matches(of: /\d{4}-(\d\d)-(\d\d)/).map { Int($0.2)! }
print(days, log.matches(of: /x/).count)
print(log.replacing(/\d/, with: "#"), log.contains(/INFO/), log.ranges(of: /o/).count)
print(log.split(separator: /;\s*/), "a1b2".replacing(/\d/) { "<\($0.output)>" })
print("42".wholeMatch(of: /\d+/) != nil, "42x".wholeMatch(of: /\d+/) != nil, "42x".prefixMatch(of: /\d+/)?.output ?? "-")
print("x=1".firstMatch(of: /(\w)=(\d)?/)?.2 ?? "none", "x=".firstMatch(of: /(\w)=(\d)?/)?.2 ?? "none")
let pattern = try Regex("[aeiou]+")
print("queue".firstMatch(of: pattern).map { String("queue"[$0.range]) } ?? "-", "HELLO".contains(/hello/.ignoresCase()))
print("key: value".wholeMatch(of: /(\w+): (\w+)/).map { ($0.1, $0.2) } ?? ("", ""))
print("tel 555-1234".trimmingPrefix(/[a-z ]+/), "a,b;c".split(separator: /[,;]/).map(String.init))
var mutable = "aXbX"
mutable.replace(/X/, with: "-")
print(mutable, (try? Regex("[")) == nil)
