// Regex literals: matching whole and part, captures, named captures, all matches, replacing, splitting.
let line = "2024-03-15 ERROR [net] timeout after 30s"
if let match = line.firstMatch(of: /(\d{4})-(\d{2})-(\d{2})/) { print(match.0, match.1, Int(match.2)! + 1, match.output.3) }
if let match = line.firstMatch(of: /\[(?<module>\w+)\]\s+(?<text>.+)$/) { print(match.module, "|", match.text) }
print(line.contains(/ERROR|WARN/), line.wholeMatch(of: /\d+/) == nil, "42".wholeMatch(of: /\d+/)?.0 ?? "", line.prefixMatch(of: /\d+/)!.0)
let text = "a1 b22 c333"
print(text.matches(of: /[a-z](\d+)/).map { Int($0.1)! }, text.replacing(/\d+/, with: "#"), text.replacing(/\d+/) { "<\($0.0.count)>" })
print(text.split(separator: /\s+/), text.firstRange(of: /b\d/).map { text[$0] }!, text.trimmingPrefix(/a\d/))
switch "key=value" {
case let s where s.contains(/^\w+=\w+$/): print("pair")
default: print("other")
}
let pattern = try Regex("[A-Z]+")
print(line.firstMatch(of: pattern).map { String(line[$0.range]) }!, line.ranges(of: pattern).count)
let optional = /(\w+)(?::(\d+))?/
for host in ["local:80", "remote"] { if let m = host.wholeMatch(of: optional) { print(m.1, m.2 ?? "no port") } }
if let m = "x=1;y=2".firstMatch(of: #/(?<name>\w)=(?<value>\d);?/#) { print(m.name, m.value) }
