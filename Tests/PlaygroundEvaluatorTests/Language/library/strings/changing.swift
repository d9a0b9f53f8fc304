// Changing a string in place.
var text = "hello"
text.append("!")
text.append(contentsOf: "??")
text.append(Character("x"))
text += " world"
print(text, text.count)
print(text.removeFirst(), text.removeLast(), text.popLast() ?? "-", text)
text.removeFirst(2)
text.removeLast(3)
print(text)
text.removeAll { "l!".contains($0) }
print(text)
text.insert(">", at: text.startIndex)
text.insert(contentsOf: "<<", at: text.endIndex)
print(text)
if let question = text.firstIndex(of: "?") { print(text.remove(at: question), text) }
text.removeSubrange(text.startIndex..<text.index(text.startIndex, offsetBy: 2))
print(text, text.isEmpty)
text.removeAll()
print(text.isEmpty, text.popLast() as Any)
text.reserveCapacity(20)
text = String(repeating: "ab", count: 3)
text = text.uppercased() + text.lowercased()
print(text, String(text.reversed()))
let same = String("abc"), copy = same
print(same == copy, same + copy, same.description, same.debugDescription)
