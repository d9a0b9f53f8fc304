// Labels say which loop, switch, if or do a break or continue means.
rows: for row in 1...4 {
    for column in 1...4 {
        if column == row { continue rows }
        if row * column == 6 { print("stop at", row, column); break rows }
        print(row, column)
    }
}
let commands = ["add", "skip", "add", "stop", "add"]
var total = 0
reading: for command in commands {
    switch command {
    case "skip": continue reading
    case "stop": break reading
    default: total += 1
    }
    print("total", total)
}
check: if total > 0 {
    if total == 2 { print("exactly two"); break check }
    print("never shown")
}
search: do {
    for n in 2... { if n * n > 50 { print("found", n); break search } }
}
var n = 0
outer: while true {
    repeat { n += 1; if n == 5 { break outer } } while n < 100
}
print(n)
choice: switch n { case 5: if n > 3 { print("leave"); break choice }; print("never"); default: break }
