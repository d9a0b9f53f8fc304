// Raw strings keep backslashes and quotes; extra number signs open escapes and interpolation again.
let path = #"C:\users\ada\notes.txt"#
let quote = #"She said "hi" to \(nobody)"#
print(path, path.count)
print(quote)

let score = 42
print(#"score is \#(score)\#n<- that was a line end, this is not: \n"#)
print(##"one "# inside, \#(score) stays, \##(score) is replaced"##)
print(#"""
    raw lines with \n and "quotes" and """
    and \#(score * 2)
    """#)
let pattern = #"^\d{3}-\d{4}$"#
print(pattern.hasPrefix("^\\d"), pattern == "^\\d{3}-\\d{4}$")
