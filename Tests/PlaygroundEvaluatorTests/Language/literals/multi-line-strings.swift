// Multi-line strings: indentation of the closing quotes, escapes, joined lines, quotes inside.
let guest = "Ada"
let letter = """
    Dear \(guest),
      the \"tea\" is at 4 o'clock. She said "yes" and ""maybe"".
    One long line \
    goes on here.

    \tTabbed, and a quote: \"""
    Yours
    """
print(letter)
print(letter.split(separator: "\n", omittingEmptySubsequences: false).count)

let empty = """
    """
let blankLine = """

    """
print(empty.isEmpty, blankLine.count)

func poem(_ lines: Int) -> String {
    """
    roses \(lines > 1 ? "are" : "is") red
    \(lines) lines, \("nested \(guest.count) letters")
    """
}
print(poem(2))
