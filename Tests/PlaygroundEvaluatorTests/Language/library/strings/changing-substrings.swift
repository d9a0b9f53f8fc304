// A part of a text can be changed as a text can.
var part: Substring = "hello world".dropLast()
part.removeFirst(2)
part.removeLast(2)
print(part, part.count)
part.insert("<", at: part.startIndex)
part.insert(contentsOf: "!>", at: part.endIndex)
print(part, part.remove(at: part.startIndex))
part.removeSubrange(part.startIndex..<part.index(part.startIndex, offsetBy: 2))
part.replaceSubrange(part.startIndex...part.startIndex, with: "O")
print(part, part.filter { $0 != "O" }, part.popLast() ?? "-", part.popFirst() ?? "-")
part.removeAll { $0 == " " }
print(part)
part.removeAll()
print(part.isEmpty)
var rest = "12+34"[...]
var tokens: [String] = []
while let next = rest.first {
    let run = rest.prefix { $0.isNumber == next.isNumber }
    tokens.append(String(run))
    rest.removeFirst(run.count)
}
print(tokens)
