// AttributedString: its characters and runs.
import Foundation
var text = AttributedString("Hello world")
text.append(AttributedString("!"))
print(String(text.characters), text.characters.count, text.runs.count, text.description.isEmpty, AttributedString("a") == AttributedString("a"))
if let range = text.range(of: "world") { print(String(text[range].characters)) }
let joined = AttributedString("one ") + AttributedString("two")
print(String(joined.characters), String(AttributedString("x").characters).uppercased())
