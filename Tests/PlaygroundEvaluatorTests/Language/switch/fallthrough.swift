// Cases do not fall through unless told; `break` leaves the switch only.
func steps(from level: Int) -> [String] {
    var done: [String] = []
    switch level {
    case 3: done.append("pack"); fallthrough
    case 2: done.append("load"); fallthrough
    case 1: done.append("drive")
    case 0: break
    default:
        done.append("check")
        if level > 10 { break }
        done.append("refuse")
    }
    return done
}
for level in [3, 2, 1, 0, 5, 11] { print(level, steps(from: level)) }
for word in ["a", "b", "c"] {
    switch word {
    case "a": fallthrough
    case "b": print(word, "or so")
    default: print(word, "else")
    }
}
switch 1 {
case 1:
    let local = "scoped"
    print(local)
    fallthrough
case 2:
    let local = 2
    print(local)
default: print("never")
}
