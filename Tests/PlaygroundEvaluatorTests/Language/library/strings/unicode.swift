// Characters are what a reader sees, whatever they are made of.
let family = "👨‍👩‍👧", flag = "🇩🇰", cafe = "cafe\u{301}"
print(family.count, flag.count, cafe.count, cafe == "café", cafe.utf8.count, "café".utf8.count)
print(cafe.hasSuffix("é"), cafe.last!, Set(["café", cafe]).count, family.unicodeScalars.count)
print(String(cafe.reversed()), "🇩🇰🇸🇪".map { String($0) }, "e\u{301}x".first!)
print("straße".uppercased(), "İ".lowercased().count, "ﬁ".uppercased(), "ΑΣ".lowercased())
print("a" < "b", "Z" < "a", "é" < "f", "10" < "9", "" < "a", "abc" < "abcd")
print(["pear", "Apple", "fig", "Éclair"].sorted(), ["b", "a"].max()!, "a" == "\u{61}")
print("\u{1F468}\u{1F3FD}".count, "\r\n".count, "a\u{0}b".count)
print("tab\tquote\"slash\\".debugDescription, "line\nnext".debugDescription, "\u{7}".debugDescription, "é".debugDescription)
print("日本語".map { $0 }, "日本語".prefix(2), "naïve".firstIndex(of: "ï") != nil, "Ünï".lowercased())
print("👍🏽".unicodeScalars.map { String($0.value, radix: 16) }, "👍🏽".first!.unicodeScalars.count)
