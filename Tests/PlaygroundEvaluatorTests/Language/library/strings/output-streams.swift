// Printing into a string, and into a stream of one's own.
var text = ""
print("a", 1, true, to: &text)
print("b", terminator: ";", to: &text)
print("c", "d", separator: "+", terminator: "", to: &text)
print(text.debugDescription)
text.write(" end")
print(text.split(separator: "\n"))
struct Shouting: TextOutputStream {
    var lines: [String] = []
    mutating func write(_ string: String) {
        if string != "\n" && !string.isEmpty { lines.append(string.uppercased()) }
    }
}
var shouting = Shouting()
print("quiet", to: &shouting)
print("words", 2, to: &shouting)
print(shouting.lines.joined(separator: " "))
var dumped = ""
dump(["k": [1, 2]], to: &dumped)
print(dumped)
debugPrint("x", to: &dumped)
print(dumped.hasSuffix("\"x\"\n"))
