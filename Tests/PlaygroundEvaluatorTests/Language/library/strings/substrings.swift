// Substrings share the indices of their string.
let text = "key=value=more"
let equal = text.firstIndex(of: "=")!
let key = text[..<equal], value = text[text.index(after: equal)...]
print(key, value, type(of: key), String(key), key == "key", value.startIndex == text.index(after: equal))
print(value.base == text, value.firstIndex(of: "=")! < text.endIndex, text[value.startIndex])
print(key + value, key + "!", "!" + key, key.count, key.uppercased(), value.split(separator: "="))
var part = text.prefix(3)
part.append("s")
part += "!"
print(part, text, part.hasSuffix("!"), part.isEmpty)
print([key, value].joined(separator: "+"), key < value, Set([key, key]).count, [key: 1]["key"] ?? 0)
func length(_ text: some StringProtocol) -> Int { text.count }
print(length(key), length("literal"), Substring("all").dropLast(), String(value.reversed()), Array(key))
switch key {
case "key": print("matched")
default: print("other")
}
let optional: Substring? = text.split(separator: "=").last
print(optional.map(String.init) ?? "none", optional ?? "", "\(key)-\(value)")
