// Regular expressions.
let line = "2024-03-15: rain 12mm"
if let match = line.firstMatch(of: /(\d+)-(\d+)-(\d+)/) { print(match.output.0, match.1, match.2, match.3) }
if let match = line.firstMatch(of: /(?<what>\w+) (?<amount>\d+)mm/) { print(match.what, match.amount) }
print(line.matches(of: /\d+/).map { $0.output }, line.contains(/rain/), line.contains(/snow/))
print(line.replacing(/\d/, with: "#"), "a1b2".split(separator: /\d/), "abc".wholeMatch(of: /[a-c]+/) != nil)
print("x=1;y=2".matches(of: /(\w)=(\d)/).map { "\($0.1)->\($0.2)" }, "aXbX".replacing(/X/) { _ in "." })
