// Raw strings, multi-line strings and their escapes.
let raw = #"C:\path\n "quoted" \#(1 + 1)"#
print(raw, raw.count)
print(##"a "# b"##, #"\d+\.\d+"#, #"""
    multi \n raw
      "indented"
    """#)
let name = "Ada"
let letter = """
    Dear \(name),
    \tyou wrote "\(name.count) letters" \
    on one line.\u{21}

      Yours
    """
print(letter)
print(letter.split(separator: "\n").count, """
    a\
    b
    """, "nul\0l".count, "\u{48}\u{49}", "it's")
