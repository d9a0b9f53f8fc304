var text = ""
for i in 0..<60_000 {
    text += "w\(i % 997) "
}
var counts: [String: Int] = [:]
for word in text.split(separator: " ") {
    counts[String(word), default: 0] += 1
}
print(counts.count, counts["w13"] ?? 0)
