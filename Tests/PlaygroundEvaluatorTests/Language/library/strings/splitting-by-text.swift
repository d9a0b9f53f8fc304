// Splitting and cutting by a longer piece of text.
let text = "first -> second -> third"
print(text.split(separator: " -> "))
print(text.split(separator: " -> ", maxSplits: 1))
print("a--b----c".split(separator: "--", omittingEmptySubsequences: false))
let key = "prefix.value"
print(key.trimmingPrefix("prefix."), key.trimmingPrefix("other"))
print(key.trimmingPrefix { $0 != "." })
print("   indented".trimmingPrefix(while: \.isWhitespace))
var path = "/usr/local/bin"
path.trimPrefix("/")
print(path)
